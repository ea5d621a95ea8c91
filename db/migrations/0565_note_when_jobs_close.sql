-- Since when a job is closed or archived. Applications that nobody decided on are stored from that day, not for ever. For jobs that were
-- closed before, the days count from now, so that nothing is deleted before anybody could see that it will be.
alter table job_openings add column closed_at timestamptz;
set local role evenhand_platform;
update job_openings set closed_at = now() where status = 'closed' or archived_at is not null;
reset role;
create index job_openings_closed on job_openings (organization_id, closed_at) where closed_at is not null;
