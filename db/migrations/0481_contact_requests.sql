-- What visitors wrote to the operators of the platform: questions, and requests for a demo.
create table contact_requests (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'demo')),
  topic text check (topic in ('sales', 'support', 'privacy', 'security')),
  name text not null,
  email text not null,
  organization text,
  hires_a_year text,
  message text not null,
  state text not null default 'open' check (state in ('open', 'done')),
  note text not null default '',
  -- Counts the changes, so that nobody overwrites what they have not read.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  done_at timestamptz,
  check ((kind = 'contact') = (topic is not null)),
  check ((state = 'done') = (done_at is not null))
);
create index contact_requests_newest on contact_requests (created_at desc, id desc);
create index contact_requests_open on contact_requests (created_at desc, id desc) where state = 'open';
create index contact_requests_done on contact_requests (done_at) where state = 'done';
select protect_platform_table('contact_requests');
