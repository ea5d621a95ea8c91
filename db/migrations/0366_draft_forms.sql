-- Who published a version of the form.
alter table form_configs add column published_by uuid;

-- The changes of a form that are not published yet, for each organization that has any.
create table form_drafts (
  organization_id uuid primary key references organizations (organization_id) on delete cascade,
  -- Increases with each save, also of a new draft after one was published.
  version integer not null,
  -- The published version that it started from.
  based_on integer not null,
  -- Null when there is nothing to publish.
  sections jsonb,
  edited_by uuid,
  edited_at timestamptz not null
);
select protect_tenant_table('form_drafts');

-- A field can depend on several conditions: the one answer that a field depended on until now becomes the first of them.
set role evenhand_platform;
update form_configs set sections = (
  select jsonb_agg(
    jsonb_set(section, '{fields}', coalesce((
      select jsonb_agg(
        case when jsonb_typeof(field->'show_if') = 'object'
          then jsonb_set(field, '{show_if}', jsonb_build_array(jsonb_build_object(
            'field', field->'show_if'->>'field', 'operator', 'is', 'value', field->'show_if'->>'equals')))
          else field end order by field_at)
      from jsonb_array_elements(section->'fields') with ordinality as f (field, field_at)), '[]'))
    order by section_at)
  from jsonb_array_elements(sections) with ordinality as s (section, section_at))
where sections::text like '%"show_if": {%';
reset role;

create index applications_by_form on applications (organization_id, form_version);
