import { z } from 'zod'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const accountEvents = defineEvents(
  {
    'admin.registered': z.object({}),
    'admin.verification_asked': z.object({}),
    'admin.verified': z.object({}),
    'admin.signed_in': z.object({ way: z.enum(['password', 'passkey']).optional() }),
    /** In addition to `admin.signed_in`: the names of browser and system, if they are known. */
    'admin.new_device_used': z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
    'admin.password_forgotten': z.object({}),
    'admin.password_changed': z.object({}),
    /** Signed out on other devices, of their own accord. */
    'admin.sessions_ended': z.object({ count: z.number().int() }),
    'admin.edited': z.object({
      fields: z.array(z.string()),
      /** Only if the role changed. */
      from_role: z.enum(ADMIN_ROLES).optional(),
      to_role: z.enum(ADMIN_ROLES).optional(),
    }),
  },
  {},
  [
    'admin.registered',
    'admin.verified',
    'admin.signed_in',
    'admin.password_changed',
    'admin.sessions_ended',
    'admin.edited',
  ],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof accountEvents> {}
}
