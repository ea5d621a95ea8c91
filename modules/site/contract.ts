import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { email, id, instant, line, ok, pageOf, pageQuery, personName, prose } from '#platform/contract/shapes.ts'
import { CONTACT_TOPICS, HIRES_A_YEAR, LONGEST_MESSAGE, LONGEST_NOTE, REQUEST_KINDS, REQUEST_STATES } from './policy.ts'
import { siteProblems } from './words/problems.ts'

const sender = {
  name: personName,
  email,
  /** A field that people do not see. Programs that fill in every field do, and what they send is not stored. */
  website: z.string().max(300).optional(),
}

export const question = z.object({
  kind: z.literal('contact'),
  ...sender,
  topic: z.enum(CONTACT_TOPICS, siteProblems.topic),
  message: prose(LONGEST_MESSAGE).refine(text => text !== '', siteProblems.message),
})

export const demoRequest = z.object({
  kind: z.literal('demo'),
  ...sender,
  organization: line(120),
  hires_a_year: z.enum(HIRES_A_YEAR, siteProblems.hires),
  message: prose(LONGEST_MESSAGE).default(''),
})

const contactRequest = z.discriminatedUnion('kind', [question, demoRequest])
export type ContactRequest = z.output<typeof contactRequest>

export const requestFilter = z.object({
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum(REQUEST_STATES).optional(),
})
export type RequestFilter = z.output<typeof requestFilter>

const storedRequest = z.object({
  id,
  kind: z.enum(REQUEST_KINDS),
  topic: z.enum(CONTACT_TOPICS).nullable(),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  hires_a_year: z.enum(HIRES_A_YEAR).nullable(),
  message: z.string(),
  state: z.enum(REQUEST_STATES),
  note: z.string(),
  /** Counts the changes: an edit of an older version is refused. */
  version: z.int(),
  /** The mail server refused the confirmation, so the address is probably wrong. */
  undelivered: z.boolean(),
  created_at: instant,
  done_at: instant.nullable(),
})
export type StoredRequest = z.output<typeof storedRequest>

export const siteContract = contract({
  'site.contact': {
    method: 'POST',
    path: '/contact',
    who: 'anyone',
    summary:
      'Sends a question (`contact`) or a request for a demo (`demo`) to the operators of the platform. It is stored and confirmed by e-mail. At most 3 an hour for an e-mail address.',
    body: contactRequest,
    reply: ok,
    status: 201,
    limit: { max: 3, seconds: 3600, field: 'email' },
  },
  'site.requests': {
    method: 'GET',
    path: '/super-admin/requests',
    who: 'super_admin.read',
    summary: 'Contact and demo requests, newest first, with how many are open by kind.',
    query: pageQuery.extend(requestFilter.shape),
    reply: pageOf(storedRequest).extend({ open: z.object({ contact: z.int(), demo: z.int() }) }),
  },
  'site.editRequest': {
    method: 'PUT',
    path: '/super-admin/requests/:id',
    who: 'super_admin.full',
    summary:
      'Marks a request as done or open, or changes its note. 409 `stale_edit` if someone changed it since `version`.',
    params: z.object({ id }),
    body: z.object({
      version: z.int(),
      state: z.enum(REQUEST_STATES).optional(),
      note: prose(LONGEST_NOTE).optional(),
    }),
    reply: storedRequest,
  },
  'site.confirmAgain': {
    method: 'POST',
    path: '/super-admin/requests/:id/confirmation',
    who: 'super_admin.full',
    summary:
      'Sends the confirmation of a request once more, to the same address. 409 `not_refused` if it was not refused, or is on its way again.',
    params: z.object({ id }),
    reply: storedRequest,
    limit: { max: 60, seconds: 3600 },
  },
})
