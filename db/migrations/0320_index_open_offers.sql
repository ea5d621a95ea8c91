-- The calendar shows at which times invitations are open, without reading the other bookings of an organization.
create index bookings_with_open_offers on bookings (organization_id, offer_until)
  where state = 'waiting_on_candidate' and offered is not null;
-- Whose interviews these are: the key of the table starts with the booking.
create index booking_people_by_admin on booking_people (organization_id, admin_id, booking_id);
