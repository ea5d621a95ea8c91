-- Recordings and transcripts may be deleted before the application is.
alter table screenings
  add column recordings_deleted_at timestamptz,
  add column transcript_deleted_at timestamptz;
