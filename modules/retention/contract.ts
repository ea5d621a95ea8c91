import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'

const count = z.number().int()

export const retentionContract = contract({
  'retention.upcoming': {
    method: 'GET',
    path: '/api/retention/upcoming',
    who: 'organization.settings',
    summary:
      'How much will be deleted in the next 30 days because the organization no longer stores it: applications with everything about them, and recordings and transcripts that are deleted before their application. With `retention_days`: as if the organization stored applications for that many days.',
    query: z.object({ retention_days: z.coerce.number().int().min(1).max(3650).optional() }),
    reply: z.object({
      /** How far ahead it looks. */
      days: count,
      retention_days: count,
      applications: count,
      /** Interviews whose recordings are deleted. */
      recordings: count,
      /** Interviews whose transcript is deleted. */
      transcripts: count,
    }),
  },
})
