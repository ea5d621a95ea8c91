-- What each request to a language model was made with and what it cost, for the budget of an organization and for the line under a result.
create table model_runs (
  organization_id uuid not null,
  id uuid not null,
  -- The evaluation it was made for; null for other purposes, or if the evaluation was deleted.
  evaluation_id uuid,
  purpose text not null,
  provider text not null,
  model text not null,
  prompt_version text not null,
  input_hash text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  cost_usd numeric(12, 6),
  milliseconds integer not null,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id) references organizations (organization_id) on delete cascade,
  foreign key (organization_id, evaluation_id) references evaluations (organization_id, id) on delete set null (evaluation_id)
);
create index model_runs_by_time on model_runs (organization_id, at);
create index model_runs_by_evaluation on model_runs (organization_id, evaluation_id);
select protect_tenant_table('model_runs');
