-- One name for a candidate's request to be interviewed in a different way: accommodation request.
alter table other_way_requests rename to accommodation_requests;
alter table accommodation_requests rename column wish to request;
alter index other_way_requests_by_screening rename to accommodation_requests_by_screening;
alter index other_way_requests_pkey rename to accommodation_requests_pkey;
alter table organization_settings rename column other_way_within_days to accommodation_within_days;

-- Row-level security binds the owner too: rows of all organizations are changed as the platform's role.
set local role evenhand_platform;
update events set name = 'screening.accommodation_requested' where name = 'screening.other_way_asked';
update events set name = 'screening.accommodation_answered' where name = 'screening.other_way_answered';
update events set data = jsonb_set(data, '{template_key}', '"accommodation_requested"')
  where data ->> 'template_key' = 'other_way_asked';
update told set kind = 'accommodation_requested' where kind = 'other_way_asked';
update applications set last_told = 'accommodation_requested' where last_told = 'other_way_asked';
update mail_messages set template_key = 'accommodation_requested' where template_key = 'other_way_asked';
update email_templates set key = 'accommodation_requested' where key = 'other_way_asked';
update email_templates
  set subject = replace(subject, 'other_way_days', 'accommodation_days'),
      body = replace(body, 'other_way_days', 'accommodation_days')
  where subject like '%other_way_days%' or body like '%other_way_days%';
update dead_tasks set name = 'react:email-templates.accommodation' where name = 'react:email-templates.other-way';
reset role;

-- Tasks that already wait keep running under their new name.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is null then return; end if;
  update graphile_worker._private_tasks set identifier = 'react:email-templates.accommodation'
    where identifier = 'react:email-templates.other-way'
      and not exists (
        select from graphile_worker._private_tasks where identifier = 'react:email-templates.accommodation');
  update graphile_worker._private_jobs
    set key = replace(key, 'react:email-templates.other-way:', 'react:email-templates.accommodation:')
    where key like 'react:email-templates.other-way:%';
end $$;
