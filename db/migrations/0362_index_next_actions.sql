-- The next actions show answered offers that nobody has decided about yet, and interviews whose scorecards are missing.
create index offers_answered on offers (organization_id, answered_at) where state in ('accepted', 'declined');
create index bookings_without_feedback on bookings (organization_id, end_at) where state = 'waiting_on_feedback';
