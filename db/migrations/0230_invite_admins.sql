-- Colleagues are invited by e-mail with a role. An invitation becomes an admin when its link is used.
create table admin_invitations (
  organization_id uuid not null references organizations (organization_id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer')),
  -- Jobs whose hiring team they join.
  job_ids jsonb not null default '[]',
  invited_by uuid not null,
  created_at timestamptz not null,
  -- Moved by each new e-mail.
  expires_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, invited_by) references admins (organization_id, id) on delete cascade
);
create unique index admin_invitations_by_email on admin_invitations (organization_id, lower(email));
select protect_tenant_table('admin_invitations');
create trigger links_go_too after delete on admin_invitations for each row execute function delete_links_of_subject();

-- Removed people cannot sign in. Their names stay next to what they did.
alter table admins add column removed_at timestamptz;

-- What somebody is responsible for is handed over when they are removed.
create index applications_by_owner on applications (organization_id, owner_id) where owner_id is not null;

-- Makes the address of an admin of the transaction's organization available for another account.
create function release_sign_in_address(admin uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sign_in_addresses s
    where s.organization_id = current_setting('app.organization_id')::uuid and s.admin_id = admin;
$$;
select run_as_platform('release_sign_in_address(uuid)');
