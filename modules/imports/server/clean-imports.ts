import { HOUR, later } from '#platform/clock/clock.ts'
import { forEachOrganization } from '#modules/organizations/public.ts'
import { UPLOAD_HOURS } from '../policy.ts'
import { deleteFiles } from './delete-files.ts'
import { finishUpload } from './end-import.ts'
import { abandonedUploads } from './queries.ts'

/** Ends uploads that nobody continued, and deletes files that were not imported. */
export const cleanImports = forEachOrganization({
  name: 'imports.clean',
  when: '25 * * * *',
  async run(services, organizationId) {
    const org = services.db.forOrganization(organizationId)
    const now = services.clock.now()
    const [abandoned] = await org.read(q => [abandonedUploads(q, organizationId, later(now, -UPLOAD_HOURS * HOUR))])
    for (const { id } of abandoned) await finishUpload(org, id, now)
    await deleteFiles(services, org, now)
  },
})
