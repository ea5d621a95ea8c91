-- A row exists for each template that an organization changed, and for each of its own ones, whose key is their ID.
alter table email_templates
  -- The published text. Null is the standard text, or nothing yet for an own template.
  alter column subject drop not null,
  alter column body drop not null,
  -- Of the published text; 0 if nothing was published.
  add column version integer not null default 0,
  -- Increases with each change of the template: an edit of an older one is refused.
  add column revision integer not null default 1,
  -- The text that is not published yet. Both or none.
  add column draft_subject text,
  add column draft_body text,
  add column edited_by uuid,
  add constraint email_templates_draft check ((draft_subject is null) = (draft_body is null)),
  add constraint email_templates_text check ((subject is null) = (body is null));

-- Every published text.
create table email_template_versions (
  organization_id uuid not null,
  template_id uuid not null,
  version integer not null,
  name text not null,
  subject text not null,
  body text not null,
  published_by uuid,
  published_at timestamptz not null,
  primary key (organization_id, template_id, version),
  foreign key (organization_id, template_id) references email_templates (organization_id, id) on delete cascade
);
select protect_tenant_table('email_template_versions');

set role evenhand_platform;
update email_templates set version = 1;
insert into email_template_versions (organization_id, template_id, version, name, subject, body, published_at)
  select organization_id, id, 1, name, subject, body, updated_at from email_templates;
reset role;

-- E-mails of the last days, for the figures of the templates.
create index mail_messages_by_time on mail_messages (organization_id, created_at desc);
