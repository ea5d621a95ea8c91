-- Blind review still found the words of answers that were hidden after they had been given, until something indexed their applications
-- again. A task for each organization that hides answers does so, a few applications at a time.
set local role evenhand_platform;
select enqueue_task('applications.index-hidden-answers', jsonb_build_object('organization_id', hiding.organization_id),
    'index-hidden-answers:' || hiding.organization_id, null, 12)
  from (
    select organization_id from form_configs where sections @? '$[*].fields[*] ? (@.hidden_in_blind_review == true)'
    union
    select organization_id from job_openings where extra_questions @? '$[*] ? (@.hidden_in_blind_review == true)') hiding;
reset role;
