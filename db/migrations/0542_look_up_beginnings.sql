-- A search finds names, addresses and jobs by the beginning of a word. For a beginning, an index of words reads everything that has any such
-- word before it compares anything else: slow if most applications have one, like "engineer" in the title of their job. Now the
-- beginnings are in the index, and looked up like words. They are cut after 12 letters (`queries/words.ts`); what is found is compared with
-- the search itself.
create function beginnings_of(words tsvector) returns tsvector language sql immutable parallel safe strict as $$
  select array_to_tsvector(array(
    select distinct left(word, letters)
    from unnest(tsvector_to_array(words)) word, generate_series(least(3, length(word)), least(12, length(word))) letters))
$$;
drop index application_search_names;
create index application_search_names
  on application_search using gin (utc_day(applied_at), beginnings_of(names), organization_id);

-- Both functions are as they were, but for the column.
set role evenhand_platform;
do $$
declare
  function text;
begin
  foreach function in array array['newest_with_words', 'some_with_words'] loop
    execute replace(pg_get_functiondef(function::regproc), 's.names @@', 'beginnings_of(s.names) @@');
  end loop;
end $$;
reset role;
