create table candidates (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  email_key text not null,
  email text not null,
  name text not null,
  phone text,
  location text,
  links jsonb not null default '[]',
  time_zone text not null default 'UTC',
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, email_key)
);
select protect_tenant_table('candidates');

create table applications (
  organization_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  job_id uuid not null,
  stage text not null check (stage in ('applied', 'screening', 'review', 'interview', 'offer')),
  outcome text not null check (outcome in ('active', 'hired', 'rejected', 'withdrawn')),
  outcome_reason text check (outcome_reason in ('we_declined', 'they_declined', 'neither')),
  outcome_note text,
  stage_since timestamptz not null,
  applied_at timestamptz not null,
  form_version integer not null,
  answers jsonb not null,
  source text not null default 'careers_page',
  knockout boolean not null default false,
  -- Kept by a trigger below: lists leave out what belongs to an archived job without looking at jobs.
  job_archived boolean not null default false,
  owner_id uuid,
  tags text[] not null default '{}',
  resume_state text not null check (resume_state in ('none', 'waiting', 'reading', 'read', 'needs_person')),
  match_state text not null check (match_state in ('none', 'waiting', 'running', 'ready', 'needs_person', 'failed')),
  match_score integer,
  screening_state text,
  screening_until timestamptz,
  interview_state text check (interview_state in ('waiting', 'running', 'ready', 'needs_person', 'failed')),
  interview_score integer,
  interview_low integer,
  interview_high integer,
  evidence jsonb,
  last_told text,
  last_told_at timestamptz,
  search text not null,
  name_key text not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, candidate_id, job_id),
  foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade,
  foreign key (organization_id, job_id) references job_openings (organization_id, id)
);
create index applications_newest on applications (organization_id, applied_at desc, id desc) where not job_archived;
create index applications_by_job on applications (organization_id, job_id, applied_at desc, id desc);
create index applications_by_stage on applications (organization_id, stage, applied_at desc, id desc) where outcome = 'active';
create index applications_by_score on applications (organization_id, (coalesce(interview_score, match_score, -1)) desc, id desc);
create index applications_by_name on applications (organization_id, name_key, id);
create index applications_by_waiting on applications (organization_id, stage_since, id);
create index applications_search on applications using gin (organization_id, search gin_trgm_ops);
select protect_tenant_table('applications');

-- Every submission is kept: a later one updates the application and overwrites nothing.
create table submissions (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  form_version integer not null,
  answers jsonb not null,
  resume_id uuid,
  files jsonb not null default '[]',
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index submissions_by_application on submissions (organization_id, application_id, at desc);
select protect_tenant_table('submissions');

create table resumes (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  file_key text not null,
  file_name text not null,
  content_type text not null,
  bytes integer not null,
  sha256 text not null,
  state text not null check (state in ('waiting', 'reading', 'read', 'needs_person')),
  problem text,
  pages jsonb,
  summary jsonb,
  profile jsonb,
  uploaded_at timestamptz not null,
  read_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index resumes_by_application on resumes (organization_id, application_id, uploaded_at desc);
select protect_tenant_table('resumes');

-- Answers to voluntary questions, apart from the applications: no row here leads to a person.
create table voluntary_answers (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  job_id uuid not null,
  question text not null,
  answer text not null,
  month date not null,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references job_openings (organization_id, id)
);
select protect_tenant_table('voluntary_answers');

create table application_notes (
  organization_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  admin_id uuid not null,
  text text not null,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_notes_by_application on application_notes (organization_id, application_id, at);
select protect_tenant_table('application_notes');

-- What a candidate has been told, when and by which mail. Everything a candidate sees follows this, never the internal stage.
create table told (
  organization_id uuid not null,
  message_id uuid not null,
  application_id uuid not null,
  kind text not null,
  at timestamptz not null,
  primary key (organization_id, message_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index told_by_application on told (organization_id, application_id, at);
select protect_tenant_table('told');

-- How many applications stand where, kept in the transaction that moves them: figures are read, never counted.
create table application_counts (
  organization_id uuid not null,
  job_id uuid not null,
  stage text not null,
  outcome text not null,
  count integer not null,
  primary key (organization_id, job_id, stage, outcome),
  foreign key (organization_id, job_id) references job_openings (organization_id, id)
);
select protect_tenant_table('application_counts');

create function count_application() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update application_counts set count = count - 1
      where organization_id = old.organization_id and job_id = old.job_id and stage = old.stage and outcome = old.outcome;
  end if;
  if tg_op <> 'DELETE' then
    insert into application_counts as c (organization_id, job_id, stage, outcome, count) values (new.organization_id, new.job_id, new.stage, new.outcome, 1)
      on conflict (organization_id, job_id, stage, outcome) do update set count = c.count + 1;
  end if;
  return null;
end $$;
create function mark_archived_job() returns trigger language plpgsql as $$
begin
  update applications set job_archived = new.archived_at is not null
    where organization_id = new.organization_id and job_id = new.id and job_archived <> (new.archived_at is not null);
  return null;
end $$;
create trigger job_openings_archived after update of archived_at on job_openings for each row
  when ((old.archived_at is null) <> (new.archived_at is null)) execute function mark_archived_job();
create trigger applications_inserted_deleted after insert or delete on applications for each row execute function count_application();
create trigger applications_moved after update of stage, outcome, job_id on applications for each row
  when (old.stage is distinct from new.stage or old.outcome is distinct from new.outcome or old.job_id is distinct from new.job_id)
  execute function count_application();

-- Files that were found readable when they were chosen, by their hash: sending one right after does not read it again.
create table checked_documents (
  sha256 text primary key,
  kind text not null,
  at timestamptz not null default now()
);
select protect_platform_table('checked_documents');
create function remember_document(hash text, document_kind text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into checked_documents (sha256, kind) values (hash, document_kind) on conflict (sha256) do update set at = now();
$$;
select run_as_platform('remember_document(text, text)');
create function known_document(hash text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select kind from checked_documents where sha256 = hash and at > now() - interval '7 days';
$$;
select run_as_platform('known_document(text)');
