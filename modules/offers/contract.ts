import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, personName, prose, title } from '#platform/contract/shapes.ts'
import { offerProblems } from './words/problems.ts'

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

const pay = z.object({
  /** Minor units of the currency. */
  amount: z.number(offerProblems.pay).int(offerProblems.pay).min(1, offerProblems.pay).max(MOST_MINOR_UNITS),
  currency: z.string().regex(/^[A-Z]{3}$/, offerProblems.currency),
  period: z.enum(['year', 'month', 'hour']),
})
export type Pay = z.output<typeof pay>

const terms = z.object({
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

const attachment = z.object({
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

const person = z.object({ id, name: z.string() })

const offer = z.object({
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

const ofApplication = z.object({ id })
const ofOffer = z.object({ id, offerId: id })
/** What the caller has read: a newer version is 409 `offer_changed`. */
const version = z.number().int().min(1)

const byToken = z.object({ token: z.string().max(600) })

/** A sent offer as the candidate knows it. */
const candidateOffer = z.object({
  id,
  /** It stays `open` for a candidate whose application was closed until they are informed, but cannot be answered. */
  state: z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']),
  content,
  expires_at: instant,
  /** The organization's time zone, in which the last day ends. */
  time_zone: z.string(),
  answered_at: instant.nullable(),
  signed_name: z.string().nullable(),
})
export type CandidateOffer = z.output<typeof candidateOffer>

const followed = z.object({ offer: candidateOffer.nullable() })

export const offersContract = contract({
  'offers.list': {
    method: 'GET',
    path: '/api/applications/:id/offers',
    who: 'candidates.read',
    about: { application: 'params.id' },
    summary:
      "An application's offers, newest first, and what is needed to draft one. Empty while blind review hides the candidate.",
    params: ofApplication,
    reply: z.object({
      items: z.array(offer),
      /** Blind review hides the offers, which name the candidate, until the caller has submitted a scorecard. */
      hidden: z.boolean(),
      approval_needed: z.boolean(),
      /** People who can be asked to approve: they may decide for the job and did not write the current offer. */
      approvers: z.array(person),
      /** For the first draft: the job's title and pay, and the last day for an answer. */
      suggested: z.object({
        position: z.string(),
        pay: pay.partial().nullable(),
        expires_on: z.string(),
        today: z.string(),
        /** The organization's, in which days end. */
        time_zone: z.string(),
      }),
    }),
  },
  'offers.draft': {
    method: 'POST',
    path: '/api/applications/:id/offers',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Drafts an offer. 409 `offer_open` if another one is open or was accepted.',
    params: ofApplication,
    body: terms,
    reply: offer,
    status: 201,
    idempotent: true,
  },
  'offers.attach': {
    steps: true,
    method: 'POST',
    path: '/api/applications/:id/offers/files',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Stores a file (`file`: PDF, document, image or text, to 10 MB) that offers for this application can attach. Its content is checked.',
    params: ofApplication,
    multipart: true,
    body: z.object({}),
    reply: attachment,
    status: 201,
    limit: { max: 60, seconds: 600 },
  },
  'offers.edit': {
    method: 'PUT',
    path: '/api/applications/:id/offers/:offerId',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Edits an offer that was not sent, as a new version. It is a draft again and has to be approved again.',
    params: ofOffer,
    body: terms.extend({ version }),
    reply: offer,
  },
  'offers.askApproval': {
    method: 'POST',
    path: '/api/applications/:id/offers/:offerId/approvals',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Asks people to approve a draft. Each of them has to; none may have written it.',
    params: ofOffer,
    body: z.object({
      version,
      approver_ids: z.array(id).min(1, offerProblems.approverMissing).max(MOST_APPROVERS),
    }),
    reply: offer,
  },
  'offers.approve': {
    method: 'POST',
    path: '/api/applications/:id/offers/:offerId/approve',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Approves an offer, for a person who was asked to. With the last approval it can be sent.',
    params: ofOffer,
    body: z.object({ version }),
    reply: offer,
  },
  'offers.sendBack': {
    method: 'POST',
    path: '/api/applications/:id/offers/:offerId/send-back',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Sends an offer back to its author with a reason, for a person who was asked to approve it.',
    params: ofOffer,
    body: z.object({ version, reason: prose(1000).refine(text => text.length > 0, offerProblems.reason) }),
    reply: offer,
  },
  'offers.send': {
    method: 'POST',
    path: '/api/applications/:id/offers/:offerId/send',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Sends an offer to the candidate by e-mail and moves the application to the stage `offer`. `expires_on` replaces the last day for an answer.',
    params: ofOffer,
    body: z.object({ version, expires_on: day.optional() }),
    reply: offer,
  },
  'offers.extend': {
    method: 'POST',
    path: '/api/applications/:id/offers/:offerId/extend',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Gives the candidate more time to answer an offer that was sent.',
    params: ofOffer,
    body: z.object({ expires_on: day }),
    reply: offer,
  },
  'offers.withdraw': {
    method: 'POST',
    path: '/api/applications/:id/offers/:offerId/withdraw',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Withdraws an offer that was not answered. If it was sent, the candidate gets an e-mail.',
    params: ofOffer,
    body: z.object({}),
    reply: offer,
  },
  'offers.file': {
    method: 'GET',
    path: '/api/offer-files/:token/:name',
    who: 'anyone',
    summary: 'Downloads a file of an offer with its signed URL.',
    params: z.object({ token: z.string().max(600), name: z.string().max(300) }),
  },
  'offers.follow': {
    method: 'GET',
    path: '/api/public/offers/:token',
    who: 'link:application_status',
    linkIn: 'params.token',
    summary:
      "The offer that the candidate was sent last; the token is the status link's. Opening it changes nothing, because e-mail scanners open links.",
    params: byToken,
    reply: followed,
    limit: { max: 120, seconds: 60 },
  },
  'offers.accept': {
    steps: true,
    method: 'POST',
    path: '/api/public/offers/:token/accept',
    who: 'link:application_status',
    linkIn: 'params.token',
    summary: 'The candidate accepts and types their name. Accepting twice is harmless.',
    params: byToken,
    body: z.object({ offer_id: id, name: personName }),
    reply: followed,
    limit: { max: 20, seconds: 60 },
  },
  'offers.decline': {
    steps: true,
    method: 'POST',
    path: '/api/public/offers/:token/decline',
    who: 'link:application_status',
    linkIn: 'params.token',
    summary: 'The candidate declines, with an optional reason. Declining twice is harmless.',
    params: byToken,
    body: z.object({ offer_id: id, reason: prose(1000).default('') }),
    reply: followed,
    limit: { max: 20, seconds: 60 },
  },
})
