import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { screeningsContract } from '../contract.ts'
import { canExtend } from '../policy.ts'
import { accommodationWords } from '../words/accommodations.ts'
import { accommodationById, answerOnce, lockScreening, updateScreening } from './queries.ts'

/**
 * Answers a candidate's accommodation request, of which they are informed by e-mail, and extends the interview by what was granted.
 * The first answer is final.
 * @throws 404, 422 if it says nothing, 409 `screening_over` if there is no interview left to extend
 */
export async function answerAccommodation(
  tx: OrganizationTransaction,
  requestId: string,
  { note, extra_time_percent }: BodyOf<(typeof screeningsContract)['screenings.answerAccommodation']>,
  adminId: string,
  now: Date,
): Promise<{ ok: true }> {
  const request = await accommodationById(tx.q, tx.organizationId, requestId).executeTakeFirst()
  const screening = request && (await lockScreening(tx, request.screening_id))
  if (!screening) throw notFound()
  const granted = extra_time_percent ?? null
  if (note === '' && granted === null) throw invalidField('note', accommodationWords.empty)
  if (!(await answerOnce(tx, requestId, { answered_at: now, note, extra_time_percent: granted }))) return { ok: true }
  if (granted !== null) {
    if (!canExtend(screening.state))
      throw conflict('screening_over', accommodationWords.timeOver, { state: screening.state })
    await updateScreening(tx, screening.id, { extra_time_percent: granted })
  }
  await tx.emit(
    'screening.accommodation_answered',
    screening.application_id,
    { screening_id: screening.id, request_id: requestId },
    { kind: 'admin', id: adminId },
  )
  return { ok: true }
}
