import { isSuperAdminCall } from '#platform/access/super-admins.ts'
import type { Endpoint, LinkPurpose } from '#platform/contract/endpoint.ts'

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description }) as const

const link = (what: string, opens: string) =>
  bearer(`The token of the link to ${what}, from the candidate's e-mail. It gives access only to that ${opens}.`)

/** The OpenAPI security schemes: a session, or a link of one purpose. */
export const SECURITY_SCHEMES = {
  session: bearer('The session of a person in an organization: `access_token` of POST /api/auth/login.'),
  super_admin: bearer(
    'The session of a super admin: `access_token` of POST /super-admin/auth/two-factor. It opens nothing else.',
  ),
  application_link: link('track an application', 'application'),
  interview_link: link('an AI interview', 'interview'),
} as const

/** The scheme of a link's token in the `Authorization` header, by purpose. */
const SCHEMES: Partial<Record<LinkPurpose, keyof typeof SECURITY_SCHEMES>> = {
  application_status: 'application_link',
  screening: 'interview_link',
}

/** Calls with a token in the path, the query or the body, for which OpenAPI has no scheme. */
const IN_PLACE: readonly (readonly [place: RegExp, opener: string])[] = [
  [/^\/api\/public\/bookings\/:data/, 'The link of an interview, in the path.'],
  [/^\/api\/public\/calendar-feeds\/:token/, 'The private address of a calendar feed, in the path.'],
  [/^\/shared\/:token/, 'A link for someone without an account, in the path.'],
  [
    /^\/api\/(attachments|resumes|recordings|public\/speech)\/:token/,
    'A signed URL that is valid for at most one hour.',
  ],
  [/^\/api\/data-exports\/file\/:token/, 'A signed URL that is valid for one hour.'],
  [/^\/api\/public\/data-exports\/:token/, 'The link of an e-mail to an owner, in the path.'],
  [/^\/api\/public\/reply-address\/:token/, 'The link of an e-mail to the address, in the path.'],
  [/\/verify-email$/, 'With `token`: the link that confirms an address.'],
  [/\/reset-password$/, 'The link that sets a new password, in the body.'],
]

export interface Opener {
  readonly security: readonly Record<string, never[]>[]
  readonly description?: string
}

/**
 * How a call is authorized, for the reference: a session and a permission, a link as bearer, a token in its place, or nothing.
 * @throws for a link call that the reference cannot describe
 */
export function openerOf({ who, path }: Pick<Endpoint, 'who' | 'path'>): Opener {
  const [, description] = IN_PLACE.find(([place]) => place.test(path)) ?? []
  if (description) return { security: [], description }
  if (who === 'anyone') return { security: [] }
  if (isSuperAdminCall(who))
    return { security: [{ super_admin: [] }], ...(who === 'super_admin.full' && { description: 'Needs full access.' }) }
  if (!who.startsWith('link:')) return { security: [{ session: [] }], description: `Needs the permission \`${who}\`.` }
  const scheme = SCHEMES[who.slice('link:'.length) as LinkPurpose]
  if (!scheme) throw new Error(`The reference does not know which link opens ${path}.`)
  return { security: [{ [scheme]: [] }] }
}
