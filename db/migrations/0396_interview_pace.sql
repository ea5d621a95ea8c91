-- Pace and patience are settings of their own, and there can be several reminders. The number of retakes had no effect until now: who
-- could invite candidates again still can, once. Interviews keep what they were invited with.
set role evenhand_platform;
create function pg_temp.with_pace(settings jsonb) returns jsonb language sql as $$
  select (settings - 'reminders') || jsonb_build_object(
    'pace', case settings->>'tone' when 'brisk' then 'fast' else 'usual' end,
    'patience', 'usual',
    'reminder_days', case when settings->'reminders' = 'false'::jsonb then '[]'::jsonb else '[2]'::jsonb end,
    'retakes', greatest(coalesce((settings->>'retakes')::integer, 0), 1))
$$;
update interview_settings set settings = pg_temp.with_pace(settings);
update screenings set snapshot = jsonb_set(snapshot, '{settings}', pg_temp.with_pace(snapshot->'settings'));
reset role;
