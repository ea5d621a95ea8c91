-- The content of a digest can name people who were erased since, so that it is deleted when the delivery failed for good.
set local role evenhand_platform;
update mail_messages set sealed = null where template_key = 'notification_digest' and state = 'failed' and sealed is not null;
reset role;
