-- What the operators of the platform set for all organizations: one row.
create table platform_settings (
  only_row boolean primary key default true check (only_row),
  registration text not null default 'open' check (registration in ('open', 'invitation', 'closed')),
  -- The key of the plan that new organizations start with.
  default_plan text not null default 'free' references plans (key),
  -- How the platform's own e-mails are signed.
  brand_name text not null default 'Evenhand',
  brand_color text not null default '#0f5f54' check (brand_color ~ '^#[0-9a-f]{6}$'),
  support_email text,
  -- Shown to everyone who signs in, until they dismiss it. A new text has a new ID.
  announcement_id uuid,
  announcement text,
  announced_at timestamptz,
  -- Counts the changes, so that nobody overwrites what they have not read.
  version integer not null default 1,
  check ((announcement is null) = (announcement_id is null) and (announcement is null) = (announced_at is null))
);
insert into platform_settings default values;
select protect_platform_table('platform_settings');
-- Organizations start with the default plan and read the announcement. They change nothing.
create policy readable on platform_settings for select to evenhand_app using (true);
grant select on platform_settings to evenhand_app;

-- People who may register an organization while registration is by invitation.
create table registration_invitations (
  id uuid primary key,
  email text not null,
  token_hash text not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The organization that was registered with it.
  organization_id uuid
);
create index registration_invitations_newest on registration_invitations (created_at desc, id desc);
select protect_platform_table('registration_invitations');
