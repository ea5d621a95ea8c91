-- A link that was shown to whoever submitted a form with an e-mail address, and not sent to this address.
alter table links add column unverified boolean not null default false;
