import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const link = z.object({ link_id: z.string() })

/** The subject of each is the application. */
const shareEvents = defineEvents(
  {
    'share.created': link.extend({ includes: z.array(z.string()), name_hidden: z.boolean(), days: z.int() }),
    'share.revoked': link,
    /** Somebody opened the page of a link. */
    'share.opened': link,
  },
  {},
  ['share.created', 'share.revoked'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof shareEvents> {}
}
