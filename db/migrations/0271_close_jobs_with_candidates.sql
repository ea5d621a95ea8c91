-- Closing a job informs the active candidates: who is informed, how, and when. One row per closing and one per candidate.
create table job_closings (
  organization_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  state text not null check (state in ('informing', 'informed', 'undoing', 'undone')),
  -- Whether the applications are rejected too, or stay active.
  decision text not null check (decision in ('reject', 'leave')),
  subject text not null,
  body text not null,
  -- Applications that get no e-mail.
  excluded jsonb not null default '[]',
  -- The e-mails wait until then, and the closing can be undone.
  send_at timestamptz not null,
  -- The job's status before, for the undo.
  status_before text not null,
  closed_by uuid not null,
  closed_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references job_openings (organization_id, id) on delete cascade,
  foreign key (organization_id, closed_by) references admins (organization_id, id) on delete cascade
);
create index job_closings_by_job on job_closings (organization_id, job_id, closed_at desc);
select protect_tenant_table('job_closings');

create table job_closing_recipients (
  organization_id uuid not null,
  closing_id uuid not null,
  application_id uuid not null,
  state text not null check (state in ('informed', 'failed', 'undone')),
  -- Why a candidate could not be informed.
  problem text,
  primary key (organization_id, closing_id, application_id),
  foreign key (organization_id, closing_id) references job_closings (organization_id, id) on delete cascade,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index job_closing_recipients_by_application on job_closing_recipients (organization_id, application_id);
create index job_closing_recipients_by_state on job_closing_recipients (organization_id, closing_id, state, application_id);
select protect_tenant_table('job_closing_recipients');

-- The active candidates of a job, page by page.
create index applications_active_of_job on applications (organization_id, job_id, id) where outcome = 'active';
