import { z } from 'zod'
import { id, instant } from '#platform/contract/shapes.ts'

export const stage = z.enum(['applied', 'screening', 'review', 'interview', 'offer'])
export type Stage = z.infer<typeof stage>
export const outcome = z.enum(['active', 'hired', 'rejected', 'withdrawn'])
export type Outcome = z.infer<typeof outcome>
export const outcomeReason = z.enum(['we_declined', 'they_declined', 'neither'])

/** How an application meets a requirement of its job. */
export const requirementResult = z.enum(['met', 'partly', 'missing'])
export type RequirementResult = z.infer<typeof requirementResult>

/** The sentence that best backs an application's scores. */
export const evidence = z.object({
  text: z.string(),
  source: z.enum(['resume', 'interview']),
  page: z.number().int().nullable(),
  at_ms: z.number().int().nullable(),
})
export type Evidence = z.output<typeof evidence>

/** The communications log: one entry per e-mail that was sent to the candidate. */
export const communicationKind = z.enum([
  'application_received',
  'application_imported',
  'interview_invited',
  'interview_reminder',
  'interview_received',
  'interview_proposed',
  'interview_booked',
  'interview_moved',
  'interview_people_changed',
  'interview_cancelled',
  'offer_sent',
  'offer_extended',
  'offer_reminder',
  'offer_withdrawn',
  'offer_accepted',
  'rejected',
  'position_closed',
  'withdrawn_confirmed',
  'accommodation_requested',
  'accommodation_answered',
  'message',
])
export type CommunicationKind = z.infer<typeof communicationKind>
export const communication = z.object({ kind: communicationKind, at: instant })

export const byId = z.object({ id })
