-- Links that show parts of an application to somebody without an account, for a limited time. Tokens are stored hashed in links.
create table share_links (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  -- What is shown: resume, match, interview, scorecards.
  includes text[] not null,
  name_hidden boolean not null,
  expires_at timestamptz not null,
  created_by uuid not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  opened_count integer not null default 0,
  last_opened_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index share_links_of_application on share_links (organization_id, application_id, created_at);
select protect_tenant_table('share_links');
create trigger links_go_too after delete on share_links for each row execute function delete_links_of_subject();
