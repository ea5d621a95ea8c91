-- Edits are saved while typing. The version tells two people's edits apart, and what is edited on a published job waits in `draft_changes`
-- until it is published.
alter table job_openings
  add column version integer not null default 1,
  add column draft_changes jsonb,
  add column edited_by uuid,
  add column edited_at timestamptz;
