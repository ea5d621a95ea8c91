alter table applications
  -- The candidate agreed to be kept for other roles, which adds a year.
  add column kept_for_other_roles boolean not null default false,
  -- When the daily task found that the application had been closed for long enough; its deletion follows.
  add column retention_ended_at timestamptz;

-- Row-level security binds the owner of the tables, too.
set local role evenhand_platform;
update applications a set kept_for_other_roles = true
  from screenings s
  where s.organization_id = a.organization_id and s.application_id = a.id and s.consent ->> 'keep_for_other_roles' = 'true';
reset role;
