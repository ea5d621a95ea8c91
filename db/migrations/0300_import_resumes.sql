-- People whose résumés are imported do not always have an e-mail address. Those who have one still have it alone.
alter table candidates alter column email drop not null, alter column email_key drop not null,
  add constraint candidates_email_key check ((email is null) = (email_key is null));

-- Résumés that someone imports for a job. A choice says whether the people are e-mailed; there is no default.
create table imports (
  organization_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  admin_id uuid not null,
  informs boolean not null,
  -- uploading: takes files, and reads those it has. reading: has all files.
  state text not null check (state in ('uploading', 'reading', 'finished', 'cancelled')),
  created_at timestamptz not null,
  -- When the last file arrived: an upload that nobody continues is finished after a day.
  changed_at timestamptz not null,
  -- The first time. The importer is notified once.
  finished_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references job_openings (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create index imports_newest on imports (organization_id, created_at desc, id desc);
create index imports_by_job on imports (organization_id, job_id);
create index imports_by_admin on imports (organization_id, admin_id);
create index imports_uploading on imports (organization_id, changed_at) where state = 'uploading';
select protect_tenant_table('imports');

create table import_items (
  organization_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  -- Both null once the file was deleted, and for files that were never stored. An imported file belongs to its résumé.
  file_name text,
  file_key text,
  content_type text,
  bytes integer not null,
  sha256 text not null,
  state text not null check (state in ('waiting', 'reading', 'imported', 'needs_attention', 'already_there', 'failed', 'discarded', 'cancelled')),
  -- Why it was not imported, in one sentence.
  reason text,
  -- The application that was created, or that was there before. Erasing it deletes the item with its file name.
  application_id uuid,
  reading_since timestamptz,
  changed_at timestamptz not null,
  primary key (organization_id, id),
  -- The same upload again, after a lost connection, changes nothing.
  unique (organization_id, import_id, sha256, file_name),
  foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index import_items_by_state on import_items (organization_id, import_id, state, id);
create index import_items_by_import on import_items (organization_id, import_id, id);
create index import_items_by_application on import_items (organization_id, application_id);
-- Files that nobody needs any more are deleted after a while.
create index import_items_with_file on import_items (organization_id, changed_at) where file_key is not null;
select protect_tenant_table('import_items');
