import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok, prose } from '#platform/contract/shapes.ts'
import { emailPreview, emailText } from '#modules/applications/contract.ts'
import {
  accommodationRequest,
  consent,
  consentInput,
  extraTimePercent,
  screeningState,
  screeningSummary,
} from './shapes.ts'
import { screeningProblems } from './words/problems.ts'

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
      'Invites a candidate to the AI interview and reserves a unit of the plan. Returns 409 `already_invited` if there is an invitation already, unless `retake` is set.',
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
      'Opens an interview for a new period from now on, also if it has expired, and e-mails the candidate again.',
    body: z.object({ application_id: id, valid_days: z.number().int().min(1).max(30).optional() }),
    reply: screeningSummary,
  },
  'screenings.cancel': {
    method: 'POST',
    path: '/api/organizations/screenings/:id/cancel',
    who: 'candidates.decide',
    about: { screening: 'params.id' },
    summary: 'Cancels an interview that has not started and returns its unit. Repeating the call changes nothing.',
    params: byId,
    reply: screeningSummary,
  },
  'screenings.answerAccommodation': {
    method: 'POST',
    path: '/api/organizations/accommodation-requests/:id/answer',
    who: 'candidates.decide',
    about: { accommodation: 'params.id' },
    summary:
      'Answers an accommodation request once, and e-mails the candidate. `extra_time_percent` extends the time limits of this interview. 409 `already_answered` if somebody else has answered it.',
    params: byId,
    body: z.object({ note: prose(2000).default(''), extra_time_percent: extraTimePercent.optional() }),
    reply: ok,
  },
  'screenings.open': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/open',
    summary: 'Marks the invitation as opened by a person. Repeating the call changes nothing.',
    reply: screeningSummary,
  },
  'screenings.consent': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/consent',
    summary:
      'Records what the candidate consents to. A later call replaces it; once the interview has started, it can only reduce the recording.',
    body: consentInput,
    reply: consent,
  },
  'screenings.requestAccommodation': {
    steps: true,
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/accommodation',
    summary:
      'Requests an accommodation, or adds to the request that is open. A person answers it; it never counts against the candidate.',
    body: z.object({ request: prose(2000).refine(text => text.length > 0, screeningProblems.accommodationEmpty) }),
    reply: accommodationRequest,
    status: 201,
    limit: { max: 10, seconds: 600 },
  },
  'screenings.applicationLink': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/application-link',
    summary: "Creates a link to the candidate's status page, for the holder of the interview link.",
    reply: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 600 },
  },
  'screenings.ofApplication': {
    ...byLink,
    who: 'link:application_status',
    method: 'GET',
    path: '/api/public/application/interview',
    summary:
      "The state of an application's interview as far as the candidate has been informed. The bearer token is the status link's.",
    reply: z.object({ state: screeningState.nullable(), until: instant.nullable(), can_open: z.boolean() }),
  },
  'screenings.linkOfApplication': {
    steps: true,
    ...byLink,
    who: 'link:application_status',
    method: 'POST',
    path: '/api/public/application/interview/link',
    summary: 'Creates a link to the interview, for the holder of the status link who has been invited.',
    reply: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 600 },
  },
})
