import '../tables.ts'
import { sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'

// Labels that other modules give to applications, next to those of tags and requirement results. They start with `PREFIX:`.

/** The end of the range of labels that start with a prefix, which ends with a colon. */
const endOf = (prefix: string) => `${prefix.slice(0, -1)};`

/** Gives an application these labels instead of all that start with the prefix. */
export async function setLabels(
  tx: OrganizationTransaction,
  applicationId: string,
  prefix: `${string}:`,
  labels: readonly string[],
): Promise<void> {
  await tx.q
    .deleteFrom('application_labels')
    .where('organization_id', '=', tx.organizationId)
    .where('application_id', '=', applicationId)
    .where('label', '>=', prefix)
    .where('label', '<', endOf(prefix))
    .execute()
  if (labels.length > 0) await insertLabels(tx, labels, [applicationId])
}

/** Adds a label to many applications. */
export const addLabel = (tx: OrganizationTransaction, label: string, applicationIds: readonly string[]) =>
  insertLabels(tx, [label], applicationIds)

const insertLabels = (tx: OrganizationTransaction, labels: readonly string[], applicationIds: readonly string[]) =>
  tx.q
    .insertInto('application_labels')
    .columns(['organization_id', 'label', 'applied_at', 'application_id'])
    .expression(
      tx.q
        .selectFrom('applications as a')
        .innerJoin(sql<{ label: string }>`unnest(${[...labels]}::text[])`.as<'l'>(sql`l(label)`), join => join.onTrue())
        .select(['a.organization_id', 'l.label', 'a.applied_at', 'a.id'])
        .where('a.organization_id', '=', tx.organizationId)
        .where('a.id', '=', sql<string>`any(${[...applicationIds]}::uuid[])`),
    )
    .onConflict(oc => oc.doNothing())
    .execute()

/** Takes all labels that start with a prefix from all applications. */
export const removeLabels = (tx: OrganizationTransaction, prefix: `${string}:`) =>
  tx.q
    .deleteFrom('application_labels')
    .where('organization_id', '=', tx.organizationId)
    .where('label', '>=', prefix)
    .where('label', '<', endOf(prefix))
    .execute()
