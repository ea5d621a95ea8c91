-- When an organization is deleted for good; null unless an owner asked for it. Until then an owner can keep it.
alter table organizations add column delete_at timestamptz;
create index organizations_by_deletion on organizations (organization_id, delete_at) where delete_at is not null;

-- Deletes all rows of an organization, in every table that has any, also in ones that are added later. What others refer to is tried again
-- after them. The organization goes last: triggers write counts of what is deleted, which need it until then.
create function purge_organization(organization uuid) returns void language plpgsql as $$
declare
  waiting regclass[];
  still_waiting regclass[];
  name regclass;
begin
  select array_agg(c.oid::regclass) into waiting
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'organizations';
  while cardinality(waiting) > 0 loop
    still_waiting := '{}';
    foreach name in array waiting loop
      begin
        execute format('delete from %s where organization_id = $1', name) using organization;
      exception when foreign_key_violation then
        still_waiting := still_waiting || name;
      end;
    end loop;
    if cardinality(still_waiting) = cardinality(waiting) then
      raise exception 'Rows of these tables refer to each other: %', waiting;
    end if;
    waiting := still_waiting;
  end loop;
  delete from organizations where organization_id = organization;
end $$;
revoke execute on function purge_organization(uuid) from public;
grant execute on function purge_organization(uuid) to evenhand_platform;
