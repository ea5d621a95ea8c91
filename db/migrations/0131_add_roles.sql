-- Five roles: recruiters run jobs and candidates, hiring managers their own jobs.
alter table admins drop constraint admins_role_check;
alter table admins add constraint admins_role_check
  check (role in ('owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer'));
