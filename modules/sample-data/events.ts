import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const sampleDataEvents = defineEvents(
  { 'sample_data.turned_on': z.object({}), 'sample_data.turned_off': z.object({}) },
  {},
  ['sample_data.turned_on', 'sample_data.turned_off'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof sampleDataEvents> {}
}
