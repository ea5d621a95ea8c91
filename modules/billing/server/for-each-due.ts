import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { dueSubscriptions } from './due-subscriptions.read-model.ts'

const BATCH = 200

/**
 * Does `work` for all organizations with something due. A failure in one is logged and does not affect the others: the next run tries it
 * again.
 */
export async function forEachDue(
  { db, clock, log }: Services,
  work: (org: OrganizationDb, now: Date) => Promise<unknown>,
): Promise<void> {
  const now = clock.now()
  for (let last: string | null = null; ;) {
    const page: { organization_id: string }[] = await db.unsafeAcrossOrganizations(q =>
      dueSubscriptions(q, now, last, BATCH).execute(),
    )
    for (const { organization_id } of page)
      await work(db.forOrganization(organization_id), now).catch((error: unknown) =>
        log.error({ err: error, organization_id }, 'a subscription was not renewed'),
      )
    if (page.length < BATCH) return
    last = page.at(-1)!.organization_id
  }
}
