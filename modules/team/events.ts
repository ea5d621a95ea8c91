import { z } from 'zod'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const teamEvents = defineEvents(
  {
    /** Subject: the invitation. Also for each repeated e-mail. */
    'admin.invited': z.object({ role: z.enum(ADMIN_ROLES) }),
    'admin.invitation_revoked': z.object({ role: z.enum(ADMIN_ROLES) }),
    /** Subject: the new admin. */
    'admin.joined': z.object({ role: z.enum(ADMIN_ROLES), invited_by: z.string() }),
    /** Subject: the removed admin. */
    'admin.removed': z.object({ role: z.enum(ADMIN_ROLES), successor_id: z.string().nullable() }),
  },
  {},
  ['admin.invited', 'admin.invitation_revoked', 'admin.joined', 'admin.removed'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof teamEvents> {}
}
