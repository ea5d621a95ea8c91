-- Tags and requirement results one by one, so that the newest applications with a label are read from an index. Maintained by a trigger.
create table application_labels (
  organization_id uuid not null,
  -- `tag:…` or `requirement:…:met`.
  label text collate "C" not null,
  applied_at timestamptz not null,
  application_id uuid not null,
  primary key (organization_id, label, applied_at, application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_labels_by_application on application_labels (organization_id, application_id);
select protect_tenant_table('application_labels');

create function label_application() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from application_labels l where l.organization_id = old.organization_id and l.application_id = old.id;
  end if;
  insert into application_labels (organization_id, label, applied_at, application_id)
    select new.organization_id, label, new.applied_at, new.id from (
      select 'tag:' || tag as label from unnest(new.tags) tag
      union select 'requirement:' || result from unnest(new.requirement_results) result
    ) labels;
  return null;
end $$;
create trigger label_application after insert on applications for each row
  when (new.tags <> '{}' or new.requirement_results <> '{}') execute function label_application();
create trigger label_changed_application after update of tags, requirement_results, applied_at on applications for each row
  when (old.tags is distinct from new.tags or old.requirement_results is distinct from new.requirement_results
    or old.applied_at is distinct from new.applied_at) execute function label_application();

set role evenhand_platform;
insert into application_labels (organization_id, label, applied_at, application_id)
  select a.organization_id, 'tag:' || tag, a.applied_at, a.id from applications a, unnest(a.tags) tag
  union select a.organization_id, 'requirement:' || result, a.applied_at, a.id from applications a, unnest(a.requirement_results) result;
reset role;

drop index applications_tagged;
drop index applications_by_labels;
