-- The operators of the platform list payments and failed tasks of all organizations, newest first.
create index transactions_newest on transactions (at desc, id desc);
create index dead_tasks_newest on dead_tasks (failed_at desc, id desc);
create index mail_messages_failed_of_all on mail_messages (created_at) where state = 'failed';
create index screenings_ended_of_all on screenings (ended_at) where state = 'completed';
create index subscription_ends_of_all on events (at) where name = 'subscription.ended';
