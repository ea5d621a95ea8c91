import { z } from 'zod'
import { id, instant, pageOf, pageQuery, searchText } from '#platform/contract/shapes.ts'

/** `unsent`: scheduled, or tried again. */
export const SENT_STATES = ['sent', 'failed', 'unsent', 'cancelled'] as const

/** Why an e-mail was not delivered, as far as the mail server tells. */
const undeliveredReason = z.enum(['unknown_address', 'mailbox_full', 'refused', 'unreachable'])
export type UndeliveredReason = z.output<typeof undeliveredReason>

const filter = z.object({
  state: z.enum(SENT_STATES).optional(),
  /** The key of a template. */
  template: z.string().min(1).max(60).optional(),
  /** Part of the recipient's name or address, or of the subject. */
  search: searchText.optional(),
})
export type SentFilter = z.output<typeof filter>

const sentEmail = z.object({
  id,
  template_key: z.string(),
  template_name: z.string(),
  /** `address` is null for candidates in blind review. */
  to: z.object({ name: z.string().nullable(), address: z.string().nullable() }),
  /** The application of the e-mail, if it is about one. */
  application_id: id.nullable(),
  candidate_uuid: id.nullable(),
  subject: z.string(),
  state: z.enum(['held', 'waiting', 'sent', 'kept', 'failed', 'cancelled']),
  created_at: instant,
  /** When it is to be sent, if it is scheduled. */
  send_at: instant.nullable(),
  sent_at: instant.nullable(),
  tries: z.int(),
  reason: undeliveredReason.nullable(),
  /** The words of the mail server; null in blind review, because they name the address. */
  failure: z.string().nullable(),
  /** Whether it can be sent again. E-mails about signing in cannot: their links are only valid for a short time. */
  can_send_again: z.boolean(),
  /** The candidate's address, if it was corrected since: sending again uses it. */
  corrected_address: z.string().nullable(),
})
export type SentEmail = z.output<typeof sentEmail>

/** The most e-mails that one call sends again. */
export const MOST_SENT_AGAIN = 100

const LISTED =
  'Of the last 30 days, without sample data. E-mails about signing in are listed for those who manage people.'

export const sentEmailCalls = {
  'sentEmails.list': {
    method: 'GET',
    path: '/api/sent-emails',
    who: 'candidates.manage',
    summary: `Lists the organization's e-mails, newest first. ${LISTED} In blind review, e-mails to candidates are not found by a search.`,
    query: pageQuery.extend(filter.shape),
    reply: pageOf(sentEmail),
  },
  'sentEmails.undelivered': {
    method: 'GET',
    path: '/api/sent-emails/undelivered',
    who: 'candidates.manage',
    summary: `Counts the e-mails that were not delivered, by reason. ${LISTED}`,
    reply: z.object({
      total: z.int(),
      reasons: z.array(z.object({ reason: undeliveredReason, count: z.int() })),
      /** Those with a link without which the candidate cannot go on. */
      awaited: z.int(),
    }),
  },
  'sentEmails.sendAgain': {
    method: 'POST',
    path: '/api/sent-emails/send-again',
    who: 'candidates.manage',
    summary: `Sends up to ${MOST_SENT_AGAIN} e-mails again that were not delivered, to the candidate's present address. Others among them are left as they are.`,
    limit: { max: 60, seconds: 600 },
    body: z.object({ ids: z.array(id).min(1).max(MOST_SENT_AGAIN) }),
    reply: z.object({ sent: z.int() }),
  },
} as const
