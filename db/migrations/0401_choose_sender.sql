-- Who e-mails to candidates come from, and where their replies go. An address is used once the person who reads it has confirmed it;
-- until then it waits in reply_to_asked.
alter table organization_settings
  add column sender_name text not null default '',
  add column reply_to text,
  add column reply_to_asked text,
  add column reply_to_asked_at timestamptz,
  -- The request that the newest link confirms.
  add column reply_to_request uuid;
