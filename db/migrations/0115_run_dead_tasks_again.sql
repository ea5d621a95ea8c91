-- Puts a task that failed for good back into the queue, once. False where there is none, or where it was run again already.
create function run_dead_task_again(dead_task uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare dead dead_tasks%rowtype;
begin
  update dead_tasks set run_again_at = now() where id = dead_task and run_again_at is null returning * into dead;
  if not found then return false; end if;
  perform enqueue_task(dead.name, dead.payload, null, null, 12);
  return true;
end $$;
select run_as_platform('run_dead_task_again(uuid)');

-- A setting that nothing read.
set local role evenhand_platform;
update interview_settings set settings = settings - 'integrity_signals';
reset role;
