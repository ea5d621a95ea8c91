-- What candidates and recruiters corrected in what was read from a résumé. Each correction is a version; the reading stays as it is.
create table resume_corrections (
  organization_id uuid not null,
  resume_id uuid not null,
  version integer not null,
  made_by text not null check (made_by in ('candidate', 'recruiter')),
  -- The recruiter; null for the candidate.
  admin_id uuid,
  -- The sections that it replaces.
  changes jsonb not null,
  at timestamptz not null,
  primary key (organization_id, resume_id, version),
  foreign key (organization_id, resume_id) references resumes (organization_id, id) on delete cascade,
  check ((made_by = 'recruiter') = (admin_id is not null))
);
select protect_tenant_table('resume_corrections');
-- Corrections are never edited.
revoke update on resume_corrections from evenhand_app;

-- A profile states where each value is, and the field of study. Row-level security binds the owner too: rows of all organizations are
-- changed as the platform's role.
set local role evenhand_platform;
update resumes set profile = profile || jsonb_build_object(
  'sources', '{}'::jsonb,
  'others', '[]'::jsonb,
  'model', 'none',
  'education', (
    select coalesce(jsonb_agg(jsonb_build_object('field', '') || education order by place), '[]'::jsonb)
    from jsonb_array_elements(profile -> 'education') with ordinality as entries (education, place)
  )
)
where profile is not null and not profile ? 'sources';
reset role;
