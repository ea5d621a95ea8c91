import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { Services } from '#platform/services.ts'
import { admitOrganization } from '#modules/platform-settings/public.ts'
import type { organizationsContract } from '../contract.ts'
import { insertOrganization, insertSettings, updateOrganization } from './queries.ts'
import { slugOf } from './slug.ts'

/** Creates an organization with its settings. Nobody can log in to it until its first admin is registered. */
export async function registerOrganization(
  { db, clock }: Services,
  input: BodyOf<(typeof organizationsContract)['organizations.register']>,
): Promise<{ id: string }> {
  const fresh = newId()
  const now = clock.now()
  const id = await db.unsafeAcrossOrganizations(q =>
    admitOrganization(q, { token: input.invitation, organizationId: fresh, now }),
  )
  const described = {
    name: input.name,
    slug: slugOf(input.name, id),
    website: input.website ?? null,
    industry: input.industry ?? null,
    size: input.size ?? null,
    country: input.country ?? null,
    time_zone: input.time_zone,
    locale: input.locale,
  }
  await db.forOrganization(id).write(async tx => {
    // The form can be sent again until there is an admin.
    if (!(await insertOrganization(tx, { organization_id: id, ...described, created_at: now })))
      return void (await updateOrganization(tx, described))
    await insertSettings(tx, {
      organization_id: id,
      logo_key: null,
      reply_to: null,
      reply_to_asked: null,
      reply_to_request: null,
    })
    await tx.emit('organization.registered', id, {}, { kind: 'system' })
  })
  return { id }
}
