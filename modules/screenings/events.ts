import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'
import { consent } from './shapes.ts'

const one = z.object({ screening_id: z.string() })
const ended = one.extend({ answers: z.number().int(), questions: z.number().int(), minutes: z.number().int() })

const screeningEvents = defineEvents({
  /** `email`: what the recruiter wrote instead of the template, for this one e-mail. */
  'screening.invited': one.extend({
    until: z.string(),
    again: z.boolean(),
    retake: z.boolean(),
    email: z.object({ subject: z.string(), body: z.string() }).optional(),
    /** When the e-mail is sent, if not right away. It can be cancelled until then. */
    send_email_at: z.string().optional(),
  }),
  'screening.opened': one,
  'screening.consented': one.extend(consent.shape),
  'screening.started': one,
  'screening.interrupted': one,
  'screening.completed': ended,
  'screening.no_answers': ended,
  'screening.expired': one,
  'screening.cancelled': one.extend({ why: z.enum(['admin', 'retake', 'withdrawn', 'rejected', 'closed']) }),
  'screening.reminder_due': one.extend({ until: z.string() }),
  'screening.accommodation_requested': one.extend({ request_id: z.string(), due_at: z.string() }),
  'screening.accommodation_answered': one.extend({ request_id: z.string() }),
  'screening.recordings_deleted': one,
  'screening.transcript_deleted': one,
})

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof screeningEvents> {}
}
