import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Preferences } from '../contract.ts'
import { CHOSEN_KINDS, DEFAULT_EMAIL, type EmailChoice } from '../policy.ts'
import { preferencesOf, savePreferences } from './queries.ts'

const complete = (rows: readonly { kind: string; email: EmailChoice }[]): Preferences => ({
  ...DEFAULT_EMAIL,
  ...Object.fromEntries(
    rows
      .filter(({ kind }) => (CHOSEN_KINDS as readonly string[]).includes(kind))
      .map(({ kind, email }) => [kind, email]),
  ),
})

export async function readPreferences(org: OrganizationDb, adminId: string): Promise<Preferences> {
  const [rows] = await org.read(q => [preferencesOf(q, org.organizationId, [adminId])])
  return complete(rows)
}

export async function setPreferences(
  tx: OrganizationTransaction,
  adminId: string,
  given: Partial<Preferences>,
): Promise<Preferences> {
  const choices = CHOSEN_KINDS.flatMap(kind => (given[kind] ? [{ kind, email: given[kind] }] : []))
  if (choices.length > 0) await savePreferences(tx, adminId, choices)
  return complete(await preferencesOf(tx.q, tx.organizationId, [adminId]).execute())
}
