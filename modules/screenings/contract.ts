import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok, prose } from '#platform/contract/shapes.ts'
import { emailPreview, emailText } from '#modules/applications/contract.ts'
import { consent, consentInput, otherWay, screeningState, screeningSummary } from './shapes.ts'

export * from './shapes.ts'

const byId = z.object({ id })
const byLink = { who: 'link:screening', limit: { max: 120, seconds: 60 } } as const

export const screeningsContract = contract({
  'screenings.invite': {
    method: 'POST',
    path: '/api/organizations/applications/:id/invite',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary:
      'Invites an application to the AI interview and reserves a unit of the plan. 409 `already_invited` where one stands, unless `retake`.',
    params: byId,
    body: z.object({
      valid_days: z.number().int().min(1).max(30).optional(),
      retake: z.boolean().default(false),
      /** Replaces the text of the template for this one e-mail. */
      email: emailText.optional(),
    }),
    reply: screeningSummary,
    status: 201,
    limit: { max: 300, seconds: 60 },
  },
  'screenings.previewInvitation': {
    method: 'POST',
    path: '/api/organizations/applications/:id/invite/preview',
    who: 'candidates.decide',
    about: { application: 'params.id' },
    summary: 'Shows the invitation before it is sent: from the template, or from the given text. Sends nothing.',
    params: byId,
    body: z.object({ valid_days: z.number().int().min(1).max(30).optional(), email: emailText.optional() }),
    reply: emailPreview,
  },
  'screenings.reschedule': {
    method: 'POST',
    path: '/api/admins/screening/reschedule',
    who: 'candidates.decide',
    about: { application: 'body.application_id' },
    summary:
      'Gives an interview a new window from now, reopens it where it had expired, and writes to the candidate again.',
    body: z.object({ application_id: id, valid_days: z.number().int().min(1).max(30).optional() }),
    reply: screeningSummary,
  },
  'screenings.cancel': {
    method: 'POST',
    path: '/api/organizations/screenings/:id/cancel',
    who: 'candidates.decide',
    about: { screening: 'params.id' },
    summary: 'Cancels an interview that has not started; its unit is given back. Saying it twice is harmless.',
    params: byId,
    reply: screeningSummary,
  },
  'screenings.answerOtherWay': {
    method: 'POST',
    path: '/api/organizations/other-way-requests/:id/answer',
    who: 'candidates.decide',
    about: { accommodation: 'params.id' },
    summary: "Records that a candidate's wish for another way of taking the interview was answered.",
    params: byId,
    body: z.object({ note: prose(2000).default('') }),
    reply: ok,
  },
  'screenings.open': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/open',
    summary: 'Marks the invitation as opened by a person. Saying it twice is harmless.',
    reply: screeningSummary,
  },
  'screenings.consent': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/consent',
    summary:
      'Records what the candidate agrees to. A later one replaces it; while the interview runs it can only ask for less recording.',
    body: consentInput,
    reply: consent,
  },
  'screenings.otherWay': {
    steps: true,
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/other-way',
    summary:
      'Asks for another way of taking the interview. It is answered by a person and never counts against anybody.',
    body: z.object({ wish: prose(2000).refine(text => text.length > 0, 'Please say what would help.') }),
    reply: otherWay,
    status: 201,
    limit: { max: 10, seconds: 600 },
  },
  'screenings.applicationLink': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/application-link',
    summary: "A new address of the candidate's page of their application, for who holds the interview's link.",
    reply: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 600 },
  },
  'screenings.ofApplication': {
    ...byLink,
    who: 'link:application_status',
    method: 'GET',
    path: '/api/public/application/interview',
    summary:
      "Where the interview of an application stands, as far as the candidate was told; the bearer token is the status link's.",
    reply: z.object({ state: screeningState.nullable(), until: instant.nullable(), can_open: z.boolean() }),
  },
  'screenings.linkOfApplication': {
    steps: true,
    ...byLink,
    who: 'link:application_status',
    method: 'POST',
    path: '/api/public/application/interview/link',
    summary: 'A new address of the interview, for who holds the status link and was invited.',
    reply: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 600 },
  },
})
