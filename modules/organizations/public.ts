import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { logoUrl, presentPublicSettings } from './server/present.ts'
import { type OrganizationRow, organizationById, settingsById, type SettingsRow } from './server/queries.ts'
import type { PublicSettings } from './contract.ts'
import { organizationProblems } from './words/problems.ts'

export { deleteUnfinishedOrganization } from './server/delete-unfinished.ts'
export { forEachOrganization } from './server/each-organization.ts'
export { noteLogoSizes } from './server/logo-sizes.ts'
export { noticeVersionIn } from './server/privacy-notices.ts'
export { restoreOrganization, suspendOrganization } from './server/suspend-organization.ts'
export { lockOrganization, organizationById, settingsById } from './server/queries.ts'

export interface OrganizationFacts {
  readonly organization: OrganizationRow
  readonly settings: SettingsRow
  readonly logoUrl: string | null
  readonly public: PublicSettings
}

/** An organization as other modules need it, also while it is suspended: what candidates have begun goes on. @throws 404 */
export async function readOrganization(org: OrganizationDb): Promise<OrganizationFacts> {
  const [[organization], [settings]] = await org.read(q => [
    organizationById(q, org.organizationId),
    settingsById(q, org.organizationId),
  ])
  return factsOf(organization, settings)
}

/** The same for what waits until a suspension ends. @throws 404 if it does not exist or is suspended */
export async function readActiveOrganization(org: OrganizationDb): Promise<OrganizationFacts> {
  const facts = await readOrganization(org)
  if (facts.organization.status !== 'active') throw notFound(organizationProblems.missing)
  return facts
}

/** The same in a transaction. @throws 404 */
export const readOrganizationIn = async ({ q, organizationId }: OrganizationTransaction): Promise<OrganizationFacts> =>
  factsOf(
    await organizationById(q, organizationId).executeTakeFirst(),
    await settingsById(q, organizationId).executeTakeFirst(),
  )

function factsOf(organization: OrganizationRow | undefined, settings: SettingsRow | undefined): OrganizationFacts {
  if (!organization || !settings) throw notFound(organizationProblems.missing)
  return {
    organization,
    settings,
    logoUrl: logoUrl(settings),
    public: presentPublicSettings(organization, settings) as PublicSettings,
  }
}
