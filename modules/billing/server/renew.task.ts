import { z } from 'zod'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { chosenProvider } from './chosen-provider.ts'

/** Renews and ends subscriptions. A run after days of downtime does what was missed, once for each period. */
const renewSubscriptions = task({
  name: 'billing.renew',
  lane: 'maintenance',
  payload: z.object({}),
  run: services => chosenProvider(services).renewDue(services),
})

/** Compares subscriptions and payments with the provider, if there is one, and repairs what differs. */
const reconcileSubscriptions = task({
  name: 'billing.reconcile',
  lane: 'maintenance',
  payload: z.object({}),
  async run(services) {
    await chosenProvider(services).reconcile?.(services)
  },
})

export const billingSchedule: readonly ScheduleEntry[] = [
  { task: renewSubscriptions as TaskDefinition, when: '20 * * * *', catchUp: true },
  { task: reconcileSubscriptions as TaskDefinition, when: '50 * * * *', catchUp: true },
]
