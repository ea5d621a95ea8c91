-- E-mails that people write to candidates, as they wrote them: until one is sent, its text can be edited. The e-mail itself is in
-- mail_messages; an edit replaces it by another.
create table written_messages (
  organization_id uuid not null,
  -- Chosen by the page, so that a repeated call is the same message.
  id uuid not null,
  application_id uuid not null,
  admin_id uuid not null,
  mail_id uuid not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index written_messages_of_application on written_messages (organization_id, application_id, mail_id);
select protect_tenant_table('written_messages');
