-- A private address at which a person's own calendar program reads their interviews. Its token is in `links`.
create table calendar_feeds (
  organization_id uuid not null,
  admin_id uuid not null,
  names text not null check (names in ('initials', 'full')),
  created_at timestamptz not null,
  -- When a calendar program last read it.
  opened_at timestamptz,
  primary key (organization_id, admin_id),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('calendar_feeds');
