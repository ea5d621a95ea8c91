-- Messages sent to a candidate are called communications, and interviews with people are called interviews everywhere.
alter table told rename to communications;
alter index told_by_application rename to communications_by_application;
alter index told_pkey rename to communications_pkey;
alter table applications rename column last_told to last_communication;
alter table applications rename column last_told_at to last_communication_at;

-- Row-level security binds the owner too: rows of all organizations are changed as the platform's role.
set local role evenhand_platform;
update events set name = 'interview.proposed' where name = 'round.proposed';
update events set data = jsonb_set(data, '{template_key}', to_jsonb(replace(data ->> 'template_key', 'round_two_', 'interview_')))
  where data ->> 'template_key' like 'round\_two\_%';
update communications set kind = replace(kind, 'round_two_', 'interview_') where kind like 'round\_two\_%';
update applications set last_communication = replace(last_communication, 'round_two_', 'interview_')
  where last_communication like 'round\_two\_%';
update mail_messages set template_key = replace(template_key, 'round_two_', 'interview_') where template_key like 'round\_two\_%';
update email_templates set key = replace(key, 'round_two_', 'interview_') where key like 'round\_two\_%';
update dead_tasks set name = 'react:applications.record-communication' where name = 'react:applications.record-told';
reset role;

-- Tasks that already wait keep running under their new name.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is null then return; end if;
  update graphile_worker._private_tasks set identifier = 'react:applications.record-communication'
    where identifier = 'react:applications.record-told'
      and not exists (
        select from graphile_worker._private_tasks where identifier = 'react:applications.record-communication');
  update graphile_worker._private_jobs
    set key = replace(key, 'react:applications.record-told:', 'react:applications.record-communication:')
    where key like 'react:applications.record-told:%';
end $$;
