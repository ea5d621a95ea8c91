-- One action on many applications: what was asked for, and what happened to each, so that it can be reported and undone.
create table bulk_runs (
  organization_id uuid not null,
  -- Given by the caller: the same call twice is one run.
  id uuid not null,
  admin_id uuid not null,
  action jsonb not null,
  state text not null check (state in ('running', 'finished', 'undoing', 'undone')),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create index bulk_runs_by_admin on bulk_runs (organization_id, admin_id);
create index bulk_runs_by_age on bulk_runs (organization_id, created_at);
select protect_tenant_table('bulk_runs');

create table bulk_items (
  organization_id uuid not null,
  run_id uuid not null,
  application_id uuid not null,
  position integer not null,
  state text not null check (state in ('waiting', 'done', 'excluded', 'failed', 'undone', 'kept')),
  -- Why it was excluded, failed or could not be undone: a code, and a sentence if the code has none.
  problem text,
  detail text,
  -- The application before and after, as far as the action changes it.
  before jsonb,
  after jsonb,
  primary key (organization_id, run_id, application_id),
  foreign key (organization_id, run_id) references bulk_runs (organization_id, id) on delete cascade,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index bulk_items_by_state on bulk_items (organization_id, run_id, state, position);
create index bulk_items_by_application on bulk_items (organization_id, application_id);
select protect_tenant_table('bulk_items');
