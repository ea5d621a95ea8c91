import type { Endpoint } from '#platform/contract/endpoint.ts'

/** Who a link's token makes a caller, by where the call lies. */
const BEARER_LINKS: readonly (readonly [start: string, scheme: 'application_link' | 'interview_link'])[] = [
  ['/api/public/application', 'application_link'],
  ['/api/public/screening', 'interview_link'],
  ['/api/applications/:id/submit-screening', 'interview_link'],
]

/** Calls that a token in the address, the query or the body opens; OpenAPI has no scheme for these. */
const IN_PLACE: readonly (readonly [place: RegExp, opener: string])[] = [
  [/^\/api\/public\/bookings\/:data/, 'The link of an interview with people, in the address.'],
  [/^\/api\/(resumes|recordings|public\/speech)\/:token/, 'A signed address that works for an hour at most.'],
  [/\/verify-email$/, 'With `token`: the link that confirms an address.'],
  [/\/reset-password$/, 'The link that sets a new password, in the body.'],
]

export const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: "An admin's session: `access_token` of POST /api/auth/login.",
  },
  application_link: {
    type: 'http',
    scheme: 'bearer',
    description:
      "The token of the link to track an application, from the candidate's e-mail. It opens that application alone.",
  },
  interview_link: {
    type: 'http',
    scheme: 'bearer',
    description:
      "The token of the link to an AI interview, from the candidate's e-mail. It opens that interview alone.",
  },
} as const

export interface Opener {
  readonly security: readonly Record<string, never[]>[]
  readonly description?: string
}

/** What opens a call: a session, a link as bearer, a token in its place, or nothing. @throws for a link call of no known kind */
export function openerOf({ who, path }: Pick<Endpoint, 'who' | 'path'>): Opener {
  if (who !== 'anyone' && who !== 'link') return { security: [{ session: [] }] }
  const [, description] = IN_PLACE.find(([place]) => place.test(path)) ?? []
  if (description) return { security: [], description }
  if (who === 'anyone') return { security: [] }
  const [, scheme] = BEARER_LINKS.find(([start]) => path.startsWith(start)) ?? []
  if (!scheme) throw new Error(`The reference does not know which link opens ${path}.`)
  return { security: [{ [scheme]: [] }] }
}
