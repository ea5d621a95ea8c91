-- Notes can be edited and deleted by their author, and name colleagues, who are notified. A deleted note stays for a short time, so that
-- this can be undone.
alter table application_notes
  add column version integer not null default 1,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  add column mentions uuid[] not null default '{}';
