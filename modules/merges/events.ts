import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const mergeEvents = defineEvents(
  {
    /** The candidate of an application was merged with another one. `combined`: the application has taken in another one for its job. */
    'merge.made': z.object({ merge_id: z.string(), combined: z.boolean() }),
    'merge.undone': z.object({ merge_id: z.string() }),
  },
  { 'merge.made': ['combined'] },
  ['merge.made', 'merge.undone'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof mergeEvents> {}
}
