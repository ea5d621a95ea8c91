-- Exports of everything that an organization has, each as one ZIP file. A finished one is deleted with its file after a week.
create table data_exports (
  organization_id uuid not null,
  id uuid not null,
  asked_by uuid not null,
  state text not null check (state in ('running', 'ready', 'failed')),
  -- Applications that are written with their files, of all.
  done integer not null default 0,
  total integer not null default 0,
  file_key text,
  bytes bigint,
  asked_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id) references organizations (organization_id) on delete cascade,
  foreign key (organization_id, asked_by) references admins (organization_id, id) on delete cascade
);
create unique index data_exports_running on data_exports (organization_id) where state = 'running';
create index data_exports_newest on data_exports (organization_id, asked_at desc);
select protect_tenant_table('data_exports');

-- Whoever creates a trigger needs the right to its function, which a login without the rights of its roles does not have.
set role evenhand_platform;
do $$ begin execute format('grant execute on function delete_links_of_subject() to %I', session_user); end $$;
reset role;
create trigger links_go_too after delete on data_exports for each row execute function delete_links_of_subject();
set role evenhand_platform;
do $$ begin execute format('revoke execute on function delete_links_of_subject() from %I', session_user); end $$;
reset role;
