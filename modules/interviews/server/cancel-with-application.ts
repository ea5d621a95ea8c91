import type { Outcome } from '#modules/applications/contract.ts'
import { lockApplication } from '#modules/applications/public.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Subscription } from '#platform/events/events.ts'
import { bookingsOf, cancelBooking, lockTogether } from '#modules/scheduling/public.ts'
import { isOpen } from '#modules/scheduling/policy.ts'

/** Cancels the offered and booked interviews of an application, which frees the interviewers' time. */
/**
 * Cancels what was arranged before an event that ended the application, which IDs tell: they increase over time. A reaction can be late,
 * and the application may go on.
 */
async function cancelOpen(
  tx: OrganizationTransaction,
  applicationId: string,
  { cause, since }: { cause: Cause; since: string },
  now: Date,
): Promise<void> {
  for (const { id } of await bookingsOf(tx.q, tx.organizationId, applicationId).execute()) {
    const found = await lockTogether(tx.q, tx.organizationId, id)
    if (!found) continue
    const { state, start_at } = found.booking
    if (isOpen(state) && id < since && (start_at === null || start_at > now))
      await cancelBooking(tx, found, { reason: '', cause }, now)
  }
}

export const cancelOnWithdrawal: Subscription = {
  by: 'interviews.cancel-on-withdrawal',
  event: 'application.withdrawn',
  async react({ db, clock }, { organization_id, subject_id, actor_id, id }) {
    const cause: Cause = actor_id ? { kind: 'candidate', id: actor_id } : { kind: 'system' }
    await db
      .forOrganization(organization_id)
      .write(tx => cancelOpen(tx, subject_id!, { cause, since: id }, clock.now()))
  },
}

/** The e-mails with which a candidate learns that it ends, and the outcome that their application has then. */
const ENDS_WITH: Readonly<Record<string, Outcome>> = { rejected: 'rejected', position_closed: 'active' }

/** Not at the decision itself: until the e-mail is sent, it can be undone and the candidate does not know of it. */
export const cancelOnLastEmail: Subscription = {
  by: 'interviews.cancel-on-rejection-email',
  event: 'mail.sent',
  async react({ db, clock }, { organization_id, subject_id, data, id }) {
    const outcome = ENDS_WITH[data.template_key]
    if (!outcome || !subject_id) return
    await db.forOrganization(organization_id).write(async tx => {
      const application = await lockApplication(tx, subject_id)
      if (application?.outcome === outcome)
        await cancelOpen(tx, subject_id, { cause: { kind: 'system' }, since: id }, clock.now())
    })
  },
}
