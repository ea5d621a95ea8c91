import type { BulkInvitations } from '#modules/applications/public.ts'
import { isLive, isOver, isUnstarted } from '../policy.ts'
import { cancelLocked } from './cancel-screening.ts'
import { inviteApplication, planInterview } from './invite-application.ts'
import { liveScreeningOf, lockScreening } from './queries.ts'
import type { ScreeningState } from '../contract.ts'

/** Invitations of many candidates at once, for `applications`, which is below this module. */
export const bulkInvitations: BulkInvitations = {
  isInvited: state => state !== null && (isLive(state as ScreeningState) || isOver(state as ScreeningState)),

  plan: ({ voice }, tx, applicationId, validDays, now) => planInterview(voice, tx, applicationId, validDays, now),

  async invite({ voice }, tx, applicationId, { validDays, email, adminId, sendEmailAt, now }) {
    const wanted = { valid_days: validDays, retake: false, email, sendEmailAt }
    await inviteApplication(voice, tx, applicationId, wanted, adminId, now)
  },

  async cancel(tx, applicationId, adminId, now) {
    const live = await liveScreeningOf(tx.q, tx.organizationId, applicationId).executeTakeFirst()
    const row = live && (await lockScreening(tx, live.id))
    if (!row || !isUnstarted(row.state)) return false
    await cancelLocked(tx, row, { kind: 'admin', id: adminId }, 'admin', now)
    return true
  },
}
