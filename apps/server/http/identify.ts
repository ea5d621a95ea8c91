import type { FastifyRequest } from 'fastify'
import type { Permission } from '#platform/access/policy.ts'
import { isSuperAdminCall } from '#platform/access/super-admins.ts'
import { requireLink } from '#platform/auth/links.ts'
import type { Endpoint, LinkPurpose } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor, HeldLink, SuperAdmin } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { bearerOf, requireActor, requirePermission } from './session.ts'
import { requireSuperAdmin } from './super-admin-session.ts'

type Nobody = { readonly [K in 'actor' | 'link' | 'org' | 'superAdmin']?: undefined }

/** Who is calling, and the organization they may reach. */
export type Identity =
  | Nobody
  | (Omit<Nobody, 'actor' | 'org'> & { readonly actor: Actor; readonly org: OrganizationDb })
  | (Omit<Nobody, 'link' | 'org'> & { readonly link: HeldLink; readonly org: OrganizationDb })
  | (Omit<Nobody, 'superAdmin'> & { readonly superAdmin: SuperAdmin })

const purposeOf = (who: Endpoint['who']) =>
  who.startsWith('link:') ? (who.slice('link:'.length) as LinkPurpose) : undefined

function linkToken({ linkIn }: Endpoint, request: FastifyRequest): string | undefined {
  if (!linkIn) return bearerOf(request)
  return (request.params as Record<string, string>)[linkIn.slice('params.'.length)]
}

/** Identifies the caller as the endpoint requires. @throws 401, 403; for a link 404, 409, 410 */
export async function identify(endpoint: Endpoint, services: Services, request: FastifyRequest): Promise<Identity> {
  if (endpoint.who === 'anyone') return {}
  const purpose = purposeOf(endpoint.who)
  if (purpose) {
    const token = linkToken(endpoint, request)
    const link = await requireLink(services.db, purpose, token, services.clock.now())
    return { link: { ...link, token: token! }, org: services.db.forOrganization(link.organizationId) }
  }
  if (isSuperAdminCall(endpoint.who))
    return { superAdmin: await requireSuperAdmin(services, bearerOf(request), endpoint.who) }
  const actor = await requireActor(services, bearerOf(request))
  requirePermission(actor, endpoint.who as Permission)
  return { actor, org: services.db.forOrganization(actor.organizationId, request.ip) }
}
