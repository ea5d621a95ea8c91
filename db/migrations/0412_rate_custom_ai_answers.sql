-- Whether people find an answer of a custom AI field correct. The answer itself does not change.
create table custom_ai_opinions (
  organization_id uuid not null,
  answer_id uuid not null,
  admin_id uuid not null,
  agrees boolean not null,
  at timestamptz not null,
  primary key (organization_id, answer_id, admin_id),
  foreign key (organization_id, answer_id) references custom_ai_answers (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
select protect_tenant_table('custom_ai_opinions');
