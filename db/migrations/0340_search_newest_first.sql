-- A search finds the newest applications with its words without reading all that have them. Row-level security keeps the conditions of a
-- search from its index, because a comparison of words could tell something about rows of others before they are filtered out. The
-- functions below choose the organization themselves.
drop index application_search_words;
drop index application_search_blind_words;
-- Beginnings of words are only looked for in names, addresses and jobs: in all words they would find far too many.
alter table application_search add column applied_at timestamptz, add column names tsvector;
set role evenhand_platform;
update application_search s set applied_at = a.applied_at, names = ts_filter(s.words, '{a}')
  from applications a where a.organization_id = s.organization_id and a.id = s.application_id;
reset role;
alter table application_search alter column applied_at set not null, alter column names set not null;

create function complete_application_search() returns trigger language plpgsql as $$
begin
  new.names := ts_filter(new.words, '{a}');
  new.applied_at := (select a.applied_at from applications a where a.organization_id = new.organization_id and a.id = new.application_id);
  return new;
end $$;
create trigger complete_application_search before insert or update of application_id, words on application_search
  for each row execute function complete_application_search();

create function redate_application_search() returns trigger language plpgsql as $$
begin
  update application_search s set applied_at = new.applied_at where s.organization_id = new.organization_id and s.application_id = new.id;
  return null;
end $$;
create trigger redate_application_search after update of applied_at on applications for each row
  when (old.applied_at is distinct from new.applied_at) execute function redate_application_search();

create function utc_day(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'UTC')::date
$$;
create index application_search_names on application_search using gin (organization_id, utc_day(applied_at), names);
create index application_search_words on application_search using gin (organization_id, utc_day(applied_at), words);
create index application_search_blind_words on application_search using gin (organization_id, utc_day(applied_at), blind_words);

-- Applications of the transaction's organization that match a text search, newest first and at most `most`, from a moment backwards: of the
-- last `days` days with applications, or of all time. With `blind`, also those that are only found in what blind review shows.
-- `exact` is the search. The indexes find what matches `whole` or all of up to four `parts`, and names that match the first of `beginnings` or
-- all of the others: little of a frequent word next to a rare one is read if each is a condition of its own.
create function newest_with_words(
  exact tsquery, whole tsquery, parts tsquery[], beginnings tsquery[], blind boolean, until timestamptz, days integer, most integer)
returns table (application_id uuid) language plpgsql stable security definer rows 100
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  organization constant uuid := current_setting('app.organization_id')::uuid;
  a constant tsquery := parts[1];
  b constant tsquery := coalesce(parts[2], a);
  c constant tsquery := coalesce(parts[3], a);
  d constant tsquery := coalesce(parts[4], a);
  e constant tsquery := beginnings[1];
  f constant tsquery := beginnings[2];
  g constant tsquery := coalesce(beginnings[3], f);
  h constant tsquery := coalesce(beginnings[4], f);
  last date;
  missing integer := most;
  found integer;
begin
  if days is null and blind then
    return query select s.application_id from application_search s where s.organization_id = organization
      and s.applied_at <= until
      and (s.words @@ whole or (s.words @@ a and s.words @@ b and s.words @@ c and s.words @@ d) or s.names @@ e or (s.names @@ f and s.names @@ g and s.names @@ h)
        or s.blind_words @@ whole or (s.blind_words @@ a and s.blind_words @@ b and s.blind_words @@ c and s.blind_words @@ d))
      and (ts_match_vq(s.words, exact) or ts_match_vq(s.blind_words, exact))
      order by s.applied_at desc, s.application_id desc limit most;
    return;
  elsif days is null then
    return query select s.application_id from application_search s where s.organization_id = organization
      and s.applied_at <= until
      and (s.words @@ whole or (s.words @@ a and s.words @@ b and s.words @@ c and s.words @@ d)
        or s.names @@ e or (s.names @@ f and s.names @@ g and s.names @@ h))
      and ts_match_vq(s.words, exact)
      order by s.applied_at desc, s.application_id desc limit most;
    return;
  end if;
  select utc_day(p.applied_at) into last from applications p
    where p.organization_id = organization and p.applied_at <= until order by p.applied_at desc, p.id desc limit 1;
  -- One day after the other: an index of words has no order, and would read a period from its start to the end of time.
  for day in 0 .. days - 1 loop
    if blind then
      return query select s.application_id from application_search s where s.organization_id = organization
        and utc_day(s.applied_at) = last - day
        and s.applied_at <= until
        and (s.words @@ whole or (s.words @@ a and s.words @@ b and s.words @@ c and s.words @@ d) or s.names @@ e or (s.names @@ f and s.names @@ g and s.names @@ h)
          or s.blind_words @@ whole or (s.blind_words @@ a and s.blind_words @@ b and s.blind_words @@ c and s.blind_words @@ d))
        and (ts_match_vq(s.words, exact) or ts_match_vq(s.blind_words, exact))
        order by s.applied_at desc, s.application_id desc limit missing;
    else
      return query select s.application_id from application_search s where s.organization_id = organization
        and utc_day(s.applied_at) = last - day
        and s.applied_at <= until
        and (s.words @@ whole or (s.words @@ a and s.words @@ b and s.words @@ c and s.words @@ d)
          or s.names @@ e or (s.names @@ f and s.names @@ g and s.names @@ h))
        and ts_match_vq(s.words, exact)
        order by s.applied_at desc, s.application_id desc limit missing;
    end if;
    get diagnostics found = row_count;
    missing := missing - found;
    exit when missing <= 0;
  end loop;
end $$;
select run_as_platform('newest_with_words(tsquery, tsquery, tsquery[], tsquery[], boolean, timestamptz, integer, integer)');

-- The same without an order, up to `most`, to count them.
create function some_with_words(exact tsquery, whole tsquery, parts tsquery[], beginnings tsquery[], blind boolean, most integer)
returns table (application_id uuid) language plpgsql stable security definer rows 1000
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  organization constant uuid := current_setting('app.organization_id')::uuid;
  a constant tsquery := parts[1];
  b constant tsquery := coalesce(parts[2], a);
  c constant tsquery := coalesce(parts[3], a);
  d constant tsquery := coalesce(parts[4], a);
  e constant tsquery := beginnings[1];
  f constant tsquery := beginnings[2];
  g constant tsquery := coalesce(beginnings[3], f);
  h constant tsquery := coalesce(beginnings[4], f);
begin
  if blind then
    return query select s.application_id from application_search s where s.organization_id = organization
      and (s.words @@ whole or (s.words @@ a and s.words @@ b and s.words @@ c and s.words @@ d) or s.names @@ e or (s.names @@ f and s.names @@ g and s.names @@ h)
        or s.blind_words @@ whole or (s.blind_words @@ a and s.blind_words @@ b and s.blind_words @@ c and s.blind_words @@ d))
      and (ts_match_vq(s.words, exact) or ts_match_vq(s.blind_words, exact))
      limit most;
  else
    return query select s.application_id from application_search s where s.organization_id = organization
      and (s.words @@ whole or (s.words @@ a and s.words @@ b and s.words @@ c and s.words @@ d)
        or s.names @@ e or (s.names @@ f and s.names @@ g and s.names @@ h))
      and ts_match_vq(s.words, exact)
      limit most;
  end if;
end $$;
select run_as_platform('some_with_words(tsquery, tsquery, tsquery[], tsquery[], boolean, integer)');
