-- How many interviews a day a person gives at most; none for no limit. `version` counts the edits, so that a stale one is refused.
alter table availability
  add column daily_limit integer check (daily_limit between 1 and 20),
  add column version integer not null default 1;

-- The limit is counted in the person's own day. The lock is the one that bookings take, so that two of them cannot both get the last place,
-- whatever the code above does.
create function enforce_daily_limit() returns trigger language plpgsql as $$
declare
  most integer;
  zone text;
  own_day date;
  others integer;
begin
  if not new.active then
    return new;
  end if;
  select a.daily_limit, m.time_zone into most, zone
  from availability a
  join admins m on m.organization_id = a.organization_id and m.id = a.admin_id
  where a.organization_id = new.organization_id and a.admin_id = new.admin_id;
  if most is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('booking ' || new.organization_id || ' ' || new.admin_id, 0));
  select (b.start_at at time zone zone)::date into own_day
  from bookings b
  where b.organization_id = new.organization_id and b.id = new.booking_id;
  -- Buffers can reach into the days before and after, which the range has room for.
  select count(*) into others
  from booking_people p
  join bookings b on b.organization_id = p.organization_id and b.id = p.booking_id
  where p.organization_id = new.organization_id
    and p.admin_id = new.admin_id
    and p.active
    and p.booking_id <> new.booking_id
    and p.during && tstzrange(
      (own_day::timestamp at time zone zone) - interval '4 hours', ((own_day + 1)::timestamp at time zone zone) + interval '4 hours')
    and (b.start_at at time zone zone)::date = own_day;
  if others >= most then
    raise exception 'daily limit of interviews' using errcode = 'exclusion_violation', constraint = 'booking_people_daily_limit';
  end if;
  return new;
end
$$;
create trigger booking_people_daily_limit before insert or update on booking_people
  for each row execute function enforce_daily_limit();
