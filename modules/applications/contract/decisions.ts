import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose } from '#platform/contract/shapes.ts'
import { byId, outcome, outcomeReason, stage } from './shapes.ts'

/** The text of one e-mail to a candidate, in the language of the e-mail templates. */
export const emailText = z.object({ subject: line(200), body: prose(20_000) })
export type EmailText = z.output<typeof emailText>

/** An e-mail before it is sent: its text, and how the candidate reads it. */
export const emailPreview = z.object({
  ...emailText.shape,
  /** Whether the organization sends this e-mail; a changed text is sent in any case. */
  enabled: z.boolean(),
  variables: z.array(z.string()),
  /** `to` is null without an e-mail address: nothing can be sent. */
  shown: z.object({ to: z.string().nullable(), subject: z.string(), text: z.string() }),
  /** The organization's own texts for messages, to start with. Only of a preview without a text. */
  templates: z.array(z.object({ id, name: z.string(), subject: z.string(), body: z.string() })).default([]),
})
export type EmailPreview = z.output<typeof emailPreview>

/** Moving and ending applications, and the e-mails that follow. */
export const decisionCalls = contract({
  'applications.status': {
    method: 'PUT',
    path: '/api/applications/:id/status',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Moves an application, or ends it. A rejection needs a reason; its e-mail is sent at `send_email_at` (in 24 hours by default) and can be cancelled until then. `email` replaces the text of the template for this one e-mail.',
    params: byId,
    body: z.object({
      stage: stage.optional(),
      outcome: z.enum(['active', 'hired', 'rejected']).optional(),
      reason: outcomeReason.optional(),
      note: prose(4000).optional(),
      notify: z.boolean().default(true),
      send_email_at: instant.optional(),
      email: emailText.optional(),
      /** Where the application stood for the person who decided. If it stands elsewhere now: 409 `stale`, with `current`. */
      seen: z.object({ stage, outcome }).optional(),
    }),
    reply: z.object({ stage, outcome, next_stages: z.array(stage) }),
  },
  'applications.previewRejection': {
    method: 'POST',
    path: '/api/applications/:id/rejection-email',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Shows the rejection e-mail of an application before it is sent: from the template, or from the given text. `blind` hides who the candidate is. Sends nothing.',
    params: byId,
    body: z.object({ email: emailText.optional(), blind: z.boolean().default(false) }),
    reply: emailPreview,
  },
  'applications.cancelMessage': {
    method: 'POST',
    path: '/api/applications/:id/messages/:messageId/cancel',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Cancels an e-mail that has not been sent yet.',
    params: z.object({ id, messageId: id }),
    reply: ok,
  },
})
