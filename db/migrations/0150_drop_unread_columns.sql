-- Columns that were written and that nothing read. What is not read is not stored.
alter table accommodation_requests drop column answered_by;
alter table applications drop column updated_at;
alter table availability drop column updated_at;
alter table candidates drop column created_at;
alter table evaluations
  drop column prompt_version,
  drop column input_hash,
  drop column asked_by,
  drop column milliseconds,
  drop column tries;
alter table interview_flow_versions drop column created_at;
alter table links drop column created_at;
alter table organization_settings drop column updated_at;
alter table plans
  drop column description,
  drop column price_monthly,
  drop column price_yearly,
  drop column currency,
  drop column trial_days,
  drop column sort_order,
  drop column hidden,
  drop column archived_at;
alter table platform_keys drop column created_at;
alter table recording_chunks drop column at;
alter table screening_questions drop column settled_at;
alter table screening_turns drop column worded_by;
alter table subscriptions drop column cancel_at_period_end, drop column created_at;

-- A session no longer stores the browser that it was started in.
drop function start_session(text, uuid, timestamptz, timestamptz, text);
alter table sessions drop column user_agent, drop column created_at;
create function start_session(hash text, admin uuid, at timestamptz, until timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into sessions (token_hash, organization_id, admin_id, seen_at, expires_at)
    values (hash, current_setting('app.organization_id')::uuid, admin, at, until);
$$;
select run_as_platform('start_session(text, uuid, timestamptz, timestamptz)');
