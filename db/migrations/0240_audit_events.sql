-- The audit log: which events belong to it, and from where a person caused them. Owners and admins read it.
alter table events
  add column audited boolean not null default false,
  -- The network address of the admin who caused it; never that of a candidate.
  add column address text check (address is null or actor_kind = 'admin');
create index events_audited on events (organization_id, at desc, id desc) where audited;
set local role evenhand_platform;
update events set audited = true where name in (
  'admin.registered', 'admin.verified', 'admin.signed_in', 'admin.password_changed', 'admin.edited', 'organization.registered',
  'organization.edited', 'job.created', 'job.status_changed', 'job.archived', 'job.recovered', 'form.saved', 'flow.created', 'flow.saved',
  'flow.removed', 'application.hired', 'application.rejected', 'application.reopened', 'application.erasing');
reset role;
