-- Since when a process has been giving the message to a mail server: from then on it cannot be cancelled.
alter table mail_messages add column claimed_at timestamptz;
