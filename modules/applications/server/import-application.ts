import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Answers } from '#modules/forms/contract.ts'
import type { JobRow } from '#modules/jobs/public.ts'
import { type Reading, saveReadResume, saveResume, type StoredResume } from '#modules/resumes/public.ts'
import { isSampleAddress } from '../policy.ts'
import { folded } from './folded.ts'
import { indexNewApplication } from './index-application.ts'
import { markResumeRead } from './mark-resume-read.ts'
import {
  applicationFor,
  candidateByEmail,
  insertApplication,
  insertSubmission,
  writeCandidate,
} from './queries/submissions.ts'

/** The source of applications from imported résumés. */
const IMPORT_SOURCE = 'import'

export interface ImportedPerson {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly location: string | null
  readonly links: readonly string[]
}

interface Imported {
  readonly importId: string
  readonly job: JobRow
  readonly formVersion: number
  readonly person: ImportedPerson
  readonly timeZone: string
  /** Null if the file was of a wrong type and the details were entered by hand. */
  readonly file: StoredResume | null
  /** What was read from the file; null to read it later. */
  readonly reading: Reading | null
  /** Whether the person is e-mailed. */
  readonly informs: boolean
  readonly adminId: string
  readonly now: Date
}

const answersOf = ({ name, email, phone, location, links }: ImportedPerson): Answers =>
  Object.fromEntries(
    Object.entries({ name, email, phone, location, link: links[0] }).flatMap(([key, value]) =>
      value ? [[key, value]] : [],
    ),
  )

/**
 * Creates the application of an imported person: for the candidate with their e-mail address, or a new one. If they applied for the job
 * already, nothing changes.
 */
export async function importApplication(
  tx: OrganizationTransaction,
  { importId, job, formVersion, person: read, timeZone, file, reading, informs, adminId, now }: Imported,
): Promise<{ id: string; isNew: boolean }> {
  // The résumé of somebody from the sample data makes a real candidate, who is another person.
  const person = isSampleAddress(read.email) ? { ...read, email: null } : read
  const emailKey = person.email?.toLowerCase() ?? null
  const known = emailKey && (await candidateByEmail(tx.q, tx.organizationId, emailKey).executeTakeFirst())
  const candidate = await writeCandidate(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    email_key: emailKey,
    email: person.email,
    name: person.name,
    phone: person.phone,
    location: person.location,
    links: json(person.links),
    // The person's own, if they chose one.
    time_zone: known ? known.time_zone : timeZone,
  })
  const existing = await applicationFor(tx.q, tx.organizationId, candidate.id, job.id).executeTakeFirst()
  if (existing) return { id: existing.id, isNew: false }
  const id = newId()
  const answers = answersOf(person)
  await insertApplication(tx, {
    organization_id: tx.organizationId,
    id,
    candidate_id: candidate.id,
    job_id: job.id,
    stage: 'applied',
    outcome: 'active',
    stage_since: now,
    applied_at: now,
    form_version: formVersion,
    answers: json(answers),
    source: IMPORT_SOURCE,
    knockout: false,
    resume_state: file ? 'waiting' : 'none',
    match_state: file ? 'waiting' : 'none',
    name_key: folded(candidate.name),
  })
  await indexNewApplication(tx, id, { candidate, title: job.title, answers, pages: [] })
  if (file && reading) await saveReadResume(tx, id, file, reading, markResumeRead, now)
  else if (file) await saveResume(tx, id, file, now)
  await insertSubmission(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    application_id: id,
    form_version: formVersion,
    answers: json(answers),
    resume_id: file?.id ?? null,
    files: json([]),
    at: now,
    privacy_version: null,
  })
  await tx.emit(
    'application.imported',
    id,
    { job_id: job.id, import_id: importId, informs: informs && candidate.email !== null },
    { kind: 'admin', id: adminId },
  )
  return { id, isNew: true }
}
