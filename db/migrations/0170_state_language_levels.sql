-- A profile states each language with its level, and the certificates. Row-level security binds the owner too: rows of all
-- organizations are changed as the platform's role.
set local role evenhand_platform;
update resumes set profile = profile || jsonb_build_object(
  'certificates', '[]'::jsonb,
  'languages', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', trim(regexp_replace(written, '[(,:–-].*$', '')),
      'level', nullif(trim(both ' (),:–-' from regexp_replace(written, '^[^(,:–-]*', '')), '')
    ) order by place), '[]'::jsonb)
    from jsonb_array_elements_text(profile -> 'languages') with ordinality as languages (written, place)
  )
)
where profile is not null and not profile ? 'certificates';
reset role;
