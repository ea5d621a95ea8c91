-- Jobs to start from: the content of a job under a name, for the whole organization.
create table job_templates (
  organization_id uuid not null references organizations (organization_id) on delete cascade,
  id uuid not null,
  name text not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index job_templates_by_name on job_templates (organization_id, lower(name));
select protect_tenant_table('job_templates');
