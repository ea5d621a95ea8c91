-- The time zone of who submitted the form with the address of a known candidate. It counts for the candidate, together with the phone
-- number and location in the answers, when a person uses a link that was e-mailed.
alter table applications add column unconfirmed_time_zone text;

-- Links that were never e-mailed end with a merge, also those of earlier ones.
set local role evenhand_platform;
update links set voided_at = now() where voided_at is null and unverified_for in (select unnest(application_ids) from merges);
reset role;
