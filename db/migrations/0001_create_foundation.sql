-- What every module stands on: roles, row-level security, links, events, tasks, mail.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- The product acts as evenhand_app: rows of one organization at a time. evenhand_platform sees across organizations and is
-- taken for single transactions only. Neither owns a table, so row-level security binds both.
do $$
begin
  if not exists (select from pg_roles where rolname = 'evenhand_app') then
    create role evenhand_app nologin nosuperuser nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'evenhand_platform') then
    create role evenhand_platform nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this cluster was faster
end $$;
do $$
begin
  execute format('grant evenhand_app, evenhand_platform to %I', current_user);
end $$;

grant usage on schema public to evenhand_app, evenhand_platform;
revoke create on schema public from public;

-- Makes a table an organization's: only rows of the organization that the transaction was opened for are seen or written.
-- An unset organization raises an error rather than matching nothing.
create function protect_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy one_organization on %s to evenhand_app
    using (organization_id = (select current_setting(''app.organization_id'')::uuid))
    with check (organization_id = (select current_setting(''app.organization_id'')::uuid))', name);
  execute format('create policy across_organizations on %s to evenhand_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to evenhand_app, evenhand_platform', name);
end $$;

-- A table of the platform itself, out of reach of an organization's transactions.
create function protect_platform_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy platform on %s to evenhand_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to evenhand_platform', name);
end $$;

-- Hands a guarded function to the platform's role, to be called by the app's.
grant create on schema public to evenhand_platform;
create function run_as_platform(name regprocedure) returns void language plpgsql as $$
begin
  execute format('revoke all on function %s from public', name);
  execute format('grant execute on function %s to evenhand_app, evenhand_platform', name);
  execute format('alter function %s owner to evenhand_platform', name);
end $$;

-- Links that stand in mails. Looked up before the organization is known; only hashes are kept.
create table links (
  token_hash text primary key,
  organization_id uuid not null,
  purpose text not null,
  subject_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null default now()
);
create index links_by_subject on links (organization_id, purpose, subject_id);
select protect_platform_table('links');
-- An organization may make and void its own links.
create policy one_organization on links to evenhand_app
  using (organization_id = (select current_setting('app.organization_id')::uuid))
  with check (organization_id = (select current_setting('app.organization_id')::uuid));
grant select, insert, update on links to evenhand_app;

create table events (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  subject_id uuid,
  actor_kind text not null check (actor_kind in ('admin', 'candidate', 'system')),
  actor_id uuid,
  data jsonb not null default '{}',
  at timestamptz not null,
  primary key (organization_id, id)
);
create index events_by_subject on events (organization_id, subject_id, at desc);
select protect_tenant_table('events');
revoke update, delete on events from evenhand_app;

create table idempotent_replies (
  organization_id uuid not null,
  call text not null,
  key_hash text not null,
  request_hash text not null,
  status integer,
  reply jsonb,
  at timestamptz not null,
  primary key (organization_id, call, key_hash)
);
select protect_tenant_table('idempotent_replies');

create table mail_messages (
  id uuid not null,
  organization_id uuid not null,
  to_address text not null,
  to_name text,
  template_key text not null,
  subject_id uuid,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  state text not null check (state in ('held', 'waiting', 'sent', 'kept', 'failed', 'cancelled')),
  send_at timestamptz,
  sent_at timestamptz,
  failure text,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index mail_messages_by_subject on mail_messages (organization_id, subject_id, created_at desc);
create index mail_messages_by_address on mail_messages (organization_id, to_address, created_at desc);
select protect_tenant_table('mail_messages');

create table rate_windows (
  bucket text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (bucket, window_start)
);
select protect_platform_table('rate_windows');

create table dead_tasks (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  reason text not null,
  failed_at timestamptz not null,
  run_again_at timestamptz
);
select protect_platform_table('dead_tasks');

create table worker_heartbeats (
  worker_id text primary key,
  beat_at timestamptz not null
);
select protect_platform_table('worker_heartbeats');

-- The one door to the task queue: the product's role may ask for work, and neither read nor change what others asked for.
create function enqueue_task(name text, payload jsonb, key text, at timestamptz, tries integer) returns void
language sql security definer set search_path = graphile_worker, pg_temp as $$
  select graphile_worker.add_job(name, payload::json, run_at => at, max_attempts => tries, job_key => key);
$$;
revoke all on function enqueue_task(text, jsonb, text, timestamptz, integer) from public;
grant execute on function enqueue_task(text, jsonb, text, timestamptz, integer) to evenhand_app, evenhand_platform;

-- Counts one use of a bucket in its running window and says how many that makes.
create function count_use(name text, seconds integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  start timestamptz := to_timestamp(floor(extract(epoch from now()) / seconds) * seconds);
  total integer;
begin
  insert into rate_windows as w (bucket, window_start, used) values (name, start, 1)
    on conflict (bucket, window_start) do update set used = w.used + 1 returning used into total;
  return total;
end $$;
select run_as_platform('count_use(text, integer)');

-- Which organization and subject a link's token stands for, with its state; the caller judges.
create function find_link(hash text)
returns table (organization_id uuid, purpose text, subject_id uuid, expires_at timestamptz, used_at timestamptz, voided_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.organization_id, l.purpose, l.subject_id, l.expires_at, l.used_at, l.voided_at from links l where l.token_hash = hash;
$$;
select run_as_platform('find_link(text)');

-- Keys that the product makes for itself and all its processes share.
create table platform_keys (
  name text primary key,
  key text not null,
  created_at timestamptz not null default now()
);
select protect_platform_table('platform_keys');
