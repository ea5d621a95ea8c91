import type { OrganizationDb } from '#platform/db/organization.ts'

/** The keys of every file that a screening, or the screenings of an application, left in the store. */
export async function screeningFiles(
  org: OrganizationDb,
  of: { readonly screeningId: string } | { readonly applicationId: string },
): Promise<string[]> {
  const [column, id] =
    'screeningId' in of ? (['s.id', of.screeningId] as const) : (['s.application_id', of.applicationId] as const)
  const [recordings, chunks] = await org.read(q => [
    q
      .selectFrom('screening_recordings as r')
      .innerJoin('screenings as s', join =>
        join.onRef('s.organization_id', '=', 'r.organization_id').onRef('s.id', '=', 'r.screening_id'),
      )
      .select('r.file_key')
      .where('r.organization_id', '=', org.organizationId)
      .where(column, '=', id),
    q
      .selectFrom('recording_chunks as c')
      .innerJoin('screening_recordings as r', join =>
        join.onRef('r.organization_id', '=', 'c.organization_id').onRef('r.id', '=', 'c.recording_id'),
      )
      .innerJoin('screenings as s', join =>
        join.onRef('s.organization_id', '=', 'r.organization_id').onRef('s.id', '=', 'r.screening_id'),
      )
      .select('c.file_key')
      .where('c.organization_id', '=', org.organizationId)
      .where(column, '=', id),
  ])
  return [...recordings, ...chunks].flatMap(({ file_key }) => (file_key ? [file_key] : []))
}
