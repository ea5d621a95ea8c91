-- The schedule deletes what is no longer needed; each batch finds its rows by these.
create index links_by_expiry on links (expires_at);
create index links_by_voiding on links (voided_at) where voided_at is not null;
create index idempotent_replies_by_age on idempotent_replies (at);
create index rate_windows_by_age on rate_windows (window_start);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_use on sessions (seen_at);

-- Retention counts from the day an application was closed.
create index applications_closed on applications (organization_id, stage_since, id) where outcome <> 'active';
