create extension if not exists btree_gin;

-- Each saved form is a version; an application keeps the one it was filled in with.
create table form_configs (
  organization_id uuid not null references organizations on delete cascade,
  version integer not null,
  id uuid not null,
  sections jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, version)
);
select protect_tenant_table('form_configs');

create table interview_flows (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  name text not null,
  description text not null,
  version integer not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (organization_id, id)
);
select protect_tenant_table('interview_flows');

create table interview_flow_versions (
  organization_id uuid not null,
  flow_id uuid not null,
  version integer not null,
  rounds jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, flow_id, version),
  foreign key (organization_id, flow_id) references interview_flows (organization_id, id) on delete cascade
);
select protect_tenant_table('interview_flow_versions');

create table interview_settings (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  settings jsonb not null,
  is_default boolean not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (organization_id, id)
);
create unique index interview_settings_one_default on interview_settings (organization_id) where is_default and removed_at is null;
select protect_tenant_table('interview_settings');

create table job_openings (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  title text not null,
  department text,
  locations jsonb not null default '[]',
  workplace text not null check (workplace in ('on_site', 'hybrid', 'remote')),
  employment_type text not null,
  experience_level text,
  salary jsonb,
  description text not null,
  requirements jsonb not null default '[]',
  openings integer not null default 1,
  closing_date date,
  interview_flow_id uuid,
  interview_settings_id uuid,
  extra_questions jsonb not null default '[]',
  hiring_team jsonb not null default '[]',
  status text not null check (status in ('draft', 'open', 'paused', 'closed')),
  published_at timestamptz,
  archived_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, interview_flow_id) references interview_flows (organization_id, id),
  foreign key (organization_id, interview_settings_id) references interview_settings (organization_id, id)
);
create index job_openings_newest on job_openings (organization_id, created_at desc, id desc);
select protect_tenant_table('job_openings');
