-- E-mails about notifications named candidates without saying whom they are about, so that erasing an application did not find them.
set local role evenhand_platform;
update mail_messages set subject = 'Notification', text_body = ''
  where template_key in ('notified', 'notification_digest') and about_id is null;
reset role;
