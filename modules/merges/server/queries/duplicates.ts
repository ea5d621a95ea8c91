import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { DuplicateReason } from '../../policy.ts'
import type { MatchKey } from '../keys.ts'

/** Waits until no other transaction looks for duplicates in the organization: two people who arrive together must find each other. */
export const lockDuplicates = ({ q, organizationId }: OrganizationTransaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`duplicates ${organizationId}`}, 0))`.execute(q)

/** Sets the keys of a candidate. */
export async function replaceKeys(
  { q, organizationId }: OrganizationTransaction,
  candidateId: string,
  keys: readonly MatchKey[],
): Promise<void> {
  await q
    .deleteFrom('candidate_keys')
    .where('organization_id', '=', organizationId)
    .where('candidate_id', '=', candidateId)
    .execute()
  if (keys.length === 0) return
  await q
    .insertInto('candidate_keys')
    .values(keys.map(one => ({ organization_id: organizationId, candidate_id: candidateId, ...one })))
    .execute()
}

export const keysOf = (q: Kysely<Tables>, organizationId: string, candidateId: string) =>
  q
    .selectFrom('candidate_keys')
    .select(['kind', 'key'])
    .where('organization_id', '=', organizationId)
    .where('candidate_id', '=', candidateId)

/** The keys of several candidates. */
export const keysOfAll = (q: Kysely<Tables>, organizationId: string, candidateIds: readonly string[]) =>
  q
    .selectFrom('candidate_keys')
    .select(['kind', 'key'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('candidate_id', '=', sql<string>`any(${candidateIds}::uuid[])`)

/** The candidates of whom people said that they are not one of the given ones. */
export async function notTheSameAs(q: Kysely<Tables>, organizationId: string, candidateIds: readonly string[]) {
  const ids = sql<string>`any(${candidateIds}::uuid[])`
  const rows = await q
    .selectFrom('duplicate_pairs')
    .select(['first_id', 'second_id'])
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'dismissed')
    .where(eb => eb.or([eb('first_id', '=', ids), eb('second_id', '=', ids)]))
    .execute()
  return new Set(rows.flatMap(({ first_id, second_id }) => [first_id, second_id]))
}

/** The ids of a pair in the order in which they are stored. */
const inOrder = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one])

/** Suggests a pair, or updates its reasons. What people dismissed stays dismissed. */
export const suggestPair = (
  tx: OrganizationTransaction,
  ids: readonly [string, string],
  reasons: DuplicateReason[],
  now: Date,
) => {
  const [first_id, second_id] = inOrder(...ids)
  return tx.q
    .insertInto('duplicate_pairs')
    .values({
      organization_id: tx.organizationId,
      first_id,
      second_id,
      reasons,
      state: 'suggested',
      found_at: now,
      decided_by: null,
    })
    .onConflict(oc =>
      oc
        .columns(['organization_id', 'first_id', 'second_id'])
        .doUpdateSet(eb => ({ reasons: eb.ref('excluded.reasons') })),
    )
    .execute()
}

/** Deletes suggestions that do not hold any more. */
export const deleteSuggestionsExcept = (
  tx: OrganizationTransaction,
  candidateId: string,
  otherIds: readonly string[],
) =>
  tx.q
    .deleteFrom('duplicate_pairs')
    .where('organization_id', '=', tx.organizationId)
    .where('state', '=', 'suggested')
    .where(eb =>
      eb.or([
        eb.and([eb('first_id', '=', candidateId), eb('second_id', '<>', sql<string>`all(${otherIds}::uuid[])`)]),
        eb.and([eb('second_id', '=', candidateId), eb('first_id', '<>', sql<string>`all(${otherIds}::uuid[])`)]),
      ]),
    )
    .execute()

/** Sets whether people decided that a pair is not the same person. @returns false if there is no such pair */
export async function setDismissed(
  tx: OrganizationTransaction,
  ids: readonly [string, string],
  decision: { dismissed: boolean; adminId: string; now: Date },
): Promise<boolean> {
  const [first, second] = inOrder(...ids)
  const { numUpdatedRows } = await tx.q
    .updateTable('duplicate_pairs')
    .set(
      decision.dismissed
        ? { state: 'dismissed', decided_by: decision.adminId, decided_at: decision.now }
        : { state: 'suggested', decided_by: null, decided_at: null },
    )
    .where('organization_id', '=', tx.organizationId)
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
