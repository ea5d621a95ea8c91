-- Questions that the AI answers for each application.
create table custom_ai_fields (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  -- Of the question: answers to an older one are outdated.
  version integer not null,
  -- Of the field as a whole: an edit of an older one is refused.
  revision integer not null,
  question text not null,
  answer_type text not null check (answer_type in ('yes_no', 'number', 'choice', 'text', 'score')),
  -- What the answers mean, and the options of a choice.
  details jsonb not null,
  source text not null check (source in ('resume', 'interview', 'both')),
  all_jobs boolean not null,
  hidden_in_blind_review boolean not null,
  enabled boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id) references organizations (organization_id) on delete cascade
);
select protect_tenant_table('custom_ai_fields');

create table custom_ai_field_versions (
  organization_id uuid not null,
  field_id uuid not null,
  version integer not null,
  question text not null,
  answer_type text not null,
  details jsonb not null,
  source text not null,
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (organization_id, field_id, version),
  foreign key (organization_id, field_id) references custom_ai_fields (organization_id, id) on delete cascade
);
select protect_tenant_table('custom_ai_field_versions');

create table custom_ai_field_jobs (
  organization_id uuid not null,
  field_id uuid not null,
  job_id uuid not null,
  primary key (organization_id, field_id, job_id),
  foreign key (organization_id, field_id) references custom_ai_fields (organization_id, id) on delete cascade,
  foreign key (organization_id, job_id) references job_openings (organization_id, id) on delete cascade
);
create index custom_ai_field_jobs_by_job on custom_ai_field_jobs (organization_id, job_id);
select protect_tenant_table('custom_ai_field_jobs');

-- Every answer, never overwritten.
create table custom_ai_answers (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  field_id uuid not null,
  version integer not null,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  -- Null if the sources do not state it.
  value jsonb,
  quotes jsonb not null default '[]',
  reasoning text not null default '',
  -- Claims of the model that were removed because their quotes do not exist.
  unsupported integer not null default 0,
  evidence_deleted boolean not null default false,
  screening_id uuid,
  engine text,
  model text,
  prompt_hash text,
  input_hash text,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  cost_usd numeric(12, 6),
  milliseconds integer not null default 0,
  problem text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, field_id) references custom_ai_fields (organization_id, id) on delete cascade
);
create index custom_ai_answers_by_application on custom_ai_answers (organization_id, application_id, field_id, created_at desc);
create index custom_ai_answers_by_field on custom_ai_answers (organization_id, field_id, finished_at desc);
create index custom_ai_answers_by_screening on custom_ai_answers (organization_id, screening_id) where screening_id is not null;
select protect_tenant_table('custom_ai_answers');

-- The newest answer of each application, as lists show and filter it.
create table custom_ai_results (
  organization_id uuid not null,
  field_id uuid not null,
  application_id uuid not null,
  answer_id uuid not null,
  version integer not null,
  state text not null check (state in ('ready', 'failed')),
  stated boolean not null,
  number numeric,
  text text,
  primary key (organization_id, field_id, application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, answer_id) references custom_ai_answers (organization_id, id) on delete cascade
);
create index custom_ai_results_by_application on custom_ai_results (organization_id, application_id);
create index custom_ai_results_by_answer on custom_ai_results (organization_id, answer_id);
create index custom_ai_results_by_number on custom_ai_results (organization_id, field_id, number, application_id) where number is not null;
select protect_tenant_table('custom_ai_results');

-- Answering a question for all applications of its jobs, in the background.
create table custom_ai_runs (
  organization_id uuid not null,
  id uuid not null,
  field_id uuid not null,
  version integer not null,
  admin_id uuid not null,
  state text not null check (state in ('running', 'finished', 'cancelled')),
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  -- Tokens. Null for no limit of its own.
  budget_tokens integer,
  spent_tokens integer not null default 0,
  problem text check (problem in ('budget_spent')),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, field_id) references custom_ai_fields (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create unique index custom_ai_runs_running on custom_ai_runs (organization_id, field_id) where state = 'running';
create index custom_ai_runs_by_field on custom_ai_runs (organization_id, field_id, created_at desc);
create index custom_ai_runs_by_admin on custom_ai_runs (organization_id, admin_id);
select protect_tenant_table('custom_ai_runs');

-- What is left of a run. The id of an item is the id of its answer.
create table custom_ai_run_items (
  organization_id uuid not null,
  run_id uuid not null,
  position integer not null,
  answer_id uuid not null,
  application_id uuid not null,
  primary key (organization_id, run_id, position),
  foreign key (organization_id, run_id) references custom_ai_runs (organization_id, id) on delete cascade,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index custom_ai_run_items_by_application on custom_ai_run_items (organization_id, application_id);
select protect_tenant_table('custom_ai_run_items');

-- Labels of custom AI answers stay when tags or requirement results change, and move with the time of the application.
create or replace function label_application() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from application_labels l where l.organization_id = old.organization_id and l.application_id = old.id
      and (l.label like 'tag:%' or l.label like 'requirement:%');
    if old.applied_at is distinct from new.applied_at then
      update application_labels l set applied_at = new.applied_at where l.organization_id = new.organization_id and l.application_id = new.id;
    end if;
  end if;
  insert into application_labels (organization_id, label, applied_at, application_id)
    select new.organization_id, label, new.applied_at, new.id from (
      select 'tag:' || tag as label from unnest(new.tags) tag
      union select 'requirement:' || result from unnest(new.requirement_results) result
    ) labels;
  return null;
end $$;
