import type { Link } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { civilDate } from '#platform/locale/dates.ts'
import type { Services } from '#platform/services.ts'
import { jobById } from '#modules/jobs/public.ts'
import { takesApplications } from '#modules/jobs/policy.ts'
import { isTakingPart } from '#modules/organizations/policy.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { correctionsOf, latestResume } from '#modules/resumes/public.ts'
import type { applicationsContract } from '../contract.ts'
import {
  applicationById,
  type ApplicationRow,
  cancelUnsentEmails,
  candidateById,
  lockApplication,
  communicationsOf,
  updateApplication,
} from './queries.ts'
import { ERASED_WITHIN_DAYS, knownEnd, knowsRejection } from '../policy.ts'
import { applicationWords } from '../words/problems.ts'
import { noteErasure } from './note-erasure.ts'
import { shownPerson } from './shown-person.ts'
import { addWorkingDays } from './working-days.ts'

type Follow = ReplyGiven<(typeof applicationsContract)['applications.follow']>

/** The application that a status link was made for. @throws 404 */
export async function requireApplication(org: OrganizationDb, id: string): Promise<ApplicationRow> {
  const [[application]] = await org.read(q => [applicationById(q, org.organizationId, id)])
  if (!application) throw notFound(applicationWords.missing)
  return application
}

const erasedBy = (requestedAt: Date) => later(requestedAt, ERASED_WITHIN_DAYS * DAY)

/** What a candidate sees: what they submitted and the messages they were sent, but never the internal stage. */
export async function followApplication(
  services: Services,
  org: OrganizationDb,
  { subjectId: applicationId, unverifiedFor }: Link,
): Promise<Follow> {
  const application = await requireApplication(org, applicationId)
  const facts = await readOrganization(org)
  const [[candidate], [job], [resume], communications] = await org.read(q => [
    candidateById(q, org.organizationId, application.candidate_id),
    jobById(q, org.organizationId, application.job_id),
    latestResume(q, org.organizationId, application.id),
    communicationsOf(q, org.organizationId, [application.id]),
  ])
  if (!candidate || !job) throw notFound()
  const end = knownEnd(application.outcome, communications)
  const rejected = end?.kind === 'rejected'
  const withdrawn = application.outcome === 'withdrawn' ? application.stage_since : null
  const person = shownPerson(application, candidate, { unverifiedFor })
  const today = civilDate(services.clock.now(), facts.organization.time_zone)
  return {
    organization_id: org.organizationId,
    organization: facts.public,
    job: {
      id: job.id,
      title: job.title,
      locations: job.locations,
      workplace: job.workplace,
      open: isTakingPart(facts.organization) && !job.archived_at && takesApplications(job, today),
    },
    ...person,
    applied_at: application.applied_at.toISOString(),
    answer_by: addWorkingDays(
      application.applied_at,
      facts.settings.answer_within_days,
      person.time_zone,
    ).toISOString(),
    communications: communications.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    sent: {
      resume_name: resume?.file_name ?? null,
      answers: Object.keys(application.answers).length,
      voluntary: facts.settings.demographic_questions,
    },
    withdrawn_at: withdrawn?.toISOString() ?? null,
    told_end: end && { kind: end.kind, at: end.at.toISOString() },
    erased_by: application.erasure_requested_at && erasedBy(application.erasure_requested_at).toISOString(),
    ended: rejected || withdrawn !== null,
    // Nobody is told that they are hired by a message of its own, and withdrawing is refused then.
    can_withdraw: !rejected && withdrawn === null && application.outcome !== 'hired',
  }
}

/** E-mails that say nothing true anymore once the candidate has withdrawn. */
const ABOUT_WHAT_FOLLOWS = ['rejected', 'position_closed', 'interview_invited', 'message'] as const

/**
 * The candidate withdraws, and is not sent what is waiting to be sent. With `erase` they also ask to delete everything, which is possible
 * when the application has ended as well. Idempotent. @throws 404, 409 `already_ended`
 */
export async function withdrawApplication(
  tx: OrganizationTransaction,
  applicationId: string,
  erase: boolean,
  now: Date,
): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  if (!application) throw notFound(applicationWords.missing)
  const by = { kind: 'candidate', id: application.candidate_id } as const
  if (erase) await noteErasure(tx, application, by, now)
  if (application.outcome === 'withdrawn') return
  const communications = await communicationsOf(tx.q, tx.organizationId, [applicationId]).execute()
  if (application.outcome === 'hired' || knowsRejection(application.outcome, communications)) {
    if (erase) return
    throw conflict('already_ended', applicationWords.alreadyClosed)
  }
  await leave(tx, application, erase, now)
}

async function leave(
  tx: OrganizationTransaction,
  { id, candidate_id, outcome }: ApplicationRow,
  erase: boolean,
  now: Date,
): Promise<void> {
  await updateApplication(tx, id, { outcome: 'withdrawn', outcome_reason: 'they_declined', stage_since: now })
  await cancelUnsentEmails(tx, id, ...ABOUT_WHAT_FOLLOWS)
  await tx.emit('application.withdrawn', id, { erase, from_outcome: outcome }, { kind: 'candidate', id: candidate_id })
}

/**
 * A recruiter passes on that a candidate asked to delete their data, for example by e-mail. They no longer take part: an active
 * application is withdrawn, which ends its interviews and offers as if the candidate had withdrawn it. @throws 404
 */
export async function requestErasure(
  tx: OrganizationTransaction,
  applicationId: string,
  adminId: string,
  now: Date,
): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  if (!application) throw notFound(applicationWords.missing)
  await noteErasure(tx, application, { kind: 'admin', id: adminId }, now)
  if (application.outcome === 'active') await leave(tx, application, true, now)
}

/** The offers that a candidate was sent. Implemented by `offers`, which is above this module. */
export type OffersSentTo = (org: OrganizationDb, applicationId: string) => Promise<readonly object[]>

/** Everything that the candidate submitted, and the offers they were sent, as a download for them. */
export async function downloadApplication(org: OrganizationDb, link: Link, offersSentTo: OffersSentTo) {
  const application = await requireApplication(org, link.subjectId)
  const [[candidate], [job], [resume]] = await org.read(q => [
    candidateById(q, org.organizationId, application.candidate_id),
    jobById(q, org.organizationId, application.job_id),
    latestResume(q, org.organizationId, application.id),
  ])
  if (!candidate) throw notFound(applicationWords.missing)
  const { name, email } = shownPerson(application, candidate, link)
  const [corrections] = resume ? await org.read(q => [correctionsOf(q, org.organizationId, resume.id)]) : [[]]
  return {
    application: {
      name,
      email,
      job: job?.title,
      applied_at: application.applied_at.toISOString(),
      answers: application.answers,
      resume: resume
        ? {
            file_name: resume.file_name,
            bytes: resume.bytes,
            read_as: resume.profile,
            corrections: corrections.map(({ version, made_by, changes, at }) => ({ version, made_by, changes, at })),
          }
        : null,
      offers: await offersSentTo(org, application.id),
    },
  }
}
