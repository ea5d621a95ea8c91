-- What the reader of a notification is asked for: a to-do, the approval of an offer, or the interview whose scorecard is due. It has no
-- foreign key, because these can end before the notification does: then nothing is left to do about it.
alter table notifications add column target_id uuid;
