import { z } from 'zod'
import { id, instant } from '#platform/contract/shapes.ts'

export const stage = z.enum(['applied', 'screening', 'review', 'interview', 'offer'])
export type Stage = z.infer<typeof stage>
export const outcome = z.enum(['active', 'hired', 'rejected', 'withdrawn'])
export type Outcome = z.infer<typeof outcome>
export const outcomeReason = z.enum(['we_declined', 'they_declined', 'neither'])

/** The one sentence that an application's scores rest on most. */
export const evidence = z.object({
  text: z.string(),
  source: z.enum(['resume', 'interview']),
  page: z.number().int().nullable(),
  at_ms: z.number().int().nullable(),
})
export type Evidence = z.output<typeof evidence>

/** What the candidate was told: one entry a mail that went out. */
export const toldKind = z.enum([
  'application_received',
  'interview_invited',
  'interview_reminder',
  'interview_received',
  'round_two_proposed',
  'round_two_booked',
  'round_two_moved',
  'round_two_cancelled',
  'rejected',
  'withdrawn_confirmed',
  'accommodation_requested',
])
export type ToldKind = z.infer<typeof toldKind>
export const toldEntry = z.object({ kind: toldKind, at: instant })

export const byId = z.object({ id })
