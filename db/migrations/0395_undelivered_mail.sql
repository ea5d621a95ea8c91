-- The list of sent e-mails shows those that were not delivered, which are few among many.
create index mail_messages_undelivered on mail_messages (organization_id, created_at desc) where state = 'failed';
