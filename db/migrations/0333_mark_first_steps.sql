-- First steps of an organization that are ticked by a person, because nothing else shows that they were done.
create table first_run_marks (
  organization_id uuid not null references organizations (organization_id) on delete cascade,
  -- `hidden`: the checklist is not shown any more.
  mark text not null check (mark in ('questions', 'appearance', 'hidden')),
  primary key (organization_id, mark)
);
select protect_tenant_table('first_run_marks');
