-- E-mails that belong to no organization: to people who wrote to the operators of the platform, and to the operators themselves.
-- Organizations never reach them, and they never mix with an organization's messages.
create table platform_mail (
  id uuid primary key,
  to_address text not null,
  to_name text,
  template_key text not null,
  -- What the message is about: a contact request, an invitation.
  subject_id uuid,
  subject text not null,
  -- Without its private links.
  text_body text not null,
  -- The content with its links, encrypted, until it is sent.
  sealed bytea,
  state text not null check (state in ('waiting', 'sent', 'kept', 'failed')),
  sent_at timestamptz,
  failure text,
  tries integer not null default 0,
  created_at timestamptz not null
);
create index platform_mail_by_subject on platform_mail (subject_id, created_at desc);
create index platform_mail_by_age on platform_mail (created_at);
select protect_platform_table('platform_mail');
