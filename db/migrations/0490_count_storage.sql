-- How much the files of an organization take, counted a few times a day: for those who run the product.
create table organization_storage (
  organization_id uuid primary key references organizations (organization_id) on delete cascade,
  bytes bigint not null,
  counted_at timestamptz not null
);
select protect_tenant_table('organization_storage');
