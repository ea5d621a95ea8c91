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
 * @throws 404, 422 if it says nothing, 409 `already_answered` with something else, 409 `screening_over` if there is no interview left to extend
 */
export async function answerAccommodation(
  tx: OrganizationTransaction,
  requestId: string,
  { note, extra_time_percent }: BodyOf<(typeof screeningsContract)['screenings.answerAccommodation']>,
  adminId: string,
  now: Date,
): Promise<{ ok: true }> {
  const found = await accommodationById(tx.q, tx.organizationId, requestId).executeTakeFirst()
  const screening = found && (await lockScreening(tx, found.screening_id))
  // Read again under the lock: a colleague can have answered meanwhile.
  const request = await accommodationById(tx.q, tx.organizationId, requestId).executeTakeFirst()
  if (!screening || !request) throw notFound()
  const granted = extra_time_percent ?? null
  if (note === '' && granted === null) throw invalidField('note', accommodationWords.empty)
  const answer = { answered_at: now, note, extra_time_percent: granted }
  if (!(await answerOnce(tx, requestId, answer))) {
    // A colleague was faster, or the reply to the same answer was lost.
    if (request.note === note && request.extra_time_percent === granted) return { ok: true }
    throw conflict('already_answered', accommodationWords.alreadyAnswered)
  }
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
