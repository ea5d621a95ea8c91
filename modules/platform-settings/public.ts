import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { platformSettings } from './server/queries.ts'

export { deleteInvitation, insertInvitation, lockSettings, platformSettings, updateSettings } from './server/queries.ts'
export { listInvitations } from './server/registration.read-model.ts'
export { admitOrganization } from './server/registration.ts'

/** The key of the plan that new organizations start with. */
export const defaultPlanKey = async (q: Kysely<Tables>): Promise<string> =>
  (await platformSettings(q).executeTakeFirstOrThrow()).default_plan

/** How the platform's own e-mails are signed, and where replies to them go. */
export async function platformBrand(q: Kysely<Tables>) {
  const { brand_name: name, brand_color: color, support_email } = await platformSettings(q).executeTakeFirstOrThrow()
  return { name, color, supportEmail: support_email }
}
