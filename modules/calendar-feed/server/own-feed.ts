import { issueLink, voidLinks } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Subscription } from '#platform/events/events.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { deleteFeed, type FeedRow, updateFeed, writeFeed } from './queries.ts'

/** A calendar program keeps an address for as long as its owner does. */
const VALID_DAYS = 36_500

export const presentFeed = ({ names, created_at, opened_at }: FeedRow) => ({
  names,
  created_at: created_at.toISOString(),
  opened_at: opened_at?.toISOString() ?? null,
})

/** Makes a new address, with which earlier ones stop working. */
export async function createFeed(
  tx: OrganizationTransaction,
  publicUrl: string,
  adminId: string,
  names: FeedRow['names'],
  now: Date,
) {
  const token = await issueLink(tx, 'calendar_feed', adminId, later(now, VALID_DAYS * DAY), now)
  const feed = await writeFeed(tx, adminId, names, now)
  return { feed: presentFeed(feed), url: `${publicUrl}/api/public/calendar-feeds/${token}/interviews.ics` }
}

/** @throws 404 if there is no feed */
export async function changeFeed(tx: OrganizationTransaction, adminId: string, names: FeedRow['names']) {
  const feed = await updateFeed(tx, adminId, { names })
  if (!feed) throw notFound()
  return { feed: presentFeed(feed) }
}

/** Whoever had a session can have made an address, and the other sessions end with a new password. */
export const endWithPassword: Subscription = {
  by: 'calendar-feed.end',
  event: 'admin.password_changed',
  react: ({ db, clock }, event) =>
    db.forOrganization(event.organization_id).write(tx => endFeed(tx, event.subject_id!, clock.now())),
}

export async function endFeed(tx: OrganizationTransaction, adminId: string, now: Date): Promise<void> {
  await voidLinks(tx, 'calendar_feed', adminId, now)
  await deleteFeed(tx, adminId)
}
