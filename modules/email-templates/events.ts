import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const templateEvents = defineEvents(
  {
    'email_template.created': z.object({}),
    'email_template.published': z.object({ version: z.number() }),
    'email_template.switched': z.object({ enabled: z.boolean() }),
    'email_template.removed': z.object({}),
  },
  {},
  ['email_template.created', 'email_template.published', 'email_template.switched', 'email_template.removed'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof templateEvents> {}
}
