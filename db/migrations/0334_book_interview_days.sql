-- Several interviews that are booked, moved and cancelled together. Each is a booking of its own; `day_id` is the first one, whose link,
-- offered times and moves count for all of them, and `offset_minutes` is how much later than the first one this one starts.
alter table bookings
  add column day_id uuid,
  add column offset_minutes integer not null default 0 check (offset_minutes between 0 and 1440),
  add constraint bookings_day foreign key (organization_id, day_id) references bookings (organization_id, id) on delete cascade,
  add constraint bookings_offset_of_day check (day_id is not null or offset_minutes = 0);
create index bookings_by_day on bookings (organization_id, day_id, offset_minutes) where day_id is not null;
