-- Plans have prices again, subscriptions carry what they were renewed with, and payments are recorded. Money is in minor units of its currency.
alter table plans
  add column description text not null default '',
  add column price_monthly integer not null default 0 check (price_monthly >= 0),
  add column price_yearly integer not null default 0 check (price_yearly >= 0),
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  add column trial_days integer not null default 0 check (trial_days between 0 and 365),
  add column can_create_custom_ai boolean not null default true,
  add column can_create_flow boolean not null default true,
  add column hidden boolean not null default false,
  add column archived_at timestamptz,
  add column sort_order integer not null default 0,
  -- The prices' IDs at an external provider.
  add column provider_price_monthly text,
  add column provider_price_yearly text;

update plans set description = 'For one hire at a time', sort_order = 1, can_create_custom_ai = false where key = 'free';
update plans set description = 'For teams that hire occasionally', price_monthly = 4900, price_yearly = 49000, sort_order = 2 where key = 'starter';
update plans set description = 'For hiring every month', price_monthly = 19900, price_yearly = 199000, sort_order = 3 where key = 'growth';
update plans set description = 'For hiring every day, in many locations', price_monthly = 59900, price_yearly = 599000, sort_order = 4 where key = 'scale';

alter table subscriptions
  add column interval text not null default 'month' check (interval in ('month', 'year')),
  -- What a complete period costs, as agreed at its start.
  add column price integer not null default 0 check (price >= 0),
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- The limits of the plan as they were at the start of the period: a changed plan takes effect at the next renewal.
  add column limit_jobs integer,
  add column limit_interviews integer,
  add column limit_custom_ai integer,
  add column limit_interview_flows integer,
  add column limit_admins integer,
  add column can_create_custom_ai boolean not null default true,
  add column can_create_flow boolean not null default true,
  -- Periods end on the day of the month of this time, so that a short month moves only one of them.
  add column anchor timestamptz,
  add column cancel_at_period_end boolean not null default false,
  add column cancel_reason text,
  add column cancel_comment text,
  -- What follows at the end of the period, if it is another plan or interval.
  add column next_plan_id uuid references plans,
  add column next_interval text check (next_interval in ('month', 'year')),
  -- Unused money of earlier periods, which the next invoices use first.
  add column credit integer not null default 0 check (credit >= 0),
  add column trial_used boolean not null default false,
  add column last_invoice integer not null default 0,
  -- Of how many days before the end of the period the owners were reminded last.
  add column reminded_days integer;

update subscriptions s set
  price = p.price_monthly, currency = p.currency, limit_jobs = p.limit_jobs, limit_interviews = p.limit_interviews,
  limit_custom_ai = p.limit_custom_ai, limit_interview_flows = p.limit_interview_flows, limit_admins = p.limit_admins,
  can_create_custom_ai = p.can_create_custom_ai, can_create_flow = p.can_create_flow, anchor = s.current_period_start
from plans p where p.id = s.plan_id;
alter table subscriptions alter column anchor set not null;
create index subscriptions_by_end on subscriptions (current_period_end);

create table transactions (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  at timestamptz not null,
  cause text not null check (cause in ('purchase', 'upgrade', 'renewal')),
  status text not null check (status in ('paid', 'failed', 'refunded')),
  amount integer not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- A payment that failed has no invoice.
  invoice_number text,
  plan_name text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  lines jsonb not null,
  billed_to jsonb not null,
  failure text,
  -- Recorded by the embedded billing: nothing was charged.
  test boolean not null,
  primary key (organization_id, id),
  unique (organization_id, invoice_number)
);
select protect_tenant_table('transactions');
create index transactions_by_time on transactions (organization_id, at desc, id desc);
-- A period is renewed once, whatever happens.
create unique index transactions_once_a_period on transactions (organization_id, period_start)
  where cause = 'renewal' and status = 'paid';

-- Whom invoices are made out to; without a row it is the organization.
create table billing_details (
  organization_id uuid primary key references organizations on delete cascade,
  name text not null,
  address text not null,
  tax_id text not null
);
select protect_tenant_table('billing_details');
