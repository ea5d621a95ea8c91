-- Plans belong to the platform; super admins edit them. Null limits are unlimited. Money in minor units.
create table plans (
  id uuid primary key,
  key text not null unique,
  name text not null,
  description text not null,
  price_monthly integer not null,
  price_yearly integer not null,
  currency text not null default 'USD',
  trial_days integer not null default 0,
  limit_jobs integer,
  limit_interviews integer,
  limit_custom_ai integer,
  limit_interview_flows integer,
  limit_admins integer,
  sort_order integer not null,
  hidden boolean not null default false,
  archived_at timestamptz
);
select protect_platform_table('plans');
-- What a plan allows is public: the packages page shows it.
create policy readable on plans for select to evenhand_app using (true);
grant select on plans to evenhand_app;

insert into plans (id, key, name, description, price_monthly, price_yearly, limit_jobs, limit_interviews, limit_custom_ai, limit_interview_flows, limit_admins, sort_order) values
  ('01930000-0000-7000-8000-000000000001', 'free', 'Free', 'For a first hire.', 0, 0, 1, 10, 0, 1, 2, 1),
  ('01930000-0000-7000-8000-000000000002', 'starter', 'Starter', 'For a team that hires now and then.', 4900, 49000, 5, 100, 3, 3, 5, 2),
  ('01930000-0000-7000-8000-000000000003', 'growth', 'Growth', 'For a team that always hires.', 19900, 199000, 25, 500, 15, 15, 20, 3),
  ('01930000-0000-7000-8000-000000000004', 'scale', 'Scale', 'For many teams and many roles.', 59900, 599000, null, 2500, null, null, null, 4);

create table subscriptions (
  organization_id uuid primary key references organizations on delete cascade,
  id uuid not null,
  plan_id uuid not null references plans,
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete')),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null
);
select protect_tenant_table('subscriptions');

-- One row for each consumed or reserved unit; the key makes counting one twice impossible.
create table usage_entries (
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('interview', 'job', 'interview_flow', 'custom_ai', 'admin')),
  subject_id uuid not null,
  state text not null check (state in ('reserved', 'kept', 'returned')),
  at timestamptz not null,
  primary key (organization_id, kind, subject_id)
);
create index usage_entries_by_time on usage_entries (organization_id, kind, at);
select protect_tenant_table('usage_entries');
