-- Checks of language models on the labelled set, for the whole installation: the model and the prompts belong to no organization.
create table model_checks (
  id uuid primary key,
  provider text not null,
  model text not null,
  prompt_version text not null,
  labelled_set text not null,
  state text not null check (state in ('running', 'finished', 'cancelled', 'failed')),
  -- How many steps it has, and what they are expected to use.
  steps integer not null,
  estimate jsonb not null,
  -- The figures next to their thresholds; null until it is finished.
  figures jsonb,
  passed boolean,
  -- Why it waits or failed, as a sentence.
  problem text,
  -- The organization that started it; null from the command line.
  started_by uuid,
  started_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'finished') = (figures is not null)),
  check ((figures is not null) = (passed is not null))
);
create unique index model_checks_one_running on model_checks ((true)) where state = 'running';
create index model_checks_by_model on model_checks (provider, model, prompt_version, finished_at desc);
select protect_platform_table('model_checks');

-- What each step found, without any text of the labelled set. An interrupted check continues with the other steps.
create table model_check_steps (
  check_id uuid not null references model_checks (id) on delete cascade,
  step text not null,
  outcome jsonb not null,
  primary key (check_id, step)
);
select protect_platform_table('model_check_steps');

-- Whether the newest check of an engine (`provider/model@prompt version`) was passed. The built-in rules engine (null) needs no check.
create function is_validated(engine text) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select engine is null or coalesce((
    select c.passed from model_checks c
    where c.state = 'finished' and c.provider || '/' || c.model || '@' || c.prompt_version = engine
    order by c.finished_at desc limit 1
  ), false)
$$;
select run_as_platform('is_validated(text)');

alter table evaluations add column prompt_version text;

-- Which engine made the scores of an application: only those of validated engines sort and filter lists.
alter table applications
  add column match_engine text,
  add column interview_engine text,
  add column ranked_score integer;

create function rank_application() returns trigger language plpgsql as $$
begin
  new.ranked_score := coalesce(
    case when is_validated(new.interview_engine) then new.interview_score end,
    case when is_validated(new.match_engine) then new.match_score end
  );
  return new;
end $$;
create trigger rank_application before insert or update of match_score, interview_score, match_engine, interview_engine on applications
  for each row execute function rank_application();

-- Scores from before: those of models were made with unknown prompts.
set role evenhand_platform;
update applications a set
  match_engine = (
    select e.engine || '/' || coalesce(e.model, '') || '@' from evaluations e
    where e.organization_id = a.organization_id and e.application_id = a.id and e.kind = 'match' and e.result is not null and e.engine <> 'built-in'
    order by e.created_at desc limit 1),
  interview_engine = (
    select e.engine || '/' || coalesce(e.model, '') || '@' from evaluations e
    where e.organization_id = a.organization_id and e.application_id = a.id and e.kind = 'interview' and e.result is not null and e.engine <> 'built-in'
    order by e.created_at desc limit 1)
where a.match_score is not null or a.interview_score is not null;
reset role;

drop index applications_by_score;
create index applications_by_score on applications (organization_id, (coalesce(ranked_score, -1)) desc, id desc);
