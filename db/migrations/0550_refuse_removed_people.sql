-- As before, but the session of a person who was removed opens nothing, however it came to exist.
drop function open_session(text, timestamptz);
create function open_session(hash text, at timestamptz)
returns table (organization_id uuid, admin_id uuid, role text, name text, time_zone text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare session sessions%rowtype;
begin
  select * into session from sessions s where s.token_hash = hash
    and s.expires_at > at and s.seen_at > at - interval '12 hours';
  if not found then return; end if;
  if session.seen_at < at - interval '1 minute' then
    update sessions s set seen_at = at where s.token_hash = hash;
  end if;
  return query select a.organization_id, a.id, a.role, a.name, a.time_zone
    from admins a join organizations o on o.organization_id = a.organization_id
    where a.organization_id = session.organization_id and a.id = session.admin_id and a.removed_at is null
      and o.status = 'active';
end $$;
select run_as_platform('open_session(text, timestamptz)');
