-- More time than the flow gives, granted as an accommodation: what a request was answered with, and what a screening is conducted with.
alter table screenings add column extra_time_percent smallint not null default 0 check (extra_time_percent between 0 and 100);
alter table accommodation_requests add column extra_time_percent smallint check (extra_time_percent between 0 and 100);
