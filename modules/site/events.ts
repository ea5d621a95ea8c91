import { z } from 'zod'
import type { EventsOf } from '#platform/events/define.ts'
import { definePlatformEvents } from '#platform/events/platform-events.ts'
import { REQUEST_STATES } from './policy.ts'

const requestEvents = definePlatformEvents({
  /** `state` only if it changed; otherwise the note did. */
  'contact_request.edited': z.object({ state: z.enum(REQUEST_STATES).optional() }),
  'contact_request.confirmed_again': z.object({}),
})

declare module '#platform/events/platform-events.ts' {
  interface PlatformEventTypes extends EventsOf<typeof requestEvents> {}
}
