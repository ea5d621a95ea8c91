-- The names of rated criteria, by key. A flow that is edited later can have other ones.
alter table scorecards add column criteria jsonb not null default '{}';
