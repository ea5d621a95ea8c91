-- Interviews can note when the candidate leaves the tab. Settings and invitations from before do not have the setting, which means off.
create table screening_tab_leaves (
  organization_id uuid not null,
  id uuid not null,
  screening_id uuid not null,
  -- In interview time, like the turns.
  start_ms integer not null,
  left_at timestamptz not null,
  -- Null until the candidate is back.
  returned_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, screening_id) references screenings (organization_id, id) on delete cascade
);
create index screening_tab_leaves_of_screening on screening_tab_leaves (organization_id, screening_id, left_at);
select protect_tenant_table('screening_tab_leaves');
