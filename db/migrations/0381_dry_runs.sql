-- Dry runs of interview flows: synthetic candidates take an AI interview. Nothing here is about a person.
create table dry_runs (
  organization_id uuid not null,
  id uuid not null,
  flow_id uuid not null,
  admin_id uuid not null,
  -- The round as it was asked, saved or not.
  round jsonb not null,
  -- Null for the built-in rules engine.
  engine text,
  model text,
  state text not null check (state in ('running', 'finished', 'cancelled')),
  problem text check (problem in ('budget_spent', 'model_unavailable', 'time_limit')),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, flow_id) references interview_flows (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create unique index dry_runs_running on dry_runs (organization_id, flow_id) where state = 'running';
create index dry_runs_by_flow on dry_runs (organization_id, flow_id, created_at desc);
create index dry_runs_by_admin on dry_runs (organization_id, admin_id);
select protect_tenant_table('dry_runs');

create table dry_run_candidates (
  organization_id uuid not null,
  run_id uuid not null,
  kind text not null check (kind in ('strong', 'rambling', 'terse', 'weak', 'off_topic', 'adversarial')),
  position integer not null,
  state text not null check (state in ('waiting', 'asked', 'evaluated', 'failed')),
  -- What was said, by question, as an evaluation reads it; null until the interview has taken place.
  interview jsonb,
  milliseconds integer not null default 0,
  result jsonb,
  primary key (organization_id, run_id, kind),
  foreign key (organization_id, run_id) references dry_runs (organization_id, id) on delete cascade
);
select protect_tenant_table('dry_run_candidates');
