import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'
import { bookingState } from './contract.ts'

/** The data of a calendar entry; without a time if none was booked. */
const entry = z.object({
  booking_id: z.string(),
  start_at: z.string().nullable(),
  end_at: z.string().nullable(),
  ics_sequence: z.number().int(),
})
const booked = entry.extend({ start_at: z.string(), end_at: z.string() })

const schedulingEvents = defineEvents(
  {
    'availability.saved': z.object({}),
    'booking.proposed': z.object({ booking_id: z.string() }),
    'booking.booked': booked,
    'booking.moved': booked.extend({ from_start_at: z.string().nullable() }),
    'booking.cancelled': entry.extend({ reason: z.string() }),
    'booking.handed_over': entry.extend({ from_admin_id: z.string(), to_admin_id: z.string().nullable() }),
    'booking.state_set': z.object({ booking_id: z.string(), from_state: bookingState, state: bookingState }),
    'booking.feedback_overdue': z.object({ booking_id: z.string(), days: z.number().int() }),
    'booking.times_passed': z.object({ booking_id: z.string() }),
    'booking.times_asked': z.object({ booking_id: z.string(), start_at: z.string().nullable() }),
  },
  { 'booking.cancelled': ['reason'], 'booking.state_set': ['state'] },
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof schedulingEvents> {}
}
