-- A link goes with what it opens, whoever deletes that: erasure must not leave rows that point to a person.
create function delete_links_of_subject() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from links where organization_id = old.organization_id and subject_id = old.id;
  return null;
end $$;
select run_as_platform('delete_links_of_subject()');
create trigger links_go_too after delete on applications for each row execute function delete_links_of_subject();
create trigger links_go_too after delete on screenings for each row execute function delete_links_of_subject();
create trigger links_go_too after delete on bookings for each row execute function delete_links_of_subject();
create trigger links_go_too after delete on admins for each row execute function delete_links_of_subject();
delete from links l where
  (purpose = 'application_status' and not exists (select 1 from applications s where s.organization_id = l.organization_id and s.id = l.subject_id))
  or (purpose = 'screening' and not exists (select 1 from screenings s where s.organization_id = l.organization_id and s.id = l.subject_id))
  or (purpose = 'booking' and not exists (select 1 from bookings s where s.organization_id = l.organization_id and s.id = l.subject_id));
