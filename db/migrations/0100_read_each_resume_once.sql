-- One reading per file at a time: the row that is being read says since when, and others with the same file wait for it.
alter table resumes add column reading_since timestamptz;
create index resumes_by_file on resumes (organization_id, sha256);

-- A submission no longer waits until its résumé was read, so nothing needs to know which files were readable before.
drop function known_document(text);
drop function remember_document(text, text);
drop table checked_documents;
