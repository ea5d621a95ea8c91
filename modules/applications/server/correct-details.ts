import type { Link } from '#platform/auth/links.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { correctionsOf, correctResume, latestResume, presentDetails } from '#modules/resumes/public.ts'
import { correctionProblems } from '#modules/resumes/words/corrections.ts'
import type { applicationsContract } from '../contract.ts'
import { knowsRejection } from '../policy.ts'
import { applicationWords } from '../words/problems.ts'
import { blindApplications } from './blind-applications.read-model.ts'
import { confirmSubmission } from './confirm-submission.ts'
import { requireApplication } from './follow-application.ts'
import { indexCandidate } from './index-application.ts'
import { markResumeRead } from './mark-resume-read.ts'
import { type ApplicationRow, communicationsOf, lockApplication } from './queries.ts'

type Details = ReplyGiven<(typeof applicationsContract)['applications.readDetails']>
type Correction = BodyOf<(typeof applicationsContract)['applications.correctDetails']>

/** Until the candidate knows the decision, or has withdrawn. */
const isOpen = ({ outcome }: ApplicationRow, communications: Parameters<typeof knowsRejection>[1]) =>
  outcome !== 'withdrawn' && outcome !== 'hired' && !knowsRejection(outcome, communications)

/** What was read from the résumé of an application, for the candidate. */
export async function readDetails(org: OrganizationDb, applicationId: string): Promise<Details> {
  const application = await requireApplication(org, applicationId)
  const [[resume], communications] = await org.read(q => [
    latestResume(q, org.organizationId, applicationId),
    communicationsOf(q, org.organizationId, [applicationId]),
  ])
  if (!resume) return { state: 'none', details: null }
  if (resume.state === 'waiting' || resume.state === 'reading') return { state: 'reading', details: null }
  const [corrections] = await org.read(q => [correctionsOf(q, org.organizationId, resume.id)])
  const shown = presentDetails(resume, corrections)
  return {
    state:
      resume.problem || !resume.profile ? 'unreadable' : resume.profile.quality.level === 'good' ? 'read' : 'partly',
    details: {
      version: shown.version,
      read: shown.read,
      details: shown.details,
      sources: shown.sources,
      corrections: shown.corrections,
      can_correct: isOpen(application, communications),
    },
  }
}

/** The candidate corrects what was read. @throws 404, 409 `already_ended` and those of `correctResume`, 422 */
export async function correctOwnDetails(
  tx: OrganizationTransaction,
  link: Link,
  correction: Correction,
  now: Date,
): Promise<{ version: number }> {
  await confirmSubmission(tx, link.subjectId, link)
  const application = await lockApplication(tx, link.subjectId)
  if (!application) throw notFound(applicationWords.missing)
  const communications = await communicationsOf(tx.q, tx.organizationId, [application.id]).execute()
  if (!isOpen(application, communications)) throw conflict('already_ended', correctionProblems.closed)
  return correct(tx, application, correction, { by: 'candidate', id: application.candidate_id }, now)
}

/** A recruiter corrects what was read. @throws 404, 409 `blind_review` and those of `correctResume`, 422 */
export async function correctForCandidate(
  tx: OrganizationTransaction,
  actor: Pick<Actor, 'adminId'>,
  applicationId: string,
  correction: Correction,
  now: Date,
): Promise<{ version: number }> {
  const application = await lockApplication(tx, applicationId)
  if (!application) throw notFound(applicationWords.missing)
  const person = { organizationId: tx.organizationId, adminId: actor.adminId }
  const [blind] = await blindApplications(tx.q, person, [applicationId]).execute()
  if (blind) throw conflict('blind_review', correctionProblems.blind)
  return correct(tx, application, correction, { by: 'recruiter', id: actor.adminId }, now)
}

async function correct(
  tx: OrganizationTransaction,
  application: ApplicationRow,
  correction: Correction,
  author: Parameters<typeof correctResume>[3],
  now: Date,
): Promise<{ version: number }> {
  const { version, isUsable } = await correctResume(tx, application.id, correction, author, now)
  // Its career was entered by hand, so the file does not need to be read by a person any longer.
  if (isUsable && application.resume_state === 'needs_person') await markResumeRead(tx, application.id, 'read')
  else await indexCandidate(tx, application.candidate_id)
  return { version }
}
