-- Since when signing in needs a code in addition to the password. Read with the account, so that signing in needs no further query.
alter table admins add column two_factor_at timestamptz;

-- The authenticator app of a person. Without `confirmed_at` it is being set up and has no effect.
create table two_factor_methods (
  organization_id uuid not null,
  admin_id uuid not null,
  -- The secret that the app shares, encrypted.
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last accepted code: a code and those before it are accepted only once.
  last_step integer not null,
  wrong_codes integer not null default 0,
  wrong_at timestamptz,
  locked_until timestamptz,
  primary key (organization_id, admin_id),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('two_factor_methods');

create table two_factor_recovery_codes (
  organization_id uuid not null,
  admin_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (organization_id, admin_id, code_hash),
  foreign key (organization_id, admin_id) references two_factor_methods (organization_id, admin_id) on delete cascade
);
select protect_tenant_table('two_factor_recovery_codes');
