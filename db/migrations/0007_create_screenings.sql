-- An AI-led interview. What it is held with is frozen at the invitation, what it produced at its end.
create table screenings (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  candidate_id uuid not null,
  job_id uuid not null,
  state text not null check (state in ('invited', 'opened', 'in_progress', 'interrupted', 'completed', 'no_answers', 'expired', 'cancelled')),
  snapshot jsonb not null,
  retake boolean not null default false,
  until timestamptz not null,
  invited_by uuid,
  invited_at timestamptz not null,
  opened_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  reminded_at timestamptz,
  consent jsonb,
  -- Which engines held it, noted at the start.
  engines jsonb,
  -- The clock: what has passed, and since when it runs. A null tick: it stands still.
  active_ms integer not null default 0,
  last_tick_at timestamptz,
  paused_at timestamptz,
  -- Interview time at which the open question had been asked to its end.
  question_asked_ms integer not null default 0,
  -- Whose the room is, and when that connection was last heard of. Any server may take it over.
  connection_id uuid,
  seen_at timestamptz,
  floor text not null default 'nobody' check (floor in ('candidate', 'interviewer', 'nobody')),
  -- What the interviewer owes a move to; a server that dies between two turns leaves it to the next.
  pending text check (pending in ('enter', 'continue', 'answer')),
  turn_count integer not null default 0,
  draft jsonb,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade,
  foreign key (organization_id, job_id) references job_openings (organization_id, id)
);
-- Of one application at most one interview may be taken at a time.
create unique index screenings_one_live on screenings (organization_id, application_id)
  where state in ('invited', 'opened', 'in_progress', 'interrupted');
create index screenings_by_application on screenings (organization_id, application_id, invited_at desc);
create index screenings_by_candidate on screenings (organization_id, candidate_id, invited_at desc);
create index screenings_by_until on screenings (organization_id, until) where state in ('invited', 'opened', 'in_progress', 'interrupted');
select protect_tenant_table('screenings');

-- One row a turn, committed before it is answered.
create table screening_turns (
  organization_id uuid not null,
  id uuid not null,
  screening_id uuid not null,
  seq integer not null,
  speaker text not null check (speaker in ('interviewer', 'candidate')),
  kind text not null,
  question_id text,
  text text not null,
  -- As first heard, where the candidate corrected it.
  original_text text,
  corrected_at timestamptz,
  reason text,
  worded_by text check (worded_by in ('rule', 'model')),
  input text check (input in ('spoken', 'typed')),
  confidence real,
  start_ms integer not null,
  end_ms integer not null,
  heard_ms integer,
  recording_id uuid,
  audio_offset_ms integer,
  client_turn_id uuid,
  at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, screening_id, seq),
  unique (organization_id, screening_id, client_turn_id),
  foreign key (organization_id, screening_id) references screenings (organization_id, id) on delete cascade
);
select protect_tenant_table('screening_turns');

create table screening_questions (
  organization_id uuid not null,
  screening_id uuid not null,
  question_id text not null,
  position integer not null,
  outcome text check (outcome in ('answered', 'insufficient', 'skipped', 'interrupted', 'unasked')),
  outcome_reason text,
  settled_at timestamptz,
  primary key (organization_id, screening_id, question_id),
  foreign key (organization_id, screening_id) references screenings (organization_id, id) on delete cascade
);
select protect_tenant_table('screening_questions');

create table screening_recordings (
  organization_id uuid not null,
  id uuid not null,
  screening_id uuid not null,
  client_recording_id uuid not null,
  kind text not null check (kind in ('video', 'audio')),
  mime text not null,
  state text not null check (state in ('pending', 'active', 'completed', 'failed')),
  starts_ms integer not null,
  -- How many chunks there are, once the page has said so.
  chunks integer,
  file_key text,
  bytes bigint not null default 0,
  duration_ms integer,
  seekable boolean not null default false,
  problem text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, screening_id, client_recording_id),
  foreign key (organization_id, screening_id) references screenings (organization_id, id) on delete cascade
);
select protect_tenant_table('screening_recordings');

-- Acknowledged only when the file is safe and this row committed.
create table recording_chunks (
  organization_id uuid not null,
  recording_id uuid not null,
  number integer not null,
  sha256 text not null,
  bytes integer not null,
  file_key text not null,
  at timestamptz not null,
  primary key (organization_id, recording_id, number),
  foreign key (organization_id, recording_id) references screening_recordings (organization_id, id) on delete cascade
);
select protect_tenant_table('recording_chunks');

create table connection_log (
  organization_id uuid not null,
  id uuid not null,
  screening_id uuid not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  reason text,
  primary key (organization_id, id),
  foreign key (organization_id, screening_id) references screenings (organization_id, id) on delete cascade
);
create index connection_log_by_screening on connection_log (organization_id, screening_id, opened_at);
select protect_tenant_table('connection_log');

create table other_way_requests (
  organization_id uuid not null,
  id uuid not null,
  screening_id uuid not null,
  wish text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid,
  note text,
  primary key (organization_id, id),
  foreign key (organization_id, screening_id) references screenings (organization_id, id) on delete cascade
);
create index other_way_requests_by_screening on other_way_requests (organization_id, screening_id, asked_at desc);
select protect_tenant_table('other_way_requests');
