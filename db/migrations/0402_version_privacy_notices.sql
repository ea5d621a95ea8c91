-- The privacy notices that candidates accepted. The first change of a notice stores the one before it, too, so an organization without
-- rows still has its first version.
create table privacy_notices (
  organization_id uuid not null,
  version integer not null,
  text text not null,
  since timestamptz not null,
  saved_by uuid,
  primary key (organization_id, version),
  foreign key (organization_id) references organizations (organization_id) on delete cascade
);
select protect_tenant_table('privacy_notices');
