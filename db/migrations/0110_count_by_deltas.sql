-- Counting used to update one row for each job, stage and outcome inside every transaction: parallel moves deadlocked and all
-- submissions to one job queued on that row. Now a transaction only appends what it changed; a scheduled task folds the changes
-- into the counters, and reads add the two up.
create table application_count_deltas (
  organization_id uuid not null,
  id bigint generated always as identity,
  job_id uuid not null,
  stage text not null,
  outcome text not null,
  delta integer not null,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references job_openings (organization_id, id) on delete cascade
);
select protect_tenant_table('application_count_deltas');

alter table application_counts drop constraint application_counts_organization_id_job_id_fkey;
alter table application_counts add foreign key (organization_id, job_id)
  references job_openings (organization_id, id) on delete cascade;

-- The exact figures: what is folded plus what is not yet, in one snapshot. Row-level security applies to whoever reads.
create view application_totals with (security_invoker = true) as
  select organization_id, job_id, stage, outcome, sum(n)::integer as count
  from (
    select organization_id, job_id, stage, outcome, count as n from application_counts
    union all
    select organization_id, job_id, stage, outcome, delta from application_count_deltas
  ) as counted
  group by organization_id, job_id, stage, outcome;
grant select on application_totals to evenhand_app, evenhand_platform;

drop trigger applications_inserted_deleted on applications;
drop trigger applications_moved on applications;
drop function count_application();

-- One row for each job, stage and outcome a statement touched, however many applications it inserted or deleted.
create function count_inserted_applications() returns trigger language plpgsql as $$
begin
  insert into application_count_deltas (organization_id, job_id, stage, outcome, delta)
    select organization_id, job_id, stage, outcome, count(*) from changed group by 1, 2, 3, 4;
  return null;
end $$;
create function count_deleted_applications() returns trigger language plpgsql as $$
begin
  insert into application_count_deltas (organization_id, job_id, stage, outcome, delta)
    select organization_id, job_id, stage, outcome, -count(*) from changed group by 1, 2, 3, 4;
  return null;
end $$;
create function count_moved_application() returns trigger language plpgsql as $$
begin
  insert into application_count_deltas (organization_id, job_id, stage, outcome, delta) values
    (old.organization_id, old.job_id, old.stage, old.outcome, -1),
    (new.organization_id, new.job_id, new.stage, new.outcome, 1);
  return null;
end $$;

create trigger applications_inserted after insert on applications
  referencing new table as changed for each statement execute function count_inserted_applications();
create trigger applications_deleted after delete on applications
  referencing old table as changed for each statement execute function count_deleted_applications();
-- For each row, so that the many updates that move nothing cost nothing.
create trigger applications_moved after update of stage, outcome, job_id on applications for each row
  when (old.stage is distinct from new.stage or old.outcome is distinct from new.outcome or old.job_id is distinct from new.job_id)
  execute function count_moved_application();
