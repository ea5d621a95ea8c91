-- The time of a limit starts with the first use. By the clock, somebody who began just before the full hour had twice as many uses.
set local role evenhand_platform;
delete from rate_windows w
  where exists (select from rate_windows newer where newer.bucket = w.bucket and newer.window_start > w.window_start);
reset role;
alter table rate_windows drop constraint rate_windows_pkey, add primary key (bucket);

drop function count_use(text, integer);
create function count_use(name text, seconds integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended timestamptz := now() - make_interval(secs => seconds);
  total integer;
begin
  insert into rate_windows as w (bucket, window_start, used) values (name, now(), 1)
    on conflict (bucket) do update set
      window_start = case when w.window_start > ended then w.window_start else excluded.window_start end,
      used = case when w.window_start > ended then w.used + 1 else 1 end
    returning used into total;
  return total;
end $$;
select run_as_platform('count_use(text, integer)');

-- In how many seconds the uses of a limit start from zero again, at least one.
create function seconds_until_reset(name text, seconds integer) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select greatest(1, ceil(extract(epoch from w.window_start + make_interval(secs => seconds) - now())))::integer
  from rate_windows w where w.bucket = name;
$$;
select run_as_platform('seconds_until_reset(text, integer)');
