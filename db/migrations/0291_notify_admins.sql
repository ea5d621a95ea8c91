-- What people of an organization are notified of. The text is made when it is read: an entry only says what it is about.
create table notifications (
  organization_id uuid not null references organizations (organization_id) on delete cascade,
  id uuid not null,
  admin_id uuid not null,
  kind text not null,
  -- The event that caused it: each person is notified of it once.
  event_id uuid not null,
  application_id uuid not null,
  -- The colleague who caused it.
  actor_id uuid,
  at timestamptz not null,
  read_at timestamptz,
  -- Whether it waits for the daily e-mail.
  in_digest boolean not null,
  primary key (organization_id, id),
  unique (organization_id, event_id, admin_id, kind),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index notifications_newest on notifications (organization_id, admin_id, at desc, id desc);
create index notifications_unread on notifications (organization_id, admin_id) where read_at is null;
create index notifications_in_digest on notifications (organization_id, admin_id, at) where in_digest;
create index notifications_of_application on notifications (organization_id, application_id);
create index notifications_by_age on notifications (organization_id, at);
select protect_tenant_table('notifications');

create table notification_preferences (
  organization_id uuid not null,
  admin_id uuid not null,
  kind text not null,
  email text not null check (email in ('right_away', 'daily', 'off')),
  primary key (organization_id, admin_id, kind),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('notification_preferences');
