-- Lists show the name of each application's candidate. Stored with the application, it costs no lookup for each row.
alter table applications add column candidate_name text;
set role evenhand_platform;
update applications a set candidate_name = c.name
  from candidates c where c.organization_id = a.organization_id and c.id = a.candidate_id;
reset role;
alter table applications alter column candidate_name set not null;

-- What an application takes from its job and its candidate. The candidate is locked until the end: a name that somebody else changes
-- meanwhile would not arrive here.
create function complete_application() returns trigger language plpgsql as $$
declare
  of_sample boolean;
begin
  select name, sample into new.candidate_name, of_sample from candidates
    where organization_id = new.organization_id and id = new.candidate_id for share;
  new.sample := coalesce((select j.sample from job_openings j where j.organization_id = new.organization_id and j.id = new.job_id), false);
  if not new.practice and new.sample is distinct from coalesce(of_sample, false) then
    raise exception 'An application cannot join sample data with real data.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
drop trigger applications_of_sample on applications;
drop function mark_sample_application();
create trigger complete_application before insert or update of job_id, candidate_id on applications
  for each row execute function complete_application();

create function name_applications() returns trigger language plpgsql as $$
begin
  update applications set candidate_name = new.name
    where organization_id = new.organization_id and candidate_id = new.id;
  return null;
end $$;
create trigger name_applications after update of name on candidates
  for each row when (old.name is distinct from new.name) execute function name_applications();
