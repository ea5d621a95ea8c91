-- Whether the organization reviews blindly decides how lists are read and what is removed from replies. It is read with the session, so that
-- neither needs a query of its own.
create function open_session_with_settings(hash text, at timestamptz)
returns table (organization_id uuid, admin_id uuid, role text, name text, time_zone text, blind_review boolean)
language sql security definer set search_path = public, pg_temp as $$
  select s.organization_id, s.admin_id, s.role, s.name, s.time_zone, o.blind_review
  from open_session(hash, at) s join organization_settings o on o.organization_id = s.organization_id
$$;
select run_as_platform('open_session_with_settings(text, timestamptz)');
