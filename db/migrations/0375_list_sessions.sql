-- People see where they are signed in and can end single sessions. Only the names of the browser and the system are stored, never the
-- header that a stranger could have written anything into. A session is named by an ID: the hash of its token stays in the database.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column browser text,
  add column system text;

drop function start_session(text, uuid, timestamptz, timestamptz);
create function start_session(hash text, admin uuid, at timestamptz, until timestamptz, with_browser text, on_system text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into sessions (token_hash, organization_id, admin_id, seen_at, expires_at, browser, system)
    values (hash, current_setting('app.organization_id')::uuid, admin, at, until, with_browser, on_system);
$$;
select run_as_platform('start_session(text, uuid, timestamptz, timestamptz, text, text)');

-- The open sessions of an admin of the transaction's organization (see `open_session`), and which of them has the given token.
create function sessions_of(admin uuid, own_hash text, at timestamptz)
returns table (id uuid, browser text, system text, seen_at timestamptz, expires_at timestamptz, is_current boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.browser, s.system, s.seen_at, s.expires_at, s.token_hash = own_hash
  from sessions s
  where s.organization_id = current_setting('app.organization_id')::uuid and s.admin_id = admin
    and s.expires_at > at and s.seen_at > at - interval '12 hours';
$$;
select run_as_platform('sessions_of(uuid, text, timestamptz)');

-- Ends one session of an admin of the transaction's organization. Returns whether there was one.
create function end_session_of(admin uuid, session uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sessions s where s.organization_id = current_setting('app.organization_id')::uuid
    and s.admin_id = admin and s.id = session;
  return found;
end $$;
select run_as_platform('end_session_of(uuid, uuid)');

-- Says how many it ended.
drop function end_sessions(uuid, text);
create function end_sessions(admin uuid, but_hash text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare ended integer;
begin
  delete from sessions s where s.organization_id = current_setting('app.organization_id')::uuid
    and s.admin_id = admin and s.token_hash is distinct from but_hash;
  get diagnostics ended = row_count;
  return ended;
end $$;
select run_as_platform('end_sessions(uuid, text)');
