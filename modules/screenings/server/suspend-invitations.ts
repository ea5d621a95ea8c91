import { extendLinks } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { updateProgress } from '#modules/applications/public.ts'
import { lockScreening, unstartedScreenings, updateScreening } from './queries.ts'
import { isUnstarted } from '../policy.ts'
import { linkEnd } from './screening-link.ts'
import { scheduleWindow } from './window.ts'

/** Links of invitations work at least this long while an organization is suspended, to say whom to contact. */
const LINKS_DURING_SUSPENSION_MS = 400 * DAY

/** Stops the time of all invitations that were not started: they neither expire nor send reminders while the organization is suspended. */
export async function stopInvitations(tx: OrganizationTransaction, now: Date): Promise<void> {
  for (const { id } of await unstartedScreenings(tx.q, tx.organizationId).execute())
    await extendLinks(tx, 'screening', id, later(now, LINKS_DURING_SUSPENSION_MS))
}

/** Gives the invitations that were not started the time back that the suspension took. */
export async function resumeInvitations(tx: OrganizationTransaction, milliseconds: number, now: Date): Promise<void> {
  for (const { id } of await unstartedScreenings(tx.q, tx.organizationId).execute()) {
    const row = await lockScreening(tx, id)
    if (!row || !isUnstarted(row.state)) continue
    const until = later(row.until, milliseconds)
    await updateScreening(tx, id, { until })
    await updateProgress(tx, row.application_id, { screening: { state: row.state, until } })
    await extendLinks(tx, 'screening', id, linkEnd({ until }))
    await scheduleWindow(tx, id, until, row.snapshot.settings.reminder_days, now)
  }
}
