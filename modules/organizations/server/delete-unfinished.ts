import type { Services } from '#platform/services.ts'
import { deleteOrganization, settingsById } from './queries.ts'

/** Deletes an organization that never had an admin. It has only its initial settings and perhaps a logo. */
export async function deleteUnfinishedOrganization({ db, files }: Services, organizationId: string): Promise<void> {
  const [[settings]] = await db.forOrganization(organizationId).read(q => [settingsById(q, organizationId)])
  if (settings?.logo_key) await files.remove(settings.logo_key)
  await deleteOrganization(db, organizationId)
}
