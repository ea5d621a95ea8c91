import type { Database } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/store.ts'
import { logosWithoutSize, noteLogoSize } from './queries.ts'

/** Notes the sizes of logos that were stored before sizes were noted. A file that is missing takes nothing. */
export async function noteLogoSizes(db: Database, files: FileStore): Promise<void> {
  for (const { organization_id, logo_key } of await db.unsafeAcrossOrganizations(q => logosWithoutSize(q).execute())) {
    const bytes = (await files.size(logo_key!)) ?? 0
    await db.forOrganization(organization_id).write(tx => noteLogoSize(tx, logo_key!, bytes))
  }
}
