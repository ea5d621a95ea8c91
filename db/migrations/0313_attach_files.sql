-- Files that colleagues add to an application.
create table attachments (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  file_key text not null,
  name text not null,
  content_type text not null,
  bytes integer not null,
  created_by uuid not null,
  created_at timestamptz not null,
  -- A deleted file stays for a short time, so that this can be undone.
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index attachments_of_application on attachments (organization_id, application_id, created_at);
create index attachments_deleted on attachments (organization_id, deleted_at) where deleted_at is not null;
select protect_tenant_table('attachments');
