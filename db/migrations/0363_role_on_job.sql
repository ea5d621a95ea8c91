-- The role of each person of a hiring team on that job, by person. Their own role stays the upper limit.
alter table job_openings add column team_roles jsonb not null default '{}';

-- Everyone keeps what they could do: the role on the job is the own role.
set role evenhand_platform;
update job_openings j
set team_roles = coalesce(
  (
    select jsonb_object_agg(p.id, case when p.role in ('hiring_manager', 'interviewer') then p.role else 'recruiter' end)
    from admins p
    where p.organization_id = j.organization_id and j.hiring_team ? p.id::text
  ), '{}')
where j.hiring_team <> '[]';
reset role;
