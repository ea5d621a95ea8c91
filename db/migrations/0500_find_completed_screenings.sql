-- The newest completed AI interviews of an organization, of which the answers at each level are counted.
create index screenings_completed on screenings (organization_id, ended_at desc) where state = 'completed';
