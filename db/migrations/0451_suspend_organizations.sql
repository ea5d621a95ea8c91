-- Since when and why an organization is suspended. The people concerned read the reason; the note is for the platform's audit log alone.
alter table organizations
  add column suspended_at timestamptz,
  add column suspension_reason text check (suspension_reason in ('payment', 'terms', 'security', 'other'));
set local role evenhand_platform;
update organizations set suspended_at = now(), suspension_reason = 'other' where status = 'suspended';
reset role;
