import { conflict, gone, notFound } from '../errors/problem-error.ts'
import type { Database } from '../db/database.ts'
import type { OrganizationTransaction } from '../db/organization.ts'
import type { LinkPurpose } from '../contract/endpoint.ts'
import { hashToken, newToken } from './secrets.ts'
import { linkProblems } from './words.ts'

export type { LinkPurpose }

export interface Link {
  readonly organizationId: string
  readonly purpose: LinkPurpose
  readonly subjectId: string
  readonly expiresAt: Date
  readonly state: 'good' | 'used' | 'voided' | 'expired'
}

/** Creates a link's token for a subject and replaces earlier ones of the same purpose, in the caller's transaction. Only its hash is stored. */
export async function issueLink(
  tx: OrganizationTransaction,
  purpose: LinkPurpose,
  subjectId: string,
  expiresAt: Date,
  now: Date,
): Promise<string> {
  await voidLinks(tx, purpose, subjectId, now)
  return addLink(tx, purpose, subjectId, expiresAt)
}

/**
 * Creates an additional link without replacing the existing ones, because each e-mail has its own token.
 * @param unverified if it is shown to somebody who only typed an e-mail address, instead of being sent there
 */
export async function addLink(
  tx: OrganizationTransaction,
  purpose: LinkPurpose,
  subjectId: string,
  expiresAt: Date,
  unverified = false,
): Promise<string> {
  const token = newToken()
  await tx.q
    .insertInto('links')
    .values({
      token_hash: hashToken(token),
      organization_id: tx.organizationId,
      purpose,
      subject_id: subjectId,
      expires_at: expiresAt,
      unverified,
    })
    .execute()
  return token
}

export async function voidLinks(
  tx: OrganizationTransaction,
  purpose: LinkPurpose,
  subjectId: string,
  now: Date,
): Promise<void> {
  await voiding(tx, purpose, subjectId, now).execute()
}

/** Voids the links that were not sent to the subject's own address. */
export async function voidUnverifiedLinks(
  tx: OrganizationTransaction,
  purpose: LinkPurpose,
  subjectId: string,
  now: Date,
): Promise<void> {
  await voiding(tx, purpose, subjectId, now).where('unverified', '=', true).execute()
}

const voiding = (tx: OrganizationTransaction, purpose: LinkPurpose, subjectId: string, now: Date) =>
  tx.q
    .updateTable('links')
    .set({ voided_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('voided_at', 'is', null)

/** Gives the links of a subject that still work another end. */
export async function extendLinks(
  tx: OrganizationTransaction,
  purpose: LinkPurpose,
  subjectId: string,
  until: Date,
): Promise<void> {
  await tx.q
    .updateTable('links')
    .set({ expires_at: until })
    .where('organization_id', '=', tx.organizationId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('voided_at', 'is', null)
    .execute()
}

/** Marks a link as used, once. @returns whether this call did it */
export async function spendLink(tx: OrganizationTransaction, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('links')
    .set({ used_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface FoundLink {
  organization_id: string
  purpose: string
  subject_id: string
  expires_at: Date
  used_at: Date | null
  voided_at: Date | null
}

/** Finds a token and its state; null if there is none for this purpose. Does not mark it as used. */
export async function findLink(db: Database, purpose: LinkPurpose, token: string, now: Date): Promise<Link | null> {
  const [found] = await db.callFunction<FoundLink>('find_link', 'select * from find_link($1)', [hashToken(token)])
  if (!found || found.purpose !== purpose) return null
  const state = found.used_at ? 'used' : found.voided_at ? 'voided' : found.expires_at <= now ? 'expired' : 'good'
  return {
    organizationId: found.organization_id,
    purpose,
    subjectId: found.subject_id,
    expiresAt: found.expires_at,
    state,
  }
}

/** The link, if it can still be used. @throws 404 unknown, 410 expired or replaced, 409 used */
export async function requireLink(
  db: Database,
  purpose: LinkPurpose,
  token: string | undefined,
  now: Date,
): Promise<Link> {
  const link = token ? await findLink(db, purpose, token, now) : null
  if (!link) throw notFound(linkProblems.unknown)
  if (link.state === 'expired') throw gone('link_expired', linkProblems.expired)
  if (link.state === 'voided') throw gone('link_replaced', linkProblems.replaced)
  if (link.state === 'used') throw conflict('link_used', linkProblems.used)
  return link
}
