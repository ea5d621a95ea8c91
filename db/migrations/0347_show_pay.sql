-- Whether candidates see the pay of a job. Recruiters always do.
alter table job_openings add column show_salary boolean not null default true;
