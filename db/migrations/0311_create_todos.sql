-- What people of an organization intend to do about an application.
create table todos (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  text text not null,
  -- The last day, in the time zone of who is responsible.
  due_on date,
  -- Null after that person was removed without a successor who can see the application.
  assignee_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  version integer not null default 1,
  done_at timestamptz,
  done_by uuid,
  -- When the person responsible was told that it is due, once for each day that was set.
  reminded_at timestamptz,
  -- A deleted to-do stays for a short time, so that this can be undone.
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, assignee_id) references admins (organization_id, id) on delete set null (assignee_id),
  check ((done_at is null) = (done_by is null))
);
create index todos_of_application on todos (organization_id, application_id, created_at);
create index todos_of_person on todos (organization_id, assignee_id, due_on, id) where done_at is null and deleted_at is null;
create index todos_to_remind on todos (organization_id, due_on)
  where done_at is null and deleted_at is null and reminded_at is null and due_on is not null;
create index todos_deleted on todos (organization_id, deleted_at) where deleted_at is not null;
select protect_tenant_table('todos');
