-- Interviewers see the candidates they interview, whether or not they are on the job's hiring team.
create table application_assignees (
  organization_id uuid not null,
  application_id uuid not null,
  admin_id uuid not null,
  primary key (organization_id, application_id, admin_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, admin_id) references admins (organization_id, id) on delete cascade
);
create index application_assignees_by_admin on application_assignees (organization_id, admin_id);
select protect_tenant_table('application_assignees');

set local role evenhand_platform;
insert into application_assignees (organization_id, application_id, admin_id)
select distinct b.organization_id, b.subject_id, p.admin_id
from bookings b
join booking_people p on p.organization_id = b.organization_id and p.booking_id = b.id
join applications a on a.organization_id = b.organization_id and a.id = b.subject_id;
reset role;
