-- An accepted offer ends with its application. The answer stays with it.
alter table offers drop constraint offers_check1;
alter table offers
  add constraint offers_answered check (state not in ('accepted', 'declined') or answered_at is not null),
  add constraint offers_unanswered check (answered_at is null or state in ('accepted', 'declined', 'cancelled'));

-- Candidates who accepted, withdrew and applied again could not be made another offer.
set local role evenhand_platform;
update offers o set state = 'cancelled', cancelled_by = 'candidate', cancelled_at = e.at, updated_at = e.at
  from events e
  where o.state = 'accepted' and e.organization_id = o.organization_id and e.subject_id = o.application_id
    and e.name = 'application.withdrawn' and e.at > o.answered_at;
-- One that ended with a rejection could not be followed by another offer either, once the application was reopened.
update offers o set state = 'cancelled', cancelled_by = 'admin', cancelled_at = c.at, updated_at = c.at
  from communications c
  where o.state = 'accepted' and c.organization_id = o.organization_id and c.application_id = o.application_id
    and c.kind = 'rejected' and c.at > o.answered_at;
reset role;
