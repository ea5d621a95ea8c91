import { z } from 'zod'
import { SUPER_ADMIN_ACCESS } from '#platform/access/super-admins.ts'
import type { EventsOf } from '#platform/events/define.ts'
import { definePlatformEvents } from '#platform/events/platform-events.ts'
import { REGISTRATION_MODES } from '#modules/platform-settings/policy.ts'

const officeEvents = definePlatformEvents({
  'super_admin.invited': z.object({ access: z.enum(SUPER_ADMIN_ACCESS) }),
  'super_admin.invitation_withdrawn': z.object({}),
  'super_admin.removed': z.object({}),
  'platform.settings_edited': z.object({
    fields: z.array(z.string()),
    registration: z.enum(REGISTRATION_MODES).optional(),
    default_plan: z.string().optional(),
  }),
  'platform.announced': z.object({}),
  'platform.announcement_ended': z.object({}),
  'platform.organization_invited': z.object({}),
  'platform.invitation_withdrawn': z.object({}),
  'platform.task_run_again': z.object({}),
})

declare module '#platform/events/platform-events.ts' {
  interface PlatformEventTypes extends EventsOf<typeof officeEvents> {}
}
