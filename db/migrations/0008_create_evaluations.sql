-- Every run is kept and none is overwritten; the newest that is ready is the one shown.
create table evaluations (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  kind text not null check (kind in ('match', 'interview')),
  -- The résumé or the screening it was made from.
  source_id uuid not null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed', 'needs_person')),
  engine text,
  model text,
  prompt_version text not null,
  input_hash text,
  result jsonb,
  problem text,
  tries integer not null default 0,
  milliseconds integer,
  asked_by uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index evaluations_by_application on evaluations (organization_id, application_id, kind, created_at desc);
select protect_tenant_table('evaluations');

-- What a person thinks, one card for each reviewer and application. Given before the machine's scores are shown, or openly after.
create table scorecards (
  organization_id uuid not null,
  application_id uuid not null,
  admin_id uuid not null,
  ratings jsonb not null,
  recommendation text check (recommendation in ('strong_yes', 'yes', 'no', 'strong_no')),
  note text not null default '',
  -- Null: the reviewer asked to see the machine's scores without giving their own first.
  submitted_at timestamptz,
  revealed_at timestamptz,
  primary key (organization_id, application_id, admin_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('scorecards');

-- Where a person agrees with the machine or sees it differently, by criterion.
create table opinions (
  organization_id uuid not null,
  evaluation_id uuid not null,
  criterion text not null,
  admin_id uuid not null,
  agrees boolean not null,
  level integer check (level between 1 and 5),
  note text not null default '',
  at timestamptz not null,
  primary key (organization_id, evaluation_id, criterion, admin_id),
  foreign key (organization_id, evaluation_id) references evaluations (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('opinions');
