-- A job whose closing date has passed accepts no applications. Its recruiters are told once for each date.
alter table job_openings add column closing_noticed date;
create index job_openings_closing on job_openings (closing_date)
  where status = 'open' and archived_at is null and closing_date is not null;
