import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { insertResume } from './queries.ts'

/** A résumé file that is already in the file store. */
export interface StoredResume {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  readonly sha256: string
}

/** Saves a stored résumé for an application and queues its reading. */
export async function saveResume(
  tx: OrganizationTransaction,
  applicationId: string,
  file: StoredResume,
  now: Date,
): Promise<void> {
  await insertResume(tx, {
    organization_id: tx.organizationId,
    id: file.id,
    application_id: applicationId,
    file_key: file.key,
    file_name: file.name,
    content_type: file.contentType,
    bytes: file.bytes,
    sha256: file.sha256,
    state: 'waiting',
    uploaded_at: now,
  })
  await tx.task('resumes.read', { resume_id: file.id }, { key: `resume:${file.id}` })
}
