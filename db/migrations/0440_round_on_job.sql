-- The round that each person of a hiring team takes on that job, by person. Who has no entry takes any round.
alter table job_openings add column team_rounds jsonb not null default '{}';
