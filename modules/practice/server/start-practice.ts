import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { Voice } from '#platform/speech/port.ts'
import { adminById, type AdminRow } from '#modules/accounts/public.ts'
import { startPractice } from '#modules/applications/public.ts'
import { canEnter } from '#modules/screenings/policy.ts'
import { issueScreeningLink, screeningUrl, startPracticeScreening } from '#modules/screenings/public.ts'
import { practiceProblems as problems } from '../words/practice.ts'
import { presentPractice } from './present.ts'
import { practicesOf } from './practices.read-model.ts'
import { countPractices, insertPractice } from './queries.ts'

const MOST_KEPT = 20

/** @returns the id of its screening. @throws 409 `too_many`, `no_ai_round` */
async function startNew(
  tx: OrganizationTransaction,
  voice: Voice,
  admin: AdminRow,
  jobId: string,
  now: Date,
): Promise<string> {
  const { count } = await countPractices(tx.q, tx.organizationId, admin.id).executeTakeFirstOrThrow()
  if (Number(count) >= MOST_KEPT) throw conflict('too_many', problems.tooMany(MOST_KEPT))
  const applicationId = await startPractice(tx, jobId, admin, now)
  const { id } = await startPracticeScreening(voice, tx, applicationId, admin.id, now)
  await insertPractice(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: applicationId,
    admin_id: admin.id,
    created_at: now,
  })
  return id
}

/** Opens the actor's unfinished practice interview of a job, or starts one. @throws 409 `too_many`, `no_ai_round` */
export async function startOwnPractice(
  { voice, settings }: Services,
  tx: OrganizationTransaction,
  actor: Actor,
  jobId: string,
  now: Date,
) {
  // Locked, so that two clicks start one interview.
  const admin = await adminById(tx.q, tx.organizationId, actor.adminId).forUpdate().executeTakeFirst()
  if (!admin) throw notFound()
  const own = practicesOf(tx.q, tx.organizationId, actor.adminId).where('s.job_id', '=', jobId)
  const known = (await own.execute()).find(({ state, until }) => canEnter(state, until, now))
  const id = known?.id ?? (await startNew(tx, voice, admin, jobId, now))
  const row = await own.where('p.id', '=', id).executeTakeFirstOrThrow()
  return { ...presentPractice(row), url: screeningUrl(settings.PUBLIC_URL, await issueScreeningLink(tx, id, now)) }
}
