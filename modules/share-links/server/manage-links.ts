import { issueLink, voidLinks } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { lockApplication, nameFor } from '#modules/applications/public.ts'
import type { ShareLink, shareLinksContract } from '../contract.ts'
import { MOST_LINKS } from '../policy.ts'
import { shareProblems as problems } from '../words/problems.ts'
import { activeLinks, insertShareLink, revokeShareLink, type ShareLinkRow, shareLinkById } from './queries.ts'

type Input = BodyOf<(typeof shareLinksContract)['shareLinks.create']>

export const presentLink = (row: ShareLinkRow, authorName: string): ShareLink => ({
  id: row.id,
  includes: row.includes,
  name_hidden: row.name_hidden,
  expires_at: row.expires_at.toISOString(),
  created_by: { id: row.created_by, name: authorName },
  created_at: row.created_at.toISOString(),
  opened_count: row.opened_count,
  last_opened_at: row.last_opened_at?.toISOString() ?? null,
})

/** Creates a link. Its token is only in the reply. @throws 404, 409 `too_many_links` */
export async function createLink(
  tx: OrganizationTransaction,
  actor: Actor,
  applicationId: string,
  { includes, name_hidden, days }: Input,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<{ link: ShareLink; url: string }> {
  if (!(await lockApplication(tx, applicationId))) throw notFound()
  const active = await activeLinks(tx.q, tx.organizationId, applicationId, now).execute()
  if (active.length >= MOST_LINKS) throw conflict('too_many_links', problems.tooMany(MOST_LINKS))
  const id = newId()
  const expires_at = later(now, days * DAY)
  // Who may not know the name cannot show it to others.
  const hidden = name_hidden || (await nameFor(tx, actor.adminId, applicationId)) !== null
  await insertShareLink(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: applicationId,
    includes: [...new Set(includes)],
    name_hidden: hidden,
    expires_at,
    created_by: actor.adminId,
    created_at: now,
  })
  const token = await issueLink(tx, 'shared_details', id, expires_at, now)
  await tx.emit(
    'share.created',
    applicationId,
    { link_id: id, includes: [...new Set(includes)], name_hidden: hidden, days },
    { kind: 'admin', id: actor.adminId },
  )
  const row = await shareLinkById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
  return { link: presentLink(row, actor.name), url: `${publicUrl}/shared/${token}` }
}

/** Ends a link. @throws 404 */
export async function revokeLink(
  tx: OrganizationTransaction,
  actor: Actor,
  { id, linkId }: { id: string; linkId: string },
  now: Date,
): Promise<void> {
  const row = await shareLinkById(tx.q, tx.organizationId, linkId).executeTakeFirst()
  if (!row || row.application_id !== id) throw notFound()
  if (!(await revokeShareLink(tx, id, linkId, now))) return
  await voidLinks(tx, 'shared_details', linkId, now)
  await tx.emit('share.revoked', id, { link_id: linkId }, { kind: 'admin', id: actor.adminId })
}
