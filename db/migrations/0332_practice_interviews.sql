-- Colleagues can take the AI interview of a job themselves. What belongs to such a practice interview is stored like a candidate's, so that
-- everything works as it will for candidates, but it is in no list, no count and no figure, and only the person who took it sees it.
alter table applications add column practice boolean not null default false;

create table practice_interviews (
  organization_id uuid not null,
  -- That of the screening.
  id uuid not null,
  application_id uuid not null,
  admin_id uuid not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create index practice_interviews_by_admin on practice_interviews (organization_id, admin_id, created_at);
create index practice_interviews_by_application on practice_interviews (organization_id, application_id);
select protect_tenant_table('practice_interviews');

create or replace function count_inserted_applications() returns trigger language plpgsql as $$
begin
  insert into application_count_deltas (organization_id, job_id, stage, outcome, delta)
    select organization_id, job_id, stage, outcome, count(*) from changed where not practice group by 1, 2, 3, 4;
  return null;
end $$;
create or replace function count_deleted_applications() returns trigger language plpgsql as $$
begin
  insert into application_count_deltas (organization_id, job_id, stage, outcome, delta)
    select organization_id, job_id, stage, outcome, -count(*) from changed where not practice group by 1, 2, 3, 4;
  return null;
end $$;

create or replace function count_new_figures() returns trigger language plpgsql as $$
begin
  insert into application_figure_deltas (organization_id, job_id, figure, on_day, source, delta)
    select c.organization_id, c.job_id, f.figure, (c.applied_at at time zone o.time_zone)::date, c.source, count(*)
    from changed c
    join organizations o on o.organization_id = c.organization_id
    cross join lateral (values ('applied', true), ('screened', c.screened)) as f (figure, holds)
    where f.holds and not c.practice
    group by 1, 2, 3, 4, 5;
  insert into application_figure_deltas (organization_id, job_id, figure, on_day, hours, delta)
    select c.organization_id, c.job_id, f.figure, (f.ended at time zone o.time_zone)::date, figure_hours(c.applied_at, f.ended), count(*)
    from changed c
    join organizations o on o.organization_id = c.organization_id
    cross join lateral (values
      ('hired', case when c.outcome = 'hired' then c.stage_since end), ('responded', c.first_response_at)) as f (figure, ended)
    where f.ended is not null and not c.practice
    group by 1, 2, 3, 4, 5;
  return null;
end $$;

drop trigger applications_moved on applications;
create trigger applications_moved after update of stage, outcome, job_id on applications for each row
  when (not new.practice and (old.stage is distinct from new.stage or old.outcome is distinct from new.outcome or old.job_id is distinct from new.job_id))
  execute function count_moved_application();
drop trigger applications_figures_changed on applications;
create trigger applications_figures_changed after update of stage, outcome on applications for each row
  when (not new.practice and (old.stage is distinct from new.stage or old.outcome is distinct from new.outcome))
  execute function count_changed_figures();
drop trigger applications_figures_screened on applications;
create trigger applications_figures_screened after update of screening_state on applications for each row
  when (not new.practice and new.screened and not old.screened) execute function count_screened_application();
