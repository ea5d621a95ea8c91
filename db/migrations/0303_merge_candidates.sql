-- A candidate who was merged into another stays as an alias without applications, so that their address leads to the other one.
alter table candidates add column merged_into uuid,
  add foreign key (organization_id, merged_into) references candidates (organization_id, id) on delete cascade;
create index candidates_merged on candidates (organization_id, merged_into) where merged_into is not null;

create table merges (
  organization_id uuid not null,
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  merged_by uuid not null,
  merged_at timestamptz not null,
  undo_until timestamptz not null,
  -- settled: can no longer be undone.
  state text not null check (state in ('merged', 'undone', 'settled')),
  ended_at timestamptz,
  -- The applications that the merge changed: erasing one of them settles it.
  application_ids uuid[] not null,
  -- What was moved, with the rows as they were; until it is undone or settled.
  record jsonb,
  primary key (organization_id, id),
  check ((state = 'merged') = (record is not null)),
  foreign key (organization_id, kept_id) references candidates (organization_id, id) on delete cascade,
  foreign key (organization_id, merged_id) references candidates (organization_id, id) on delete cascade
);
create index merges_by_kept on merges (organization_id, kept_id, merged_at desc);
create index merges_by_merged on merges (organization_id, merged_id);
create index merges_to_settle on merges (organization_id, undo_until) where state = 'merged';
create index merges_by_application on merges using gin (application_ids) where state = 'merged';
select protect_tenant_table('merges');

-- Events are append-only for the app: only their subject moves, from one application to the one that it became part of.
create function move_events(from_subject uuid, to_subject uuid, only_ids uuid[]) returns setof uuid
language sql security definer set search_path = public, pg_temp as $$
  update events set subject_id = to_subject
  where organization_id = (select current_setting('app.organization_id')::uuid) and subject_id = from_subject
    and (only_ids is null or id = any (only_ids))
  returning id;
$$;
select run_as_platform('move_events(uuid, uuid, uuid[])');

-- Figures of the past do not change when applications are merged or restored: nobody applied again or left a stage.
create function skip_figures_while_merging() returns trigger language plpgsql as $$
begin
  if current_setting('app.merging', true) = 'on' then return null; end if;
  return new;
end $$;
create trigger skip_while_merging before insert on application_figure_deltas for each row execute function skip_figures_while_merging();
