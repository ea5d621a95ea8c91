-- Subscriptions and payments that an external provider owns.
alter table subscriptions
  add column provider_customer text,
  add column provider_subscription text,
  -- Whether the two IDs above belong to live or to test data of the provider.
  add column provider_live boolean,
  -- Grows whenever the state is read from the provider: what was read before another reading was stored is not stored after it.
  add column provider_version integer not null default 0,
  add column provider_read_at timestamptz,
  -- The page of the provider on which a plan is being paid, and how many there were.
  add column checkout_session text,
  add column checkout_number integer not null default 0,
  -- Since when a payment has been due that failed.
  add column past_due_since timestamptz;
create index subscriptions_by_provider_customer on subscriptions (provider_customer) where provider_customer is not null;

alter table transactions
  add column provider_invoice text,
  -- How much of the amount was paid back.
  add column refunded integer not null default 0 check (refunded >= 0),
  drop constraint transactions_status_check,
  add constraint transactions_status_check check (status in ('paid', 'failed', 'refunded', 'disputed')),
  -- A provider numbers its own invoices.
  drop constraint transactions_organization_id_invoice_number_key,
  add unique (organization_id, provider_invoice);
create unique index transactions_own_number on transactions (organization_id, invoice_number) where provider_invoice is null;
drop index transactions_once_a_period;
create unique index transactions_once_a_period on transactions (organization_id, period_start)
  where cause = 'renewal' and status = 'paid' and provider_invoice is null;

-- The events of the provider that have taken effect. A row is written together with the effect, so that no event has it twice.
create table provider_events (
  organization_id uuid not null references organizations on delete cascade,
  event_id text not null,
  received_at timestamptz not null,
  primary key (organization_id, event_id)
);
select protect_tenant_table('provider_events');
