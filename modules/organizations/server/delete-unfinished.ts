import type { Services } from '#platform/services.ts'

/** Deletes an organization that never had an admin. It has only its initial settings and perhaps a logo. */
export async function deleteUnfinishedOrganization({ db, files }: Services, organizationId: string): Promise<void> {
  const [[settings]] = await db
    .forOrganization(organizationId)
    .read(q => [q.selectFrom('organization_settings').select('logo_key').where('organization_id', '=', organizationId)])
  if (settings?.logo_key) await files.remove(settings.logo_key)
  await db.unsafeAcrossOrganizations(async q => {
    for (const table of ['events', 'idempotent_replies', 'links', 'mail_messages', 'organizations'] as const)
      await q.deleteFrom(table).where('organization_id', '=', organizationId).execute()
  })
}
