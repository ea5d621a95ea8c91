-- Under row-level security, PostgreSQL uses an index only for conditions that cannot tell anything about rows of others. It does not count
-- `coalesce` among them, but does count `case`: filters by scores and later pages in their order read everything before their first row.
drop index applications_by_score;
drop index applications_by_match;
drop index applications_by_interview;
drop index applications_by_silence;
create index applications_by_score on applications
  (organization_id, (case when ranked_score is null then -1 else ranked_score end) desc, id desc);
create index applications_by_match on applications
  (organization_id, (case when match_rank is null then -1 else match_rank end) desc, id desc);
create index applications_by_interview on applications
  (organization_id, (case when interview_rank is null then -1 else interview_rank end) desc, id desc);
create index applications_by_silence on applications
  (organization_id, (case when last_communication_at is null then applied_at else last_communication_at end), id)
  where outcome = 'active' and not job_archived;
