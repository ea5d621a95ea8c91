import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const customAiEvents = defineEvents(
  {
    'custom_ai.created': z.object({}),
    'custom_ai.edited': z.object({ version: z.number() }),
    'custom_ai.removed': z.object({}),
    /** The subject is the field. */
    'custom_ai.run_started': z.object({ run_id: z.string(), total: z.number() }),
    'custom_ai.run_ended': z.object({ run_id: z.string(), state: z.string() }),
    /** The subject is the application. */
    'custom_ai.answered': z.object({ answer_id: z.string(), field_id: z.string() }),
  },
  {},
  ['custom_ai.created', 'custom_ai.edited', 'custom_ai.removed'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof customAiEvents> {}
}
