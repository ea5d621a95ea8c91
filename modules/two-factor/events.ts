import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const twoFactorEvents = defineEvents(
  {
    'admin.two_factor_added': z.object({}),
    'admin.two_factor_removed': z.object({}),
    'admin.recovery_codes_renewed': z.object({}),
    'admin.recovery_code_used': z.object({ left: z.number().int() }),
  },
  {},
  ['admin.two_factor_added', 'admin.two_factor_removed', 'admin.recovery_codes_renewed', 'admin.recovery_code_used'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof twoFactorEvents> {}
}
