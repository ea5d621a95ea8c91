import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Answers, FormSection } from '#modules/forms/contract.ts'
import { isVoluntary } from '#modules/forms/policy.ts'
import type { JobRow } from '#modules/jobs/public.ts'
import { noticeVersionIn } from '#modules/organizations/public.ts'
import { saveResume } from '#modules/resumes/public.ts'
import type { applicationsContract } from '../contract.ts'
import { folded } from './folded.ts'
import { indexCandidate, indexNewApplication } from './index-application.ts'
import {
  applicationFor,
  insertSubmission,
  insertVoluntaryAnswer,
  writeApplication,
  writeCandidate,
} from './queries/submissions.ts'
import type { StoredFile } from './store-uploads.ts'

type Input = BodyOf<(typeof applicationsContract)['applications.submit']>

export interface Submission {
  readonly job: JobRow
  readonly sections: readonly FormSection[]
  readonly formVersion: number
  readonly input: Input
  readonly files: readonly StoredFile[]
  readonly knockout: boolean
  readonly now: Date
}

/** An answer as it is stored of a person; empty if there is none. */
export const textAnswer = (answers: Answers, key: string): string =>
  typeof answers[key] === 'string' ? answers[key].trim().normalize('NFC') : ''

/** Answers to voluntary questions are never stored with a person. */
function split(sections: readonly FormSection[], answers: Answers) {
  const voluntary = new Set(sections.flatMap(({ fields }) => fields.filter(isVoluntary).map(({ key }) => key)))
  const own = Object.fromEntries(Object.entries(answers).filter(([key]) => !voluntary.has(key)))
  const apart = Object.entries(answers).filter(([key, value]) => voluntary.has(key) && typeof value === 'string')
  return { own, apart: apart as [string, string][] }
}

/** Finds the candidate by their address, or creates them with the given ID. */
async function saveCandidate(
  tx: OrganizationTransaction,
  id: string,
  answers: Answers,
  timeZone: string,
): Promise<{ id: string; name: string; email: string | null; location: string | null }> {
  const email = textAnswer(answers, 'email').toLowerCase()
  const link = textAnswer(answers, 'link')
  return writeCandidate(tx, {
    organization_id: tx.organizationId,
    id,
    email_key: email,
    email,
    name: textAnswer(answers, 'name'),
    phone: textAnswer(answers, 'phone') || null,
    location: textAnswer(answers, 'location') || null,
    links: json(link ? [link] : []),
    time_zone: timeZone,
  })
}

async function saveVoluntary(
  tx: OrganizationTransaction,
  jobId: string,
  apart: readonly [string, string][],
  now: Date,
) {
  // Only the month is stored: the day would link an answer to the application of that day.
  const month = `${now.toISOString().slice(0, 7)}-01`
  for (const [question, answer] of apart) {
    await insertVoluntaryAnswer(tx, {
      organization_id: tx.organizationId,
      id: crypto.randomUUID(),
      job_id: jobId,
      question,
      answer,
      month,
    })
  }
}

/**
 * Stores a submission: the candidate, their (new or updated) application, the résumé, and the separate voluntary answers.
 * @returns also the IDs that a new candidate and a new application get. Whoever submits is shown these: the IDs of what existed before would
 * tell that, and since when, somebody with this address has applied.
 */
export async function saveApplication(tx: OrganizationTransaction, submission: Submission) {
  const { job, sections, formVersion, input, files, knockout, now } = submission
  const { own, apart } = split(sections, input.answers)
  const timeZone = input.time_zone ?? 'UTC'
  const newCandidateId = newId()
  const candidate = await saveCandidate(tx, newCandidateId, own, timeZone)
  const resume = files.find(({ field }) => field === 'resume')
  const resumeState = resume ? 'waiting' : 'none'
  const id = newId()
  const earlier = await applicationFor(tx.q, tx.organizationId, candidate.id, job.id).forUpdate().executeTakeFirst()
  const row = await writeApplication(
    tx,
    {
      organization_id: tx.organizationId,
      id,
      candidate_id: candidate.id,
      job_id: job.id,
      stage: 'applied',
      outcome: 'active',
      stage_since: now,
      applied_at: now,
      form_version: formVersion,
      answers: json(own),
      unconfirmed_time_zone: candidate.id === newCandidateId ? null : timeZone,
      source: input.source ?? 'careers_page',
      knockout,
      resume_state: resumeState,
      match_state: resume ? 'waiting' : 'none',
      name_key: folded(candidate.name),
    },
    { hasResume: resume !== undefined },
  )
  const updated = row.id !== id
  if (updated) await indexCandidate(tx, candidate.id)
  else await indexNewApplication(tx, row.id, { candidate, title: job.title, answers: own, pages: [], sections })
  if (resume) await saveResume(tx, row.id, resume, now, input.resume_corrections)
  await insertSubmission(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    application_id: row.id,
    form_version: formVersion,
    answers: json(own),
    resume_id: resume?.id ?? null,
    files: json(
      files.filter(file => file !== resume).map(({ field, key, name, bytes }) => ({ field, key, name, bytes })),
    ),
    at: now,
    privacy_version: own['privacy'] === true ? await noticeVersionIn(tx) : null,
  })
  if (!updated) await saveVoluntary(tx, job.id, apart, now)
  await tx.emit(
    updated ? 'application.resubmitted' : 'application.submitted',
    row.id,
    { job_id: job.id, ...(earlier?.erasure_requested_at && { erasure_cancelled: true }) },
    { kind: 'candidate', id: candidate.id },
  )
  return { applicationId: row.id, updated, shown: { application_id: id, candidate_uuid: newCandidateId } }
}
