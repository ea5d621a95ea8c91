import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ResumeChanges } from '../details.ts'
import { saveFirstCorrection } from './corrections.ts'
import { insertResume } from './queries.ts'
import { type OnRead, type Reading, saveReadingIn } from './save-reading.ts'

/** A résumé file that is already in the file store. */
export interface StoredResume {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  readonly sha256: string
}

/** Saves a stored résumé for an application together with what was read from it. */
export async function saveReadResume(
  tx: OrganizationTransaction,
  applicationId: string,
  file: StoredResume,
  reading: Reading,
  onRead: OnRead,
  now: Date,
): Promise<void> {
  await insertWaiting(tx, applicationId, file, now)
  await saveReadingIn(tx, onRead, file.id, reading, now)
}

/** Saves a stored résumé for an application, with what the candidate corrected in the form, and queues its reading. @throws 422 */
export async function saveResume(
  tx: OrganizationTransaction,
  applicationId: string,
  file: StoredResume,
  now: Date,
  corrections: ResumeChanges = {},
): Promise<void> {
  await insertWaiting(tx, applicationId, file, now)
  await saveFirstCorrection(tx, file.id, corrections, now)
  await tx.task('resumes.read', { resume_id: file.id }, { key: `resume:${file.id}` })
}

const insertWaiting = (tx: OrganizationTransaction, applicationId: string, file: StoredResume, now: Date) =>
  insertResume(tx, {
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
