-- Blind review found applications by names that are not in the form: of the résumé, of corrections, of earlier submissions and of merged
-- candidates. Their words are taken out of what it searches. The title of the job, which has the weight A, stays.
set local role evenhand_platform;
with recursive people as (
  select organization_id, id as person, id, name from candidates where merged_into is null
  union all
  select m.organization_id, p.person, m.id, m.name from candidates m
    join people p on m.organization_id = p.organization_id and m.merged_into = p.id),
owned as (
  select a.organization_id, p.person, a.id, a.answers from applications a
    join people p on p.organization_id = a.organization_id and p.id = a.candidate_id),
files as (
  select r.organization_id, o.person, r.id, r.profile from resumes r
    join owned o on o.organization_id = r.organization_id and o.id = r.application_id),
names(organization_id, person, name) as (
  select organization_id, person, name from people
  union select organization_id, person, answers ->> 'name' from owned
  union select s.organization_id, o.person, s.answers ->> 'name' from submissions s
    join owned o on o.organization_id = s.organization_id and o.id = s.application_id
  union select organization_id, person, profile -> 'name' ->> 'value' from files
  union select k.organization_id, f.person, k.changes ->> 'name' from resume_corrections k
    join files f on f.organization_id = k.organization_id and f.id = k.resume_id),
words as (
  select organization_id, person, tsvector_to_array(to_tsvector('simple',
      regexp_replace(lower(regexp_replace(normalize(string_agg(name, ' '), NFKD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))) as list
    from names where name is not null group by organization_id, person)
update application_search s
  set blind_words = ts_filter(s.blind_words, '{a}') || ts_delete(ts_filter(s.blind_words, '{b,c,d}'), w.list)
  from owned o join words w on w.organization_id = o.organization_id and w.person = o.person
  where s.organization_id = o.organization_id and s.application_id = o.id
    and ts_filter(s.blind_words, '{b,c,d}') <> ts_delete(ts_filter(s.blind_words, '{b,c,d}'), w.list);
reset role;
