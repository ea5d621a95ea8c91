import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const evaluationEvents = defineEvents(
  {
    'evaluation.finished': z.object({ evaluation_id: z.string(), kind: z.string(), state: z.string() }),
    /** The subject is the job, also of the next one. */
    'evaluation.rerun_started': z.object({ rerun_id: z.string(), scope: z.string(), total: z.number() }),
    'evaluation.rerun_ended': z.object({ rerun_id: z.string(), state: z.string() }),
    'evaluation.opined': z.object({ criterion: z.string(), agrees: z.boolean() }),
    'scorecard.submitted': z.object({}),
    /** Someone looked at the AI score without submitting a scorecard. */
    'scorecard.revealed': z.object({}),
  },
  { 'evaluation.finished': ['state'] },
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof evaluationEvents> {}
}
