-- A notification is about an application or about an import.
alter table notifications alter column application_id drop not null,
  add column import_id uuid,
  add constraint notifications_about_one check ((application_id is null) <> (import_id is null)),
  add foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade;
create index notifications_of_import on notifications (organization_id, import_id) where import_id is not null;
