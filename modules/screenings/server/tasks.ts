import { z } from 'zod'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import type { Services } from '#platform/services.ts'
import { updateProgress } from '#modules/applications/public.ts'
import { returnUnit } from '#modules/billing/public.ts'
import { isUnstarted } from '../policy.ts'
import { lockScreening, type ScreeningRow, updateScreening } from './queries.ts'
import { scheduleWindow } from './window.ts'

const payload = z.object({ organization_id: z.string(), screening_id: z.string() })
const bySystem = { kind: 'system' } as const

/** A task on one locked screening. Each task checks the state first and changes nothing if something else has happened since. */
const onScreening = (
  name: string,
  work: (tx: OrganizationTransaction, row: ScreeningRow, now: Date) => Promise<unknown>,
) =>
  task({
    name,
    payload,
    async run({ db, clock }: Services, { organization_id, screening_id }) {
      await db.forOrganization(organization_id).write(async tx => {
        const row = await lockScreening(tx, screening_id)
        if (row) await work(tx, row, clock.now())
      })
    },
  })

/** Expires an invitation that was not started in time and returns its unit to the organization. */
export const expireScreening = onScreening('screenings.expire', async (tx, row, now) => {
  if (!isUnstarted(row.state)) return
  if (row.until > now) return scheduleWindow(tx, row.id, row.until, now)
  await updateScreening(tx, row.id, { state: 'expired', ended_at: now })
  await returnUnit(tx, 'interview', row.id)
  await updateProgress(tx, row.application_id, { screening: { state: 'expired', until: null } })
  await tx.emit('screening.expired', row.application_id, { screening_id: row.id }, bySystem)
})

/** Sends the only reminder of an invitation. */
export const remindOfScreening = onScreening('screenings.remind', async (tx, row, now) => {
  const isOpen = isUnstarted(row.state) || row.state === 'interrupted'
  if (!isOpen || row.reminded_at || row.until <= now || !row.snapshot.settings.reminders) return
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
