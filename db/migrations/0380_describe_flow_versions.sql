-- What a version of a flow was called, and who saved it when. Versions from before have no person and no time.
alter table interview_flow_versions
  add column name text,
  add column description text not null default '',
  add column saved_by uuid,
  add column saved_at timestamptz;

set role evenhand_platform;
update interview_flow_versions as v set name = f.name, description = f.description
from interview_flows as f where f.organization_id = v.organization_id and f.id = v.flow_id;
update interview_flow_versions as v set saved_at = f.updated_at
from interview_flows as f
where f.organization_id = v.organization_id and f.id = v.flow_id and f.version = v.version;
reset role;

alter table interview_flow_versions alter column name set not null;
