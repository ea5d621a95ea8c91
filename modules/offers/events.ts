import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const about = z.object({ offer_id: z.string(), version: z.number().int() })

/** The subject of each is the application. */
const offerEvents = defineEvents(
  {
    'offer.drafted': about,
    'offer.edited': about,
    'offer.approval_asked': about.extend({ approver_ids: z.array(z.string()) }),
    /** `complete`: it was the last approval. */
    'offer.approved': about.extend({ complete: z.boolean() }),
    'offer.sent_back': about.extend({ approval_id: z.string() }),
    'offer.sent': about,
    'offer.extended': about.extend({ expires_on: z.string() }),
    'offer.reminder_due': about,
    /** `known`: it had been sent, so the candidate is informed. */
    'offer.withdrawn': about.extend({ known: z.boolean() }),
    'offer.accepted': about,
    'offer.declined': about,
    'offer.expired': about,
  },
  {
    'offer.edited': ['version'],
    'offer.approved': ['complete'],
    'offer.extended': ['expires_on'],
    'offer.withdrawn': ['known'],
  },
  [
    'offer.drafted',
    'offer.edited',
    'offer.approved',
    'offer.sent_back',
    'offer.sent',
    'offer.extended',
    'offer.withdrawn',
    'offer.accepted',
    'offer.declined',
  ],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof offerEvents> {}
}
