import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { importApplication, type ImportedPerson } from '#modules/applications/public.ts'
import { currentForm } from '#modules/forms/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { readOrganizationIn } from '#modules/organizations/public.ts'
import type { Reading, StoredResume } from '#modules/resumes/public.ts'
import { newId } from '#platform/db/id.ts'
import { itemReasons } from '../words/problems.ts'
import { type ImportRow, type ItemRow, updateItem } from './queries.ts'

interface Given {
  readonly person: ImportedPerson
  /** Null if the details were entered by hand: the file is read afterwards. */
  readonly reading: Reading | null
  readonly adminId: string
  readonly now: Date
}

const resumeOf = (item: ItemRow): StoredResume | null =>
  item.file_key === null
    ? null
    : {
        id: newId(),
        key: item.file_key,
        name: item.file_name ?? 'file',
        contentType: item.content_type ?? 'application/octet-stream',
        bytes: item.bytes,
        sha256: item.sha256,
      }

/** Creates the application of a person in a file. @returns the key of a file that is not needed any more */
export async function importPerson(
  tx: OrganizationTransaction,
  row: ImportRow,
  item: ItemRow,
  { person, reading, adminId, now }: Given,
): Promise<string | null> {
  const job = await jobById(tx.q, tx.organizationId, row.job_id).executeTakeFirst()
  const form = await currentForm(tx.q, tx.organizationId).executeTakeFirst()
  if (!job || !form) throw notFound()
  const { organization } = await readOrganizationIn(tx)
  const application = await importApplication(tx, {
    importId: row.id,
    job,
    formVersion: form.version,
    person,
    timeZone: organization.time_zone,
    file: resumeOf(item),
    reading,
    informs: row.informs,
    adminId,
    now,
  })
  await updateItem(tx, item.id, {
    state: application.isNew ? 'imported' : 'already_there',
    reason: application.isNew ? null : itemReasons.sameAddress,
    application_id: application.id,
    // An imported file belongs to its résumé now.
    file_key: null,
    reading_since: null,
    changed_at: now,
  })
  return application.isNew ? null : item.file_key
}
