-- Only what an organization changed stands here; what it did not is the product's own text.
create table email_templates (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  key text not null,
  name text not null,
  subject text not null,
  body text not null,
  enabled boolean not null default true,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, key)
);
select protect_tenant_table('email_templates');
