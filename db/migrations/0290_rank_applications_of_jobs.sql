-- The ranking of one job: by match score, and who waits for the longest first; what needs a person; what is being evaluated.
create index applications_ranked_in_job on applications (organization_id, job_id, match_rank desc, applied_at, id)
  where outcome = 'active' and match_rank is not null;
create index applications_of_job_needing_review on applications (organization_id, job_id, applied_at, id)
  where outcome = 'active' and (match_state = 'needs_person' or interview_state = 'needs_person');
create index applications_of_job_being_evaluated on applications (organization_id, job_id, applied_at, id)
  where outcome = 'active' and match_state in ('waiting', 'running');
