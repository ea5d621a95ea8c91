-- Figures of the past, for dashboards: how many applied and were screened, how long answers, stages and hires took. Each change appends
-- a row; the task that folds `application_count_deltas` folds these, too. Unlike the counts of what stands where, figures stay when an
-- application is erased: they contain no personal data.
alter table applications add column first_response_at timestamptz;

create table application_figure_deltas (
  organization_id uuid not null references organizations (organization_id) on delete cascade,
  id bigint generated always as identity,
  job_id uuid not null,
  -- applied · screened · responded · hired · left_<stage>
  figure text not null,
  -- In the organization's time zone. `screened` counts on the day of the application.
  on_day date not null,
  -- Of `applied` and `screened`; otherwise empty.
  source text not null default '',
  -- How long it took, of `responded`, `hired` and `left_<stage>`; otherwise 0.
  hours integer not null default 0,
  delta integer not null,
  primary key (organization_id, id)
);
select protect_tenant_table('application_figure_deltas');

create table application_figures (
  organization_id uuid not null references organizations (organization_id) on delete cascade,
  -- The zero UUID stands for all jobs together.
  job_id uuid not null,
  figure text not null,
  period text not null check (period in ('day', 'week', 'month')),
  starts_on date not null,
  source text not null,
  hours integer not null,
  count integer not null,
  primary key (organization_id, figure, period, job_id, starts_on, source, hours)
);
select protect_tenant_table('application_figures');

-- The rows of `application_figures` to which one delta adds.
create function figure_rows(job uuid, figure text, on_day date)
  returns table (job_id uuid, period text, starts_on date) language sql immutable as $$
  select jobs.id, periods.name, date_trunc(periods.name, on_day)::date
  from (values (job), ('00000000-0000-0000-0000-000000000000'::uuid)) as jobs (id)
  cross join unnest(case figure
    when 'applied' then '{day,month}'::text[]
    when 'screened' then '{month}'
    when 'hired' then '{month}'
    else '{week}'
  end) as periods (name)
$$;

-- The exact figures: what is folded plus what is not yet, in one snapshot.
create view application_figure_totals with (security_invoker = true) as
  select organization_id, job_id, figure, period, starts_on, source, hours, count from application_figures
  union all
  select d.organization_id, r.job_id, d.figure, r.period, r.starts_on, d.source, d.hours, d.delta
  from application_figure_deltas d cross join lateral figure_rows(d.job_id, d.figure, d.on_day) r;
grant select on application_figure_totals to evenhand_app, evenhand_platform;

create function organization_day(organization uuid, moment timestamptz) returns date language sql stable as $$
  select (moment at time zone o.time_zone)::date from organizations o where o.organization_id = organization
$$;

-- Whole hours, coarser for what takes longer, so that a year has few different values.
create function figure_hours(from_moment timestamptz, to_moment timestamptz) returns integer language sql immutable as $$
  select case when h < 48 then h when h < 336 then h - h % 6 else h - h % 24 end
  from (select greatest(0, floor(extract(epoch from to_moment - from_moment) / 3600))::integer as h) as whole
$$;

create function count_new_figures() returns trigger language plpgsql as $$
begin
  insert into application_figure_deltas (organization_id, job_id, figure, on_day, source, delta)
    select c.organization_id, c.job_id, f.figure, (c.applied_at at time zone o.time_zone)::date, c.source, count(*)
    from changed c
    join organizations o on o.organization_id = c.organization_id
    cross join lateral (values ('applied', true), ('screened', c.screened)) as f (figure, holds)
    where f.holds
    group by 1, 2, 3, 4, 5;
  insert into application_figure_deltas (organization_id, job_id, figure, on_day, hours, delta)
    select c.organization_id, c.job_id, f.figure, (f.ended at time zone o.time_zone)::date, figure_hours(c.applied_at, f.ended), count(*)
    from changed c
    join organizations o on o.organization_id = c.organization_id
    cross join lateral (values
      ('hired', case when c.outcome = 'hired' then c.stage_since end), ('responded', c.first_response_at)) as f (figure, ended)
    where f.ended is not null
    group by 1, 2, 3, 4, 5;
  return null;
end $$;

-- A stay of a few minutes is a mistake that was put right.
create function count_changed_figures() returns trigger language plpgsql as $$
declare
  today date := organization_day(new.organization_id, new.stage_since);
begin
  if old.outcome = 'active' and (new.stage <> old.stage or new.outcome <> 'active')
    and new.stage_since - old.stage_since >= interval '5 minutes' then
    insert into application_figure_deltas (organization_id, job_id, figure, on_day, hours, delta) values
      (new.organization_id, new.job_id, 'left_' || old.stage, today, figure_hours(old.stage_since, new.stage_since), 1);
  end if;
  if new.outcome = 'hired' and old.outcome <> 'hired' then
    insert into application_figure_deltas (organization_id, job_id, figure, on_day, hours, delta) values
      (new.organization_id, new.job_id, 'hired', today, figure_hours(new.applied_at, new.stage_since), 1);
  elsif old.outcome = 'hired' and new.outcome <> 'hired' then
    insert into application_figure_deltas (organization_id, job_id, figure, on_day, hours, delta) values
      (old.organization_id, old.job_id, 'hired', organization_day(old.organization_id, old.stage_since),
        figure_hours(old.applied_at, old.stage_since), -1);
  end if;
  return null;
end $$;

create function count_screened_application() returns trigger language plpgsql as $$
begin
  insert into application_figure_deltas (organization_id, job_id, figure, on_day, source, delta) values
    (new.organization_id, new.job_id, 'screened', organization_day(new.organization_id, new.applied_at), new.source, 1);
  return null;
end $$;

-- An application that arrived on another day, from another source or for another job than was stored at first.
create function count_corrected_application() returns trigger language plpgsql as $$
begin
  insert into application_figure_deltas (organization_id, job_id, figure, on_day, source, delta)
    select new.organization_id, f.job, f.figure, organization_day(new.organization_id, f.at), f.source, f.delta
    from (values
      (old.job_id, 'applied', old.applied_at, old.source, -1, true),
      (new.job_id, 'applied', new.applied_at, new.source, 1, true),
      (old.job_id, 'screened', old.applied_at, old.source, -1, old.screened),
      (new.job_id, 'screened', new.applied_at, new.source, 1, old.screened)
    ) as f (job, figure, at, source, delta, holds)
    where f.holds;
  return null;
end $$;

create function count_answered_application() returns trigger language plpgsql as $$
begin
  insert into application_figure_deltas (organization_id, job_id, figure, on_day, hours, delta) values
    (new.organization_id, new.job_id, 'responded', organization_day(new.organization_id, new.first_response_at),
      figure_hours(new.applied_at, new.first_response_at), 1);
  return null;
end $$;

-- A second completed screening of the same application is a retake.
alter table applications add column screened boolean not null default false;
create function note_screened_application() returns trigger language plpgsql as $$
begin
  new.screened := true;
  return new;
end $$;
create trigger applications_screened before insert or update of screening_state on applications for each row
  when (new.screening_state = 'completed' and not new.screened) execute function note_screened_application();

create trigger applications_figures_new after insert on applications
  referencing new table as changed for each statement execute function count_new_figures();
create trigger applications_figures_changed after update of stage, outcome on applications for each row
  when (old.stage is distinct from new.stage or old.outcome is distinct from new.outcome)
  execute function count_changed_figures();
create trigger applications_figures_corrected after update of applied_at, source, job_id on applications for each row
  when (old.applied_at is distinct from new.applied_at or old.source is distinct from new.source or old.job_id is distinct from new.job_id)
  execute function count_corrected_application();
create trigger applications_figures_screened after update of screening_state on applications for each row
  when (new.screened and not old.screened) execute function count_screened_application();
create trigger applications_figures_answered after update of first_response_at on applications for each row
  when (old.first_response_at is null and new.first_response_at is not null) execute function count_answered_application();

-- What is already stored. The trigger above counts the responses.
set local role evenhand_platform;
update applications a set
  screened = exists (
    select 1 from screenings s
    where s.organization_id = a.organization_id and s.application_id = a.id and s.state = 'completed'),
  first_response_at = (
    select min(c.at) from communications c
    where c.organization_id = a.organization_id and c.application_id = a.id
      and c.kind not in ('application_received', 'interview_received', 'interview_reminder', 'withdrawn_confirmed', 'accommodation_requested'));
insert into application_figure_deltas (organization_id, job_id, figure, on_day, source, delta)
  select a.organization_id, a.job_id, f.figure, (a.applied_at at time zone o.time_zone)::date, a.source, count(*)
  from applications a
  join organizations o on o.organization_id = a.organization_id
  cross join lateral (values ('applied', true), ('screened', a.screened)) as f (figure, holds)
  where f.holds
  group by 1, 2, 3, 4, 5;
insert into application_figure_deltas (organization_id, job_id, figure, on_day, hours, delta)
  select a.organization_id, a.job_id, 'hired', (a.stage_since at time zone o.time_zone)::date,
    figure_hours(a.applied_at, a.stage_since), count(*)
  from applications a join organizations o on o.organization_id = a.organization_id
  where a.outcome = 'hired' group by 1, 2, 4, 5;
reset role;

-- Active candidates in the order in which they last received a message.
create index applications_by_silence on applications
  (organization_id, (coalesce(last_communication_at, applied_at)), id) where outcome = 'active' and not job_archived;
-- What needs a person, oldest first.
create index applications_needing_review on applications (organization_id, applied_at, id)
  where outcome = 'active' and not job_archived and (match_state = 'needs_person' or interview_state = 'needs_person');

-- Who has been in a stage for the longest.
create index applications_by_stage_since on applications (organization_id, stage, stage_since, id)
  where outcome = 'active' and not job_archived;

-- How many days candidates should stay in a stage at most, where an organization changed it.
create table stage_targets (
  organization_id uuid not null references organizations (organization_id) on delete cascade,
  stage text not null check (stage in ('applied', 'screening', 'review', 'interview', 'offer')),
  days integer not null check (days between 1 and 90),
  primary key (organization_id, stage)
);
select protect_tenant_table('stage_targets');
