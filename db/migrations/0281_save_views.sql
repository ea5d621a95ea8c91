-- Saved views of the applications list. Shared ones are read by everyone in the organization; each reader sees only the applications that
-- their role and hiring teams allow.
create table saved_views (
  organization_id uuid not null,
  id uuid not null,
  admin_id uuid not null,
  name text not null,
  shared boolean not null,
  filter jsonb not null,
  sort text not null,
  layout text not null check (layout in ('table', 'board')),
  -- Null for the standard columns.
  columns jsonb,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create index saved_views_by_admin on saved_views (organization_id, admin_id, created_at);
create index saved_views_shared on saved_views (organization_id, created_at) where shared;
select protect_tenant_table('saved_views');

-- The view that a person's list opens with.
create table default_views (
  organization_id uuid not null,
  admin_id uuid not null,
  view_id uuid not null,
  primary key (organization_id, admin_id),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade,
  foreign key (organization_id, view_id) references saved_views (organization_id, id) on delete cascade
);
create index default_views_by_view on default_views (organization_id, view_id);
select protect_tenant_table('default_views');
