-- What a match was made with besides the résumé: a hash of the job's requirements and of the rules. Null if nothing was compared, and for
-- matches from before it was recorded.
alter table applications add column match_basis text;

-- Evaluating the applications of a job again, one at a time in the background.
create table evaluation_reruns (
  organization_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  admin_id uuid not null,
  -- outdated: only what was made with other requirements, rules or prompts, or has failed.
  scope text not null check (scope in ('outdated', 'all')),
  state text not null check (state in ('running', 'finished', 'cancelled')),
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  -- Why it ended early, if nobody cancelled it.
  problem text check (problem in ('budget_spent')),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references job_openings (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create unique index evaluation_reruns_running on evaluation_reruns (organization_id, job_id) where state = 'running';
create index evaluation_reruns_by_job on evaluation_reruns (organization_id, job_id, created_at desc);
create index evaluation_reruns_by_admin on evaluation_reruns (organization_id, admin_id);
select protect_tenant_table('evaluation_reruns');

-- One row per evaluation that is still to be made. Its id is the id of the evaluation, so that a repeated step starts nothing twice.
create table evaluation_rerun_items (
  organization_id uuid not null,
  rerun_id uuid not null,
  position integer not null,
  evaluation_id uuid not null,
  application_id uuid not null,
  kind text not null check (kind in ('match', 'interview')),
  primary key (organization_id, rerun_id, position),
  foreign key (organization_id, rerun_id) references evaluation_reruns (organization_id, id) on delete cascade,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index evaluation_rerun_items_by_application on evaluation_rerun_items (organization_id, application_id);
select protect_tenant_table('evaluation_rerun_items');

-- What is waiting now, which comes before any rerun.
create index evaluations_waiting on evaluations (organization_id, created_at) where state = 'waiting';
