-- The links in a message belong to its reader. What is sent is stored encrypted until it is sent, and the readable text names
-- each link by what it is for. `about_id` is whom a message to the team is about, so that erasure finds it.
alter table mail_messages add column sealed bytea, add column about_id uuid;
create index mail_messages_by_about on mail_messages (organization_id, about_id) where about_id is not null;

-- Content of messages that were waiting when this ran. The key is not in the database, so the product encrypts them at its
-- next start and leaves this table empty.
create table unsealed_mail (
  organization_id uuid not null,
  id uuid not null,
  content jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, id) references mail_messages (organization_id, id) on delete cascade
);
select protect_tenant_table('unsealed_mail');
insert into unsealed_mail (organization_id, id, content)
  select organization_id, id, jsonb_build_object('text', text_body, 'html', html_body, 'attachments', attachments)
  from mail_messages where state in ('held', 'waiting', 'kept', 'failed');

create function pg_temp.name_links(body text) returns text language plpgsql as $$
declare
  token constant text := '[A-Za-z0-9_-]{43}';
  before constant text := 'https?://[^[:space:]<>"]*';
  rest constant text := '[^[:space:]<>"]*';
begin
  body := regexp_replace(body, before || '/admins/verify-email\?token=' || token || rest, '[private link to confirm the address]', 'g');
  body := regexp_replace(body, before || '/admins/reset-password\?token=' || token || rest, '[private link to set a new password]', 'g');
  body := regexp_replace(body, before || '/application/' || token || rest, '[private link to track the application]', 'g');
  body := regexp_replace(body, before || '/meeting-home\?token=' || token || rest, '[private link to the interview]', 'g');
  body := regexp_replace(body, before || '/schedule-interview/' || token || rest, '[private link to choose a time]', 'g');
  body := regexp_replace(body, before || '/reschedule-interview/' || token || rest, '[private link to move or cancel the interview]', 'g');
  return regexp_replace(body, before || token || rest, '[private link]', 'g');
end $$;
update mail_messages set text_body = pg_temp.name_links(text_body), subject = pg_temp.name_links(subject);

-- Messages to the team name a candidate and link to their page; the application is the one whose job they name.
update mail_messages m set about_id = (
  select a.id from applications a join job_openings j on j.organization_id = a.organization_id and j.id = a.job_id
  where a.organization_id = m.organization_id
    and a.candidate_id = substring(m.text_body from '/candidate-details/([0-9a-f-]{36})')::uuid
  order by position(j.title in m.text_body) > 0 desc, a.applied_at desc limit 1)
where m.subject_id is null and m.text_body ~ '/candidate-details/[0-9a-f-]{36}';

alter table mail_messages drop column html_body, drop column attachments;
