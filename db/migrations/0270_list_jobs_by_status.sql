-- The tabs of the list of jobs: one status at a time, newest first; archived jobs separately.
create index job_openings_by_status on job_openings (organization_id, status, created_at desc, id desc)
  where archived_at is null;
create index job_openings_archived on job_openings (organization_id, created_at desc, id desc)
  where archived_at is not null;
