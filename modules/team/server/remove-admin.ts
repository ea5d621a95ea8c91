import { can } from '#platform/access/policy.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { deleteCalendarsOf } from '#modules/busy-calendars/public.ts'
import { endFeed } from '#modules/calendar-feed/public.ts'
import { adminById, type AdminRow, endAccess, lockRemovable } from '#modules/accounts/public.ts'
import { handOverApplications } from '#modules/applications/public.ts'
import { releaseApprovals } from '#modules/offers/public.ts'
import { handOverJobs } from '#modules/jobs/public.ts'
import { handOverBookings } from '#modules/scheduling/public.ts'
import { handOverTodos } from '#modules/todos/public.ts'
import { deleteMethods } from '#modules/two-factor/public.ts'
import { teamProblems as problems } from '../words/problems.ts'
import { deleteInvitationsBy } from './queries.ts'
import { isOpenWork, openWorkQueries, presentOpenWork } from './open-work.ts'

/**
 * Removes a person and hands over their open work in one transaction. Invitations that they sent and nobody accepted are revoked, so
 * that they cannot let themselves in again.
 * @throws 403, 404, 409 as `lockRemovable`; 409 `handover_needed`, `interviews_overlap`; 422 for an unsuitable successor
 */
export async function removeAdmin(
  tx: OrganizationTransaction,
  actor: Actor,
  { id, successorId }: { id: string; successorId: string | null },
  now: Date,
): Promise<void> {
  const removed = await lockRemovable(tx, actor, id)
  const [jobs, owned, bookings, todos] = openWorkQueries(tx.q, tx.organizationId, id, now)
  const work = presentOpenWork(
    await jobs.execute(),
    await owned.execute(),
    await bookings.execute(),
    await todos.execute(),
  )
  if (isOpenWork(work) && !successorId) throw conflict('handover_needed', problems.handOver, { ...work })
  const successor = successorId ? await requireSuccessor(tx, id, successorId) : null
  if (successor) await handOverInterviews(tx, actor, id, successor, now)
  await handOverJobs(tx, id, successor?.id ?? null)
  await handOverApplications(tx, id, successor?.id ?? null)
  // After the applications: the successor sees more by then.
  await handOverTodos(tx, id, successor)
  await releaseApprovals(tx, id, now)
  await deleteInvitationsBy(tx, id)
  await deleteCalendarsOf(tx, id)
  await endFeed(tx, id, now)
  await deleteMethods(tx, id)
  await endAccess(tx, id, now)
  const data = { role: removed.role, successor_id: successor?.id ?? null }
  await tx.emit('admin.removed', id, data, { kind: 'admin', id: actor.adminId })
}

async function requireSuccessor(tx: OrganizationTransaction, id: string, successorId: string): Promise<AdminRow> {
  const successor = await adminById(tx.q, tx.organizationId, successorId).forUpdate().executeTakeFirst()
  if (!successor || successor.removed_at || successor.id === id)
    throw invalidField('hand_over_to', problems.successorMissing)
  if (!can(successor.role, 'candidates.decide')) throw invalidField('hand_over_to', problems.successorRole)
  return successor
}

async function handOverInterviews(
  tx: OrganizationTransaction,
  actor: Actor,
  fromId: string,
  { id: toId, name }: AdminRow,
  now: Date,
): Promise<void> {
  const kept = await handOverBookings(tx, { fromId, toId, cause: { kind: 'admin', id: actor.adminId }, now })
  if (kept.length === 0) return
  throw conflict('interviews_overlap', problems.overlap(kept.length, name), {
    interviews: kept.map(booking => ({
      booking_id: booking.id,
      title: booking.title,
      start_at: booking.start_at?.toISOString() ?? null,
    })),
  })
}
