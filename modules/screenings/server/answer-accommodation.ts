import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { accommodationById, updateAccommodation } from './queries.ts'

/** Notes that a person has answered a candidate's accommodation request. The first answer is final. */
export async function answerAccommodation(
  tx: OrganizationTransaction,
  requestId: string,
  note: string,
  adminId: string,
  now: Date,
): Promise<{ ok: true }> {
  const request = await accommodationById(tx.q, tx.organizationId, requestId).executeTakeFirst()
  if (!request) throw notFound()
  if (request.answered_at) return { ok: true }
  await updateAccommodation(tx, requestId, { answered_at: now, note })
  await tx.emit(
    'screening.accommodation_answered',
    request.application_id,
    { screening_id: request.screening_id, request_id: requestId },
    { kind: 'admin', id: adminId },
  )
  return { ok: true }
}
