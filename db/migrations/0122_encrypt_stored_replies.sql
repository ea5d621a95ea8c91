-- Stored replies contained links and names in clear text. They are encrypted with the caller's own Idempotency-Key from now on,
-- which is not stored, so earlier ones cannot be: their keys stay, so that nothing is done twice, and their replies go.
alter table idempotent_replies add column sealed_reply bytea;
alter table idempotent_replies drop column reply, drop column status;
update idempotent_replies set request_hash = '';
