-- Since when a job is closed or archived. Applications that nobody decided on are stored from that day, not for ever.
alter table job_openings add column closed_at timestamptz;
set local role evenhand_platform;
update job_openings j set closed_at = coalesce(
    (select max(e.at) from events e where e.organization_id = j.organization_id and e.subject_id = j.id
      and e.name in ('job.status_changed', 'job.archived')), now())
  where status = 'closed' or archived_at is not null;
reset role;
create index job_openings_closed on job_openings (organization_id, closed_at) where closed_at is not null;
