-- A notification can also be about a job as a whole: its applications were evaluated again.
alter table notifications add column job_id uuid,
  drop constraint notifications_about_one,
  add constraint notifications_about_one check (num_nonnulls(application_id, import_id, job_id) = 1),
  add foreign key (organization_id, job_id) references job_openings (organization_id, id) on delete cascade;
create index notifications_of_job on notifications (organization_id, job_id) where job_id is not null;
