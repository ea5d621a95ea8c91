import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line } from '#platform/contract/shapes.ts'
import { REGISTRATION_MODES } from './policy.ts'

export const invitationToken = line(100)

const announcement = z.object({ id, text: z.string(), at: instant })
export type Announcement = z.output<typeof announcement>

export const platformSettingsContract = contract({
  'platform.registration': {
    method: 'GET',
    path: '/api/public/registration',
    who: 'anyone',
    summary:
      'Whether an organization can be registered: by anyone, with an invitation, or not at the moment; and the state of an invitation.',
    query: z.object({ invitation: invitationToken.optional() }),
    reply: z.object({
      mode: z.enum(REGISTRATION_MODES),
      invitation: z.enum(['good', 'used', 'expired', 'unknown']).nullable(),
    }),
    limit: { max: 60, seconds: 60 },
  },
  'platform.announcement': {
    method: 'GET',
    path: '/api/announcement',
    who: 'signed_in',
    summary: 'What the operators of the platform announce at the moment; null if nothing.',
    reply: z.object({ announcement: announcement.nullable() }),
  },
})
