-- Which version of the privacy notice a submission accepted; null for imports, where nobody accepted one.
alter table submissions add column privacy_version integer;

-- Until now it followed from the time of the submission. An organization without stored versions still has its first one.
set role evenhand_platform;
update submissions as s set privacy_version = coalesce((
  select max(n.version) from privacy_notices as n where n.organization_id = s.organization_id and n.since <= s.at), 1)
where s.answers -> 'privacy' = 'true'::jsonb;
reset role;
