import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'

/** Notes that a person has answered a candidate's accommodation request. The first answer stands. */
export async function answerAccommodation(
  tx: OrganizationTransaction,
  requestId: string,
  note: string,
  adminId: string,
  now: Date,
): Promise<{ ok: true }> {
  const request = await tx.q
    .selectFrom('accommodation_requests as r')
    .innerJoin('screenings as s', join =>
      join.onRef('s.organization_id', '=', 'r.organization_id').onRef('s.id', '=', 'r.screening_id'),
    )
    .select(['r.id', 'r.answered_at', 's.application_id', 's.id as screening_id'])
    .where('r.organization_id', '=', tx.organizationId)
    .where('r.id', '=', requestId)
    .executeTakeFirst()
  if (!request) throw notFound()
  if (request.answered_at) return { ok: true }
  await tx.q
    .updateTable('accommodation_requests')
    .set({ answered_at: now, answered_by: adminId, note })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', requestId)
    .execute()
  await tx.emit(
    'screening.accommodation_answered',
    request.application_id,
    { screening_id: request.screening_id, request_id: requestId },
    { kind: 'admin', id: adminId },
  )
  return { ok: true }
}
