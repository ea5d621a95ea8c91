import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'
import { jobStatus } from './contract.ts'

const jobEvents = defineEvents(
  {
    'job.created': z.object({}),
    'job.edited': z.object({ fields: z.array(z.string()) }),
    'job.status_changed': z.object({ from: jobStatus, to: jobStatus }),
    /** A job accepts no more applications, because its closing date is over. */
    'job.closing_date_passed': z.object({}),
    'job.archived': z.object({}),
    'job.recovered': z.object({}),
  },
  {},
  ['job.created', 'job.status_changed', 'job.archived', 'job.recovered'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof jobEvents> {}
}
