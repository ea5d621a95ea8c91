import { z } from 'zod'
import { day, id, instant, prose, title } from '#platform/contract/shapes.ts'
import { offerProblems } from '../words/problems.ts'

export const offerState = z.enum([
  'draft',
  'waiting_for_approval',
  'approved',
  'sent',
  'accepted',
  'declined',
  'expired',
  'cancelled',
])
export type OfferState = z.infer<typeof offerState>

/** What people do with an offer; an offer also expires by itself. */
export const offerAction = z.enum([
  'edit',
  'ask_approval',
  'approve',
  'send_back',
  'send',
  'extend',
  'withdraw',
  'accept',
  'decline',
  'expire',
])
export type OfferAction = z.infer<typeof offerAction>

/** How long candidates have to answer, in days. */
export const OFFER_DAYS = 7
/** An answer can be asked for at most this many days ahead. */
export const MOST_OFFER_DAYS = 180
/** How many days before the end its author and the candidate are reminded. */
export const REMINDER_DAYS = 3
export const MOST_ATTACHMENTS = 10
export const MOST_APPROVERS = 5

const MOST_MINOR_UNITS = 1_000_000_000_000

export const pay = z.object({
  /** Minor units of the currency. */
  amount: z.number(offerProblems.pay).int(offerProblems.pay).min(1, offerProblems.pay).max(MOST_MINOR_UNITS),
  currency: z.string().regex(/^[A-Z]{3}$/, offerProblems.currency),
  period: z.enum(['year', 'month', 'hour']),
})
export type Pay = z.output<typeof pay>

export const terms = z.object({
  position: title,
  pay,
  start_on: day,
  /** Rich text, reduced to an allow-list. */
  text: prose(20_000).refine(text => text.length > 0, offerProblems.text),
  /** Files that were uploaded for this application before. */
  attachment_ids: z.array(id).max(MOST_ATTACHMENTS, offerProblems.attachments(MOST_ATTACHMENTS)).default([]),
  /** The last day for an answer, which ends in the organization's time zone. */
  expires_on: day,
})
export type OfferTerms = z.output<typeof terms>

export const attachment = z.object({
  id,
  name: z.string(),
  bytes: z.number().int(),
  /** A download that expires after a few minutes. */
  url: z.string(),
})
export type OfferAttachment = z.output<typeof attachment>

/** The terms as they are read. */
const content = terms.omit({ attachment_ids: true, expires_on: true }).extend({ attachments: z.array(attachment) })
export type OfferContent = z.output<typeof content>

export const person = z.object({ id, name: z.string() })

export const offer = z.object({
  id,
  application_id: id,
  state: offerState,
  version: z.number().int(),
  content,
  expires_on: z.string(),
  /** The end of that day, once the offer was sent. */
  expires_at: instant.nullable(),
  created_by: person,
  created_at: instant,
  sent_by: person.nullable(),
  sent_at: instant.nullable(),
  answered_at: instant.nullable(),
  /** The name that the candidate typed to accept. */
  signed_name: z.string().nullable(),
  decline_reason: z.string().nullable(),
  cancelled_by: z.enum(['admin', 'candidate']).nullable(),
  cancelled_at: instant.nullable(),
  versions: z.array(
    content.omit({ text: true, attachments: true }).extend({
      version: z.number().int(),
      text: z.string(),
      attachments: z.array(z.string()),
      by: person,
      at: instant,
    }),
  ),
  approvals: z.array(
    z.object({
      id,
      by: person,
      version: z.number().int(),
      asked_at: instant,
      decision: z.enum(['approved', 'sent_back']).nullable(),
      reason: z.string().nullable(),
      decided_at: instant.nullable(),
    }),
  ),
  /** What the caller can do now. */
  allowed_actions: z.array(offerAction),
})
export type Offer = z.output<typeof offer>

export const ofApplication = z.object({ id })
export const ofOffer = z.object({ id, offerId: id })
/** What the caller has read: a newer version is 409 `offer_changed`. */
export const version = z.number().int().min(1)

export const byToken = z.object({ token: z.string().max(600) })

/** A sent offer as the candidate knows it. */
const candidateOffer = z.object({
  id,
  /** It stays `open` for a candidate whose application was closed until they are informed. */
  state: z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']),
  /** False also while it is `open`, if the application was closed. */
  can_answer: z.boolean(),
  content,
  expires_at: instant,
  /** The organization's time zone, in which the last day ends. */
  time_zone: z.string(),
  answered_at: instant.nullable(),
  signed_name: z.string().nullable(),
})
export type CandidateOffer = z.output<typeof candidateOffer>

export const followed = z.object({ offer: candidateOffer.nullable() })
