import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const twoFactorEvents = defineEvents(
  {
    'admin.two_factor_added': z.object({}),
    /** `still_on`: there is a passkey. */
    'admin.two_factor_removed': z.object({ still_on: z.boolean().optional() }),
    'admin.passkey_added': z.object({}),
    /** `still_on`: there is an app or another passkey. */
    'admin.passkey_removed': z.object({ still_on: z.boolean() }),
    'admin.recovery_codes_renewed': z.object({}),
    'admin.recovery_code_used': z.object({ left: z.number().int() }),
  },
  {},
  [
    'admin.two_factor_added',
    'admin.two_factor_removed',
    'admin.passkey_added',
    'admin.passkey_removed',
    'admin.recovery_codes_renewed',
    'admin.recovery_code_used',
  ],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof twoFactorEvents> {}
}
