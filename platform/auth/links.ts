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
  /** The application of the link that was shown instead of e-mailed, if this is that link or was obtained through it. */
  readonly unverifiedFor: string | null
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
 * @param unverifiedFor the application, if the link is shown to somebody who only typed an e-mail address, or obtained through such a link
 */
export async function addLink(
  tx: OrganizationTransaction,
  purpose: LinkPurpose,
  subjectId: string,
  expiresAt: Date,
  unverifiedFor: string | null = null,
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
      unverified_for: unverifiedFor,
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
  await voiding(tx, now).where('purpose', '=', purpose).where('subject_id', '=', subjectId).execute()
}

/** Voids the links to an application that were not sent to its candidate's address, and all that were obtained through them. */
export async function voidUnverifiedLinks(
  tx: OrganizationTransaction,
  applicationId: string,
  now: Date,
): Promise<void> {
  await voiding(tx, now).where('unverified_for', '=', applicationId).execute()
}

const voiding = (tx: OrganizationTransaction, now: Date) =>
  tx.q
    .updateTable('links')
    .set({ voided_at: now })
    .where('organization_id', '=', tx.organizationId)
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
  unverified_for: string | null
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
    unverifiedFor: found.unverified_for,
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
