-- Sample data: fictional jobs and candidates to look around with. What belongs to it is marked, so that it can be removed as a whole.
alter table job_openings add column sample boolean not null default false;
alter table candidates add column sample boolean not null default false;
alter table applications add column sample boolean not null default false;
create index job_openings_sample on job_openings (organization_id, id) where sample;
create index applications_sample on applications (organization_id, id) where sample;

-- An application belongs to the sample if its job does. Real people and real jobs never meet fictional ones: otherwise removing the sample
-- would remove a part of them. A colleague's practice interview is of no candidate.
create function mark_sample_application() returns trigger language plpgsql as $$
begin
  new.sample := coalesce((select j.sample from job_openings j where j.organization_id = new.organization_id and j.id = new.job_id), false);
  if not new.practice and new.sample is distinct from
    coalesce((select c.sample from candidates c where c.organization_id = new.organization_id and c.id = new.candidate_id), false) then
    raise exception 'An application cannot join sample data with real data.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger applications_of_sample before insert or update of job_id, candidate_id on applications
  for each row execute function mark_sample_application();

-- E-mails about sample data, or to its people, are stored and never handed to the mail server.
alter table mail_messages add column sample boolean not null default false;
create function mark_sample_mail() returns trigger language plpgsql as $$
begin
  new.sample := lower(new.to_address) like '%@sample.example.com'
    or exists (
      select 1 from applications a
      where a.organization_id = new.organization_id and a.id in (new.subject_id, new.about_id) and a.sample)
    or exists (
      select 1 from job_openings j
      where j.organization_id = new.organization_id and j.id in (new.subject_id, new.about_id) and j.sample);
  return new;
end $$;
create trigger mail_messages_of_sample before insert or update of to_address, subject_id, about_id on mail_messages
  for each row execute function mark_sample_mail();

-- Whether an organization has sample data. Without a row it has none.
create table sample_data (
  organization_id uuid primary key references organizations (organization_id) on delete cascade,
  state text not null check (state in ('filling', 'on', 'removing')),
  -- Of the people that are added or removed.
  done integer not null,
  total integer not null,
  admin_id uuid not null,
  changed_at timestamptz not null
);
select protect_tenant_table('sample_data');
