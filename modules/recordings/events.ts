import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'
import { recordingState } from './contract.ts'

const recordingEvents = defineEvents({
  'screening.recording_joined': z.object({
    screening_id: z.string(),
    recording_id: z.string(),
    state: recordingState.optional(),
  }),
})

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof recordingEvents> {}
}
