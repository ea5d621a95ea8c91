import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose } from '#platform/contract/shapes.ts'
import { emailPreview } from '#modules/applications/contract.ts'
import { MOST_DAYS_AHEAD } from './policy.ts'
import { messageInputProblems as problems } from './words/input-problems.ts'

const text = { subject: line(200), body: prose(20_000).refine(body => body.length > 0, problems.empty) }

const message = z.object({
  /** Of the e-mail. An edit replaces it. */
  id,
  template_key: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['held', 'waiting', 'sent', 'kept', 'failed', 'cancelled']),
  send_at: instant.nullable(),
  sent_at: instant.nullable(),
  /** Why it was not delivered. */
  failure: z.string().nullable(),
  author: z.object({ id, name: z.string() }).nullable(),
  /** What a person wrote, with the variables, until it is sent. */
  source: z.object({ subject: z.string(), body: z.string() }).nullable(),
})
export type Message = z.output<typeof message>

const about = { application: 'params.id' } as const
const byMessage = z.object({ id, messageId: id })

export const messagesContract = contract({
  'messages.list': {
    method: 'GET',
    path: '/api/applications/:id/messages',
    who: 'candidates.read',
    about,
    summary:
      'The e-mails to the candidate of an application, newest first: waiting, sent and failed ones, at most 200.',
    params: z.object({ id }),
    reply: z.object({ items: z.array(message) }),
  },
  'messages.preview': {
    method: 'POST',
    path: '/api/applications/:id/messages/preview',
    who: 'candidates.decide',
    about,
    summary: 'Shows an e-mail exactly as it would be sent: the given text, or the template "message". Sends nothing.',
    params: z.object({ id }),
    body: z.object({ email: z.object(text).optional() }),
    reply: emailPreview,
  },
  'messages.send': {
    method: 'POST',
    path: '/api/applications/:id/messages',
    who: 'candidates.decide',
    about,
    summary: `E-mails the candidate, now or at \`send_at\`, within ${MOST_DAYS_AHEAD} days. \`id\` is chosen by the caller: the same one twice is one e-mail. 409 \`no_email\` if no address is known.`,
    params: z.object({ id }),
    body: z.object({ id, ...text, send_at: instant.optional() }),
    reply: message,
    status: 201,
  },
  'messages.edit': {
    method: 'PUT',
    path: '/api/applications/:id/messages/:messageId',
    who: 'candidates.decide',
    about,
    summary:
      'Replaces an e-mail that a person wrote and that has not been sent. 409 `stale` if it was replaced, `mail_gone` if it was sent or cancelled.',
    params: byMessage,
    body: z.object({ ...text, send_at: instant.optional() }),
    reply: message,
  },
  'messages.sendAgain': {
    method: 'POST',
    path: '/api/applications/:id/messages/:messageId/send-again',
    who: 'candidates.decide',
    about,
    summary: 'Sends an e-mail that could not be delivered again. 409 `not_failed` for any other.',
    params: byMessage,
    reply: ok,
  },
})
