-- Offers to candidates, from the draft to the answer.
alter table organization_settings add column offer_approval boolean not null default false;

create table offers (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  state text not null check (state in ('draft', 'waiting_for_approval', 'approved', 'sent', 'accepted', 'declined', 'expired', 'cancelled')),
  -- The newest version. Nothing can be edited once it was sent, so after that it is what the candidate reads.
  version integer not null check (version >= 1),
  -- The last day for an answer.
  expires_on date not null,
  -- The end of that day in the organization's zone, set when the offer is sent.
  expires_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_by uuid,
  sent_at timestamptz,
  -- When the end of its time was announced, once for each end.
  reminded_at timestamptz,
  answered_at timestamptz,
  -- As the candidate typed it to accept.
  signed_name text,
  decline_reason text,
  cancelled_by text check (cancelled_by in ('admin', 'candidate')),
  cancelled_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  check (state not in ('sent', 'accepted', 'declined', 'expired') or (sent_at is not null and expires_at is not null)),
  check ((state in ('accepted', 'declined')) = (answered_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
-- An application has at most one offer that can still be answered or was accepted.
create unique index offers_one_open on offers (organization_id, application_id)
  where state in ('draft', 'waiting_for_approval', 'approved', 'sent', 'accepted');
create index offers_by_application on offers (organization_id, application_id, created_at desc);
create index offers_by_expiry on offers (organization_id, expires_at) where state = 'sent';
select protect_tenant_table('offers');

-- What an offer said after each edit. Versions are never changed.
create table offer_versions (
  organization_id uuid not null,
  offer_id uuid not null,
  version integer not null,
  position text not null,
  -- Minor units of the currency.
  pay_amount bigint not null check (pay_amount > 0),
  pay_currency text not null check (pay_currency ~ '^[A-Z]{3}$'),
  pay_period text not null check (pay_period in ('year', 'month', 'hour')),
  start_on date not null,
  body text not null,
  attachment_ids jsonb not null default '[]',
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (organization_id, offer_id, version),
  foreign key (organization_id, offer_id) references offers (organization_id, id) on delete cascade
);
select protect_tenant_table('offer_versions');

-- Who was asked to approve which version, and what they decided.
create table offer_approvals (
  organization_id uuid not null,
  id uuid not null,
  offer_id uuid not null,
  version integer not null,
  admin_id uuid not null,
  asked_at timestamptz not null,
  decision text check (decision in ('approved', 'sent_back')),
  reason text,
  decided_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, offer_id) references offers (organization_id, id) on delete cascade,
  check ((decision is null) = (decided_at is null))
);
create unique index offer_approvals_open on offer_approvals (organization_id, offer_id, admin_id) where decision is null;
create index offer_approvals_by_admin on offer_approvals (organization_id, admin_id) where decision is null;
create index offer_approvals_by_offer on offer_approvals (organization_id, offer_id, asked_at);
select protect_tenant_table('offer_approvals');

-- Files for the offers of an application. Versions name the ones that go with them.
create table offer_files (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  file_key text not null,
  name text not null,
  content_type text not null,
  bytes integer not null,
  -- Whether a version named it. The others are deleted after a day.
  attached boolean not null default false,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index offer_files_unused on offer_files (organization_id, created_at) where not attached;
create index offer_files_by_application on offer_files (organization_id, application_id, created_at);
select protect_tenant_table('offer_files');
