import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type OfferRow = Selectable<Tables['offers']>
export type VersionRow = Selectable<Tables['offer_versions']>
export type ApprovalRow = Selectable<Tables['offer_approvals']>
export type FileRow = Selectable<Tables['offer_files']>

/** More offers, versions and approvals than an application can reasonably have; a bound for what is read at once. */
const MOST = 200

export const offerById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('offers').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** Newest first. */
export const offersOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('offers')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)

/** The applications among some whose offer waits for an answer or was accepted. */
export const standingOffers = (q: Kysely<Tables>, organizationId: string, applicationIds: readonly string[]) =>
  q
    .selectFrom('offers')
    .select('application_id')
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', sql<string>`any(${applicationIds}::uuid[])`)
    .where('state', 'in', ['sent', 'accepted'])

/** The offer that was sent last. */
export const lastSentOffer = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  offersOf(q, organizationId, applicationId).where('sent_at', 'is not', null).limit(1)

/** The event with which an offer was sent. */
export const sentEvent = (q: Kysely<Tables>, organizationId: string, offer: Pick<OfferRow, 'id' | 'application_id'>) =>
  q
    .selectFrom('events')
    .select('at')
    .where('organization_id', '=', organizationId)
    .where('subject_id', '=', offer.application_id)
    .where('name', '=', 'offer.sent')
    .where(sql<boolean>`data ->> 'offer_id' = ${offer.id}`)
    .limit(1)

const idsOfOffers = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('offers')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)

/** The versions of an application's offers, oldest first. */
export const versionsOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('offer_versions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('offer_id', 'in', idsOfOffers(q, organizationId, applicationId))
    .orderBy('created_at')
    .orderBy('version')
    .limit(MOST)

/** The approvals of an application's offers, oldest first. */
export const approvalsOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('offer_approvals')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('offer_id', 'in', idsOfOffers(q, organizationId, applicationId))
    .orderBy('asked_at')
    .orderBy('decided_at')
    .orderBy('id')
    .limit(MOST)

export const approvalById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('offer_approvals').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** The approvals of an offer that were asked for and not given. */
export const openApprovals = (q: Kysely<Tables>, organizationId: string, offerId: string) =>
  q
    .selectFrom('offer_approvals')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('offer_id', '=', offerId)
    .where('decision', 'is', null)

export const filesOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('offer_files')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)

/** The open approvals of a person, oldest first. */
export const approvalsAskedOf = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('offer_approvals as d')
    .innerJoin('offers as o', join =>
      join.onRef('o.organization_id', '=', 'd.organization_id').onRef('o.id', '=', 'd.offer_id'),
    )
    .select(['d.id', 'd.offer_id', 'o.application_id'])
    .where('d.organization_id', '=', organizationId)
    .where('d.admin_id', '=', adminId)
    .where('d.decision', 'is', null)
    .orderBy('d.asked_at')
    .orderBy('d.id')

/** Files that no version has named until now. */
export const unusedFiles = (q: Kysely<Tables>, organizationId: string, before: Date, limit: number) =>
  q
    .selectFrom('offer_files')
    .select(['id', 'file_key'])
    .where('organization_id', '=', organizationId)
    .where('attached', '=', false)
    .where('created_at', '<', before)
    .limit(limit)

/** Sent offers whose time is over, and those whose time ends soon and was not announced; the earliest first. */
export const offersEnding = (
  q: Kysely<Tables>,
  organizationId: string,
  { now, soon }: { now: Date; soon: Date },
  limit: number,
) =>
  q
    .selectFrom('offers')
    .select(['id', 'application_id', 'expires_at'])
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'sent')
    .where('expires_at', '<=', soon)
    .where(eb => eb.or([eb('expires_at', '<=', now), eb('reminded_at', 'is', null)]))
    .orderBy('expires_at')
    .limit(limit)

export const insertOffer = (tx: OrganizationTransaction, row: Insertable<Tables['offers']>): Promise<OfferRow> =>
  tx.q.insertInto('offers').values(row).returningAll().executeTakeFirstOrThrow()

export const insertVersion = (tx: OrganizationTransaction, row: Insertable<Tables['offer_versions']>) =>
  tx.q.insertInto('offer_versions').values(row).execute()

export const insertApprovals = (tx: OrganizationTransaction, rows: Insertable<Tables['offer_approvals']>[]) =>
  tx.q.insertInto('offer_approvals').values(rows).execute()

export const insertFile = (tx: OrganizationTransaction, row: Insertable<Tables['offer_files']>): Promise<FileRow> =>
  tx.q.insertInto('offer_files').values(row).returningAll().executeTakeFirstOrThrow()

export const updateOffer = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['offers']>,
): Promise<OfferRow> =>
  tx.q
    .updateTable('offers')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateApproval = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['offer_approvals']>,
) =>
  tx.q
    .updateTable('offer_approvals')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

/** Marks files of an application as attached. @returns how many of them exist */
export async function attachFiles(
  tx: OrganizationTransaction,
  applicationId: string,
  ids: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await tx.q
    .updateTable('offer_files')
    .set({ attached: true })
    .where('organization_id', '=', tx.organizationId)
    .where('application_id', '=', applicationId)
    .where('id', '=', sql<string>`any(${ids})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Requests that nobody has answered are over: the offer was edited, sent back or withdrawn. */
export const deleteOpenApprovals = (tx: OrganizationTransaction, offerId: string) =>
  tx.q
    .deleteFrom('offer_approvals')
    .where('organization_id', '=', tx.organizationId)
    .where('offer_id', '=', offerId)
    .where('decision', 'is', null)
    .execute()

export const deleteApproval = (tx: OrganizationTransaction, id: string) =>
  tx.q.deleteFrom('offer_approvals').where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

export const deleteFiles = (tx: OrganizationTransaction, ids: readonly string[]) =>
  tx.q
    .deleteFrom('offer_files')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()

/** With their versions and approvals. */
export const deleteOffersOf = (tx: OrganizationTransaction, applicationId: string) =>
  tx.q
    .deleteFrom('offers')
    .where('organization_id', '=', tx.organizationId)
    .where('application_id', '=', applicationId)
    .execute()
