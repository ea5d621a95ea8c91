-- Super admins run the product. They belong to no organization, so their accounts and sessions are the platform's own tables, which an
-- organization's transactions cannot reach.
create table super_admins (
  id uuid primary key,
  name text not null,
  email text not null,
  password_hash text not null,
  access text not null check (access in ('read', 'full')),
  -- The account of the demonstration: it needs no second step and works in development only.
  demo boolean not null default false,
  -- The secret that the authenticator app shares, encrypted. Without `two_factor_at` it is being set up.
  sealed_secret bytea,
  two_factor_at timestamptz,
  -- The time step of the last accepted code: a code and those before it are accepted only once.
  last_step integer not null default 0,
  wrong_codes integer not null default 0,
  wrong_at timestamptz,
  locked_until timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  removed_at timestamptz
);
create unique index super_admins_by_email on super_admins (lower(email)) where removed_at is null;
select protect_platform_table('super_admins');

create table super_admin_recovery_codes (
  super_admin_id uuid not null references super_admins on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (super_admin_id, code_hash)
);
select protect_platform_table('super_admin_recovery_codes');

-- Between the password and the second step.
create table super_admin_challenges (
  challenge_hash text primary key,
  super_admin_id uuid not null references super_admins on delete cascade,
  expires_at timestamptz not null
);
create index super_admin_challenges_by_expiry on super_admin_challenges (expires_at);
select protect_platform_table('super_admin_challenges');

create table super_admin_sessions (
  token_hash text primary key,
  super_admin_id uuid not null references super_admins on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index super_admin_sessions_by_expiry on super_admin_sessions (expires_at);
select protect_platform_table('super_admin_sessions');

-- Whose session a token is, while it lasts. It is not extended by use.
create function open_super_admin_session(hash text, at timestamptz)
returns table (id uuid, name text, email text, access text, demo boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.name, a.email, a.access, a.demo
  from super_admin_sessions s join super_admins a on a.id = s.super_admin_id
  where s.token_hash = hash and s.expires_at > at and a.removed_at is null;
$$;
select run_as_platform('open_super_admin_session(text, timestamptz)');

-- What super admins did: append-only. Names are stored with an entry, so that it stays readable after a person or an organization is gone.
create table platform_events (
  id uuid primary key,
  name text not null,
  actor_id uuid,
  actor_name text,
  -- An organization, a plan, a super admin.
  about_id uuid,
  about_name text,
  -- Why, in the words of the person who did it.
  reason text,
  data jsonb not null default '{}',
  at timestamptz not null,
  address text
);
create index platform_events_by_time on platform_events (at desc, id desc);
create index platform_events_by_subject on platform_events (about_id, at desc, id desc);
select protect_platform_table('platform_events');
revoke update, delete on platform_events from evenhand_platform;
