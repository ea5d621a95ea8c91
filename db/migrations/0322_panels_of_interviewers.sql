-- Who can take part, if the people are only chosen when the time is booked: everyone in `required`, and `count` of each group in `any_of`.
-- Without a panel everyone in booking_people takes part. With one, booking_people are all of them before the booking, the chosen ones after.
alter table bookings add column panel jsonb;
