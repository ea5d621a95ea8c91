create table organizations (
  organization_id uuid primary key,
  name text not null,
  slug text not null,
  website text,
  industry text,
  size text,
  country text,
  time_zone text not null default 'UTC',
  locale text not null default 'en',
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null
);
select protect_tenant_table('organizations');

create table organization_settings (
  organization_id uuid primary key references organizations on delete cascade,
  logo_key text,
  application_page_view text not null default 'list' check (application_page_view in ('list', 'cards')),
  color_primary text not null default '#0f5f54',
  color_secondary text not null default '#9a4d07',
  color_scheme text not null default 'system' check (color_scheme in ('light', 'dark', 'system')),
  career_headline text not null default '',
  career_introduction text not null default '',
  privacy_notice text not null default '',
  retention_days integer not null default 180,
  answer_within_days integer not null default 5,
  other_way_within_days integer not null default 1,
  blind_review boolean not null default false,
  demographic_questions boolean not null default false,
  updated_at timestamptz not null
);
select protect_tenant_table('organization_settings');

create table admins (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'interviewer')),
  time_zone text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
select protect_tenant_table('admins');

-- Which organization an address signs in to. An address signs in to one organization in the whole system, whatever its case.
create table sign_in_addresses (
  email_key text primary key,
  organization_id uuid not null references organizations on delete cascade,
  admin_id uuid not null,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_platform_table('sign_in_addresses');

create table sessions (
  token_hash text primary key,
  organization_id uuid not null references organizations on delete cascade,
  admin_id uuid not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create index sessions_by_admin on sessions (organization_id, admin_id);
select protect_platform_table('sessions');
-- Whose session a token is, while it is good: 12 hours since it was last used, 30 days since it was made (both as of `at`).
-- Marks it as used at most once a minute, so that reading stays reading.
create function open_session(hash text, at timestamptz)
returns table (organization_id uuid, admin_id uuid, role text, name text, time_zone text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare session sessions%rowtype;
begin
  select * into session from sessions s where s.token_hash = hash
    and s.expires_at > at and s.seen_at > at - interval '12 hours';
  if not found then return; end if;
  if session.seen_at < at - interval '1 minute' then
    update sessions s set seen_at = at where s.token_hash = hash;
  end if;
  return query select a.organization_id, a.id, a.role, a.name, a.time_zone
    from admins a join organizations o on o.organization_id = a.organization_id
    where a.organization_id = session.organization_id and a.id = session.admin_id and o.status = 'active';
end $$;
select run_as_platform('open_session(text, timestamptz)');

-- Whether anybody has ever signed in to an organization: until then its look may be set without a session.
create function organization_was_signed_in_to(organization uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from admins a where a.organization_id = organization and a.last_seen_at is not null);
$$;
select run_as_platform('organization_was_signed_in_to(uuid)');

-- Takes an address for an admin of the transaction's organization; false where another has it.
create function take_sign_in_address(address text, admin uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sign_in_addresses (email_key, organization_id, admin_id)
    values (lower(address), current_setting('app.organization_id')::uuid, admin) on conflict do nothing;
  return found;
end $$;
select run_as_platform('take_sign_in_address(text, uuid)');

-- Ends the sessions of an admin of the transaction's organization, all but the given one.
create function end_sessions(admin uuid, but_hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sessions s where s.organization_id = current_setting('app.organization_id')::uuid
    and s.admin_id = admin and s.token_hash is distinct from but_hash;
$$;
select run_as_platform('end_sessions(uuid, text)');

-- Starts a session for an admin of the transaction's organization.
create function start_session(hash text, admin uuid, at timestamptz, until timestamptz, agent text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into sessions (token_hash, organization_id, admin_id, created_at, seen_at, expires_at, user_agent)
    values (hash, current_setting('app.organization_id')::uuid, admin, at, at, until, agent);
$$;
select run_as_platform('start_session(text, uuid, timestamptz, timestamptz, text)');

-- Ends one session, by whoever holds its token.
create function end_session(hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sessions s where s.token_hash = hash;
$$;
select run_as_platform('end_session(text)');
