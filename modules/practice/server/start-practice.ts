import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { startPractice } from '#modules/applications/public.ts'
import { canEnter } from '#modules/screenings/policy.ts'
import { issueScreeningLink, screeningUrl, startPracticeScreening } from '#modules/screenings/public.ts'
import { practiceProblems as problems } from '../words/practice.ts'
import { presentPractice } from './present.ts'
import { practicesOf } from './practices.read-model.ts'
import { countPractices, insertPractice } from './queries.ts'

const MOST_KEPT = 20

/** Opens the actor's unfinished practice interview of a job, or starts one. @throws 409 `too_many`, `no_ai_round` */
export async function startOwnPractice(
  { voice, settings }: Services,
  tx: OrganizationTransaction,
  actor: Actor,
  jobId: string,
  now: Date,
) {
  const admin = await adminById(tx.q, tx.organizationId, actor.adminId).forUpdate().executeTakeFirst()
  if (!admin) throw notFound()
  const own = () => practicesOf(tx.q, tx.organizationId, actor.adminId).where('s.job_id', '=', jobId)
  const known = (await own().execute()).find(({ state, until }) => canEnter(state, until, now))
  const id = known?.id ?? (await start())
  const row = await own().where('p.id', '=', id).executeTakeFirstOrThrow()
  return { ...presentPractice(row), url: screeningUrl(settings.PUBLIC_URL, await issueScreeningLink(tx, id, now)) }

  async function start(): Promise<string> {
    const { count } = await countPractices(tx.q, tx.organizationId, actor.adminId).executeTakeFirstOrThrow()
    if (Number(count) >= MOST_KEPT) throw conflict('too_many', problems.tooMany(MOST_KEPT))
    const applicationId = await startPractice(tx, jobId, admin!, now)
    const screening = await startPracticeScreening(voice, tx, applicationId, actor.adminId, now)
    await insertPractice(tx, {
      organization_id: tx.organizationId,
      id: screening.id,
      application_id: applicationId,
      admin_id: actor.adminId,
      created_at: now,
    })
    return screening.id
  }
}
