-- A new task is announced with its name, so that only its own lane looks for it (`platform/tasks/announcements.ts`). Before, all
-- lanes looked for every task. Each process also looks once a second for kinds of tasks that have become due, by this index.
create index evenhand_jobs_by_task on graphile_worker._private_jobs (task_id, run_at) where is_available;

create or replace function enqueue_task(name text, payload jsonb, key text, at timestamptz, tries integer) returns void
language plpgsql security definer set search_path = graphile_worker, pg_temp as $$
declare
  due timestamptz := greatest(coalesce(at, now()), now());
  -- Tasks due now queue behind all that wait; tasks for later only behind those due at about the same time.
  since timestamptz := case when due > now() then due - interval '10 minutes' else '-infinity' end;
  waiting integer;
begin
  select count(*) into waiting from (
    select from graphile_worker._private_jobs j
    where j.payload ->> 'organization_id' = enqueue_task.payload ->> 'organization_id'
      and j.task_id = (select t.id from graphile_worker._private_tasks t where t.identifier = name)
      and j.run_at > since and j.run_at <= due and j.locked_at is null
    limit 1000
  ) as same;
  perform graphile_worker.add_job(name, payload::json, run_at => at, max_attempts => tries, job_key => key, priority => waiting);
  -- The random number keeps two tasks of one transaction from being announced as one.
  if due <= now() then
    perform pg_notify('tasks', json_build_object('name', name, 'r', random())::text);
  end if;
end $$;
