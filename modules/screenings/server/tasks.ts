import { z } from 'zod'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import type { Services } from '#platform/services.ts'
import { updateProgress } from '#modules/applications/public.ts'
import { returnUnit } from '#modules/billing/public.ts'
import { organizationById } from '#modules/organizations/public.ts'
import { isUnstarted } from '../policy.ts'
import { lockScreening, type ScreeningRow, updateScreening } from './queries.ts'
import { reminderAt, scheduleWindow } from './window.ts'

const payload = z.object({
  organization_id: z.string(),
  screening_id: z.string(),
  /** Of a reminder: how many days before the end. Tasks from before there were several have none. */
  days: z.number().int().optional(),
})
const OLD_REMINDER_DAYS = 2

const bySystem = { kind: 'system' } as const

/** A task on one locked screening. Each task checks the state first and changes nothing if something else has happened since. */
const onScreening = (
  name: string,
  work: (tx: OrganizationTransaction, row: ScreeningRow, now: Date, days: number) => Promise<unknown>,
) =>
  task({
    name,
    payload,
    async run({ db, clock }: Services, { organization_id, screening_id, days }) {
      await db.forOrganization(organization_id).write(async tx => {
        const row = await lockScreening(tx, screening_id)
        if (row) await work(tx, row, clock.now(), days ?? OLD_REMINDER_DAYS)
      })
    },
  })

/** The deadline of invitations is paused then. It is scheduled again when the suspension ends. */
async function isSuspended(tx: OrganizationTransaction): Promise<boolean> {
  const organization = await organizationById(tx.q, tx.organizationId).executeTakeFirst()
  return organization?.status === 'suspended'
}

/** Expires an invitation that was not started in time and returns its unit to the organization. */
export const expireScreening = onScreening('screenings.expire', async (tx, row, now) => {
  if (!isUnstarted(row.state) || (await isSuspended(tx))) return
  if (row.until > now) return scheduleWindow(tx, row.id, row.until, row.snapshot.settings.reminder_days, now)
  await updateScreening(tx, row.id, { state: 'expired', ended_at: now })
  await returnUnit(tx, 'interview', row.id)
  await updateProgress(tx, row.application_id, { screening: { state: 'expired', until: null } })
  await tx.emit('screening.expired', row.application_id, { screening_id: row.id }, bySystem)
})

/** Sends a reminder of an invitation, once for its day. */
export const remindOfScreening = onScreening('screenings.remind', async (tx, row, now, days) => {
  const isOpen = isUnstarted(row.state) || row.state === 'interrupted'
  if (isUnstarted(row.state) && (await isSuspended(tx))) return
  if (!isOpen || row.until <= now || !row.snapshot.settings.reminder_days.includes(days)) return
  const due = reminderAt(row.until, days)
  if (due > now || (row.reminded_at && row.reminded_at >= due)) return
  await updateScreening(tx, row.id, { reminded_at: now })
  await tx.emit(
    'screening.reminder_due',
    row.application_id,
    { screening_id: row.id, until: row.until.toISOString() },
    bySystem,
  )
})

export const screeningsTasks: readonly TaskDefinition[] = [expireScreening, remindOfScreening].map(
  one => one as TaskDefinition,
)
