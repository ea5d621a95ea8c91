import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { email, line, ok, personName, prose } from '#platform/contract/shapes.ts'
import { CONTACT_TOPICS, HIRES_A_YEAR, LONGEST_MESSAGE } from './policy.ts'
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

export const contactRequest = z.discriminatedUnion('kind', [question, demoRequest])
export type ContactRequest = z.output<typeof contactRequest>

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
})
