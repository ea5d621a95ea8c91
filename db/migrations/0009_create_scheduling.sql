-- An admin without a row has the default hours; they are computed, so that a change of the default reaches everybody.
create table availability (
  organization_id uuid not null,
  admin_id uuid not null,
  hours jsonb not null,
  buffer_before integer not null check (buffer_before between 0 and 240),
  buffer_after integer not null check (buffer_after between 0 and 240),
  notice_hours integer not null check (notice_hours between 0 and 720),
  horizon_days integer not null check (horizon_days between 1 and 365),
  step_minutes integer not null check (step_minutes between 5 and 240),
  updated_at timestamptz not null,
  primary key (organization_id, admin_id),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('availability');

-- What holds on a date in place of the week's hours; no hours is a day off.
create table availability_exceptions (
  organization_id uuid not null,
  admin_id uuid not null,
  date date not null,
  hours jsonb not null,
  primary key (organization_id, admin_id, date),
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('availability_exceptions');

-- Time booked for a subject that this module does not know. `part` says which of the subject's conversations it is.
create table bookings (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  subject_id uuid not null,
  subject_title text not null,
  part text not null,
  title text not null,
  state text not null check (state in ('needs_scheduling', 'waiting_on_candidate', 'booked', 'waiting_on_feedback', 'complete', 'cancelled', 'no_show')),
  start_at timestamptz,
  end_at timestamptz,
  minutes integer not null check (minutes between 5 and 480),
  organizer_zone text not null,
  attendee_zone text not null,
  attendee_name text not null,
  attendee_email text not null,
  place text not null,
  message text not null,
  offered jsonb,
  offer_until timestamptz not null,
  ics_uid text not null,
  ics_sequence integer not null default -1,
  moves integer not null default 0,
  free_move boolean not null default false,
  asked text,
  cancelled_by text check (cancelled_by in ('admin', 'candidate')),
  cancel_reason text,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  check (end_at > start_at),
  check (state not in ('booked', 'waiting_on_feedback', 'complete') or start_at is not null)
);
create unique index bookings_one_open on bookings (organization_id, subject_id, part)
  where state in ('needs_scheduling', 'waiting_on_candidate', 'booked');
create index bookings_by_subject on bookings (organization_id, subject_id, created_at desc);
create index bookings_by_start on bookings (organization_id, start_at);
select protect_tenant_table('bookings');

-- Who of the organization takes part, and the time it takes of them, buffers included. Two bookings of one person can never
-- overlap, whatever the code above does (OWASP ASVS 5.0, 2.3.4).
create table booking_people (
  organization_id uuid not null,
  booking_id uuid not null,
  admin_id uuid not null,
  during tstzrange,
  active boolean not null default false,
  primary key (organization_id, booking_id, admin_id),
  foreign key (organization_id, booking_id) references bookings (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade,
  check (not active or (during is not null and not isempty(during))),
  constraint booking_people_no_overlap exclude using gist (organization_id with =, admin_id with =, during with &&) where (active)
);
select protect_tenant_table('booking_people');

-- The calendar shows until when people may take their interview.
create index applications_by_screening_end on applications (organization_id, screening_until) where screening_until is not null;
