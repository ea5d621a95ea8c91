-- When it was asked to delete everything about an application: at any time, whatever became of the application.
alter table applications add column erasure_requested_at timestamptz;
set local role evenhand_platform;
update applications a set erasure_requested_at = a.stage_since
  where a.outcome = 'withdrawn' and exists (
    select from events e where e.organization_id = a.organization_id and e.subject_id = a.id and e.name = 'application.withdrawn'
      and (e.data ->> 'erase')::boolean and coalesce((e.data ->> 'withdrawn_at')::timestamptz, a.stage_since) = a.stage_since);
reset role;
create index applications_to_erase on applications (organization_id, erasure_requested_at) where erasure_requested_at is not null;
