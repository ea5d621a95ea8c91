-- Calendars whose busy times are respected when interviews are booked. Only start and end of what is in them are stored.
create table busy_calendars (
  organization_id uuid not null,
  id uuid not null,
  admin_id uuid not null,
  -- Encrypted: whoever knows the address can read the calendar.
  address bytea not null,
  -- To recognize an address that was added twice.
  address_hash bytea not null,
  host text not null,
  -- Why the last attempt failed; null if it did not.
  problem text,
  -- Attempts that have failed since the last success.
  failures integer not null default 0,
  etag text,
  -- The time zone in which whole days were read.
  time_zone text,
  -- When its busy times were last known to be right, and when they were last stored: an unchanged calendar is not stored again.
  read_at timestamptz,
  stored_at timestamptz,
  tried_at timestamptz,
  -- Entries that were not understood.
  unread integer not null default 0,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, admin_id, address_hash),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('busy_calendars');

create table busy_periods (
  organization_id uuid not null,
  calendar_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (organization_id, calendar_id, starts_at),
  foreign key (organization_id, calendar_id) references busy_calendars (organization_id, id) on delete cascade
);
select protect_tenant_table('busy_periods');
