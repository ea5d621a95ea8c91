import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Answers } from '#modules/forms/contract.ts'
import type { JobRow } from '#modules/jobs/public.ts'
import { noticeVersionIn } from '#modules/organizations/public.ts'
import { type Reading, saveReadResume, type StoredResume } from '#modules/resumes/public.ts'
import { folded } from './folded.ts'
import { indexNewApplication } from './index-application.ts'
import { markResumeRead } from './mark-resume-read.ts'
import { erasableSample } from './queries/sample.ts'
import { insertApplication, insertSubmission, writeCandidate } from './queries/submissions.ts'

interface SampleApplication {
  readonly job: JobRow
  readonly formVersion: number
  readonly person: { readonly name: string; readonly email: string; readonly phone: string; readonly location: string }
  readonly timeZone: string
  readonly answers: Answers
  readonly source: string
  readonly file: StoredResume
  readonly reading: Reading
  /** In the past. */
  readonly appliedAt: Date
}

export { erasableSample as sampleApplications } from './queries/sample.ts'

/** Creates the application of a fictional person with a résumé that was read already. */
export async function addSampleApplication(tx: OrganizationTransaction, given: SampleApplication): Promise<string> {
  const { job, formVersion, person, timeZone, source, file, reading, appliedAt } = given
  const { name, email, phone, location } = person
  const candidate = await writeCandidate(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    email_key: email,
    email,
    name,
    phone,
    location,
    links: json([]),
    time_zone: timeZone,
    sample: true,
  })
  const id = newId()
  const answers: Answers = { name, email, phone, location, ...given.answers }
  await insertApplication(tx, {
    organization_id: tx.organizationId,
    id,
    candidate_id: candidate.id,
    job_id: job.id,
    stage: 'applied',
    outcome: 'active',
    stage_since: appliedAt,
    applied_at: appliedAt,
    form_version: formVersion,
    answers: json(answers),
    source,
    knockout: false,
    resume_state: 'waiting',
    match_state: 'waiting',
    name_key: folded(name),
  })
  await indexNewApplication(tx, id, { candidate, title: job.title, answers, pages: reading.pages ?? [] })
  await saveReadResume(tx, id, file, reading, markResumeRead, appliedAt)
  await insertSubmission(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    application_id: id,
    form_version: formVersion,
    answers: json(answers),
    resume_id: file.id,
    files: json([]),
    at: appliedAt,
    privacy_version: await noticeVersionIn(tx),
  })
  await tx.emit('application.submitted', id, { job_id: job.id }, { kind: 'candidate', id: candidate.id })
  return id
}

/** Starts to erase all applications to fictional jobs, as those of anybody who asked for it. @returns how many there are */
export async function eraseSampleApplications(tx: OrganizationTransaction): Promise<number> {
  const rows = await erasableSample(tx.q, tx.organizationId).execute()
  for (const { id } of rows)
    await tx.task('applications.announce-erasure', { application_id: id }, { key: `erase:${id}` })
  return rows.length
}
