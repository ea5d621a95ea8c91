-- A link that was obtained through an unverified one ends together with it, so each names the application whose form showed the first.
alter table links add column unverified_for uuid;
set local role evenhand_platform;
update links set unverified_for = subject_id where unverified;
reset role;
alter table links drop column unverified;
create index links_unverified on links (organization_id, unverified_for) where unverified_for is not null;

drop function find_link(text);
create function find_link(hash text)
returns table (organization_id uuid, purpose text, subject_id uuid, expires_at timestamptz, used_at timestamptz, voided_at timestamptz,
  unverified_for uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.organization_id, l.purpose, l.subject_id, l.expires_at, l.used_at, l.voided_at, l.unverified_for
    from links l where l.token_hash = hash;
$$;
select run_as_platform('find_link(text)');
