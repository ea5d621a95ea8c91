-- An index of words compares its columns in their order. With the organization first, a search for two words read the list of all of the
-- organization's applications, although few applications have both words. Now it looks the organization up only where both words are.
drop index application_search_names;
drop index application_search_words;
drop index application_search_blind_words;
create index application_search_names on application_search using gin (utc_day(applied_at), names, organization_id);
create index application_search_words on application_search using gin (utc_day(applied_at), words, organization_id);
create index application_search_blind_words on application_search using gin (utc_day(applied_at), blind_words, organization_id);
