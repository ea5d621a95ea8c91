-- Passkeys (WebAuthn): after the password like the code of an authenticator app, or instead of both.

-- Which methods a person has. Read with the account, like the date since when.
alter table admins add column two_factor text[] not null default '{}';

create table passkeys (
  organization_id uuid not null,
  id uuid not null,
  admin_id uuid not null,
  name text not null,
  -- The authenticator's own name for it, in base64url.
  credential_id text not null,
  -- As the authenticator gave it (COSE).
  public_key bytea not null,
  -- How often it has signed, as the authenticator counts; 0 if it does not.
  counter bigint not null,
  -- How browsers reach the authenticator: usb, internal, hybrid.
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, admin_id, credential_id),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('passkeys');

-- Recovery codes and the count of wrong codes belong to the person, because either method can be the only one.
create table two_factor_attempts (
  organization_id uuid not null,
  admin_id uuid not null,
  wrong_codes integer not null default 0,
  wrong_at timestamptz,
  locked_until timestamptz,
  primary key (organization_id, admin_id),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('two_factor_attempts');

set role evenhand_platform;
update admins set two_factor = '{authenticator}' where two_factor_at is not null;
insert into two_factor_attempts (organization_id, admin_id, wrong_codes, wrong_at, locked_until)
  select organization_id, admin_id, wrong_codes, wrong_at, locked_until from two_factor_methods;
reset role;

alter table two_factor_methods drop column wrong_codes, drop column wrong_at, drop column locked_until;
alter table two_factor_recovery_codes
  drop constraint two_factor_recovery_codes_organization_id_admin_id_fkey,
  add foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade;

-- What an authenticator has to sign: once, within minutes. Without a person it is for a sign-in, when nobody is known yet.
create table passkey_challenges (
  challenge_hash text primary key,
  purpose text not null,
  admin_id uuid,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
select protect_platform_table('passkey_challenges');

create function add_passkey_challenge(hash text, for_purpose text, for_admin uuid, until timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into passkey_challenges (challenge_hash, purpose, admin_id, expires_at) values (hash, for_purpose, for_admin, until);
$$;
select run_as_platform('add_passkey_challenge(text, text, uuid, timestamptz)');

-- Returns whether there was one for this purpose and this person, which is used up then.
create function spend_passkey_challenge(hash text, for_purpose text, for_admin uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from passkey_challenges c where c.challenge_hash = hash and c.purpose = for_purpose
    and c.admin_id is not distinct from for_admin and c.expires_at > at;
  return found;
end $$;
select run_as_platform('spend_passkey_challenge(text, text, uuid, timestamptz)');
