-- The list of applications filters and sorts by more columns, each with an index, and finds words of résumés and answers.

alter table applications
  -- Results of the newest match: `requirement:met`, `requirement:partly` or `requirement:missing`.
  add column requirement_results text[] not null default '{}',
  -- The mean of the submitted scorecards, 0 to 100.
  add column scorecard_score integer,
  -- What sorts the list by match and by interview; null without a score of a validated engine or of people.
  add column match_rank integer,
  add column interview_rank integer;

create or replace function rank_application() returns trigger language plpgsql as $$
begin
  new.match_rank := case when is_validated(new.match_engine) then new.match_score end;
  new.interview_rank := coalesce(new.scorecard_score, case when is_validated(new.interview_engine) then new.interview_score end);
  new.ranked_score := coalesce(case when is_validated(new.interview_engine) then new.interview_score end, new.match_rank);
  return new;
end $$;
drop trigger rank_application on applications;
create trigger rank_application
  before insert or update of match_score, interview_score, match_engine, interview_engine, scorecard_score on applications
  for each row execute function rank_application();

set role evenhand_platform;
update applications a set
  match_rank = case when is_validated(a.match_engine) then a.match_score end,
  scorecard_score = s.score,
  interview_rank = coalesce(s.score, case when is_validated(a.interview_engine) then a.interview_score end),
  requirement_results = m.results
from applications b
left join lateral (
  select round(avg((each.mean - 1) * 25))::integer as score
  from (select avg(value::numeric) as mean from scorecards k, jsonb_each_text(k.ratings)
    where k.organization_id = b.organization_id and k.application_id = b.id and k.submitted_at is not null group by k.admin_id) each
) s on true
left join lateral (
  select coalesce(array_agg((r ->> 'id') || ':' || (r ->> 'verdict')) filter (where r ->> 'verdict' in ('met', 'partly', 'missing')), '{}') as results
  from (select e.result from evaluations e where e.organization_id = b.organization_id and e.application_id = b.id and e.kind = 'match'
    order by e.created_at desc limit 1) newest, jsonb_array_elements(newest.result -> 'requirements') r
) m on true
where b.organization_id = a.organization_id and b.id = a.id;
reset role;

create index applications_all_newest on applications (organization_id, applied_at desc, id desc);
create index applications_by_match on applications (organization_id, (coalesce(match_rank, -1)) desc, id desc);
create index applications_by_interview on applications (organization_id, (coalesce(interview_rank, -1)) desc, id desc);
create index applications_by_outcome on applications (organization_id, outcome, applied_at desc, id desc) where outcome <> 'active';
create index applications_by_source on applications (organization_id, source, applied_at desc, id desc);
create index applications_by_screening on applications (organization_id, screening_state, applied_at desc, id desc);
create index applications_with_knockout on applications (organization_id, applied_at desc, id desc) where knockout;
create index applications_tagged on applications (organization_id, applied_at desc, id desc) where cardinality(tags) > 0;
create index applications_by_labels on applications using gin (organization_id, tags, requirement_results);
drop index applications_by_owner;
create index applications_by_owner on applications (organization_id, owner_id, applied_at desc, id desc);

-- The words of each application. Apart from the applications, whose rows change with every move.
create table application_search (
  organization_id uuid not null,
  application_id uuid not null,
  -- Name, e-mail address and job (weight A), answers and résumé (weight D).
  words tsvector not null,
  -- The same without what tells who the candidate is, for blind review.
  blind_words tsvector not null,
  primary key (organization_id, application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_search_words on application_search using gin (organization_id, words);
create index application_search_blind_words on application_search using gin (organization_id, blind_words);
select protect_tenant_table('application_search');

set role evenhand_platform;
insert into application_search (organization_id, application_id, words, blind_words)
select a.organization_id, a.id,
  setweight(to_tsvector('simple', a.search || ' ' || regexp_replace(c.email, '[^[:alnum:]]+', ' ', 'g')), 'A')
    || to_tsvector('simple', left(lower(regexp_replace(normalize(t.text, NFKD), '[\u0300-\u036f]', '', 'g')), 200000)),
  setweight(to_tsvector('simple', lower(regexp_replace(normalize(j.title, NFKD), '[\u0300-\u036f]', '', 'g'))), 'A')
from applications a
join candidates c on c.organization_id = a.organization_id and c.id = a.candidate_id
join job_openings j on j.organization_id = a.organization_id and j.id = a.job_id
cross join lateral (
  select coalesce(string_agg(found.value #>> '{}', ' '), '') as text from (
    select jsonb_path_query(a.answers, 'strict $.** ? (@.type() == "string")') as value
    union all
    (select jsonb_path_query(r.pages, '$[*].text') from (
      select pages from resumes where organization_id = a.organization_id and application_id = a.id order by uploaded_at desc limit 1) r)
  ) found
) t;
reset role;

alter table applications drop column search;
