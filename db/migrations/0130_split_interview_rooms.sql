-- The live interview is kept apart from the screening it belongs to: its clock, its connection and what is owed next.
create table interview_rooms (
  organization_id uuid not null,
  screening_id uuid not null,
  -- The clock: what has passed, and since when it runs. A null tick: it stands still.
  active_ms integer not null default 0,
  last_tick_at timestamptz,
  paused_at timestamptz,
  -- Interview time at which the open question had been asked to its end.
  question_asked_ms integer not null default 0,
  -- The connection that has the room, and when it was last heard of. Any server may take the room over.
  connection_id uuid,
  seen_at timestamptz,
  floor text not null default 'nobody' check (floor in ('candidate', 'interviewer', 'nobody')),
  -- The event that the interviewer has not yet answered; a server that dies between two turns leaves it to the next.
  pending text check (pending in ('enter', 'continue', 'answer')),
  turn_count integer not null default 0,
  draft jsonb,
  primary key (organization_id, screening_id),
  foreign key (organization_id, screening_id) references screenings (organization_id, id) on delete cascade
);
select protect_tenant_table('interview_rooms');

-- Row-level security binds the owner too: rows of all organizations are copied as the platform's role.
set local role evenhand_platform;
insert into interview_rooms
  (organization_id, screening_id, active_ms, last_tick_at, paused_at, question_asked_ms, connection_id, seen_at, floor, pending, turn_count, draft)
select organization_id, id, active_ms, last_tick_at, paused_at, question_asked_ms, connection_id, seen_at, floor, pending, turn_count, draft
from screenings where turn_count > 0 or seen_at is not null;
reset role;

alter table screenings
  drop column active_ms, drop column last_tick_at, drop column paused_at, drop column question_asked_ms,
  drop column connection_id, drop column seen_at, drop column floor, drop column pending,
  drop column turn_count, drop column draft;

alter table screening_recordings rename to recordings;

-- Tasks that already wait keep running under their new names.
do $$
declare renamed record;
begin
  if to_regclass('graphile_worker._private_tasks') is null then return; end if;
  for renamed in select * from (values
    ('interviews.expire', 'screenings.expire'),
    ('interviews.remind', 'screenings.remind'),
    ('interviews.watch-room', 'interview-room.watch'),
    ('interviews.close-stale', 'interview-room.close-stale'),
    ('interviews.join-recording', 'recordings.join'),
    ('react:interviews.cancel-withdrawn', 'react:screenings.cancel-withdrawn'),
    ('react:interviews.cancel-rejected', 'react:screenings.cancel-rejected'),
    ('react:interviews.erase-files', 'react:recordings.erase-files'),
    ('react:rounds.cancel-on-withdrawal', 'react:interviews.cancel-on-withdrawal'),
    ('react:rounds.forget-on-erasure', 'react:interviews.erase-bookings')
  ) as names (old, new) loop
    update graphile_worker._private_tasks set identifier = renamed.new
      where identifier = renamed.old
        and not exists (select from graphile_worker._private_tasks where identifier = renamed.new);
    update graphile_worker._private_jobs set key = replace(key, renamed.old || ':', renamed.new || ':')
      where key like renamed.old || ':%';
  end loop;
end $$;
