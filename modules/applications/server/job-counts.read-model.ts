import './tables.ts'
import { type Kysely, sql } from 'kysely'
import { DAY } from '#platform/clock/clock.ts'
import type { Viewer } from '#platform/access/viewer.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { Tables } from '#platform/db/tables.ts'
import { ownJobIds } from '#modules/jobs/public.ts'
import type { applicationsContract } from '../contract.ts'
import { MOST_NEW } from '../policy.ts'

// Reads across modules: the jobs of a list with the number of their applications.

const NEW_DAYS = 7

/** The given jobs, as far as the viewer can see them. */
function jobsSeen(q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) {
  const query = q
    .selectFrom('job_openings as j')
    .where('j.organization_id', '=', viewer.organizationId)
    .where('j.id', '=', sql<string>`any(${ids})`)
  return viewer.sees === 'all' ? query : query.where('j.id', 'in', ownJobIds(q, viewer))
}

const totals = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) =>
  q
    .selectFrom('application_totals as n')
    .select(['n.job_id', 'n.stage', 'n.outcome', 'n.count'])
    .where('n.organization_id', '=', viewer.organizationId)
    .where('n.job_id', 'in', jobsSeen(q, viewer, ids).select('j.id'))
    .where('n.count', '>', 0)

/** Counted on the index of each job, and no further than is shown. */
const newest = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[], since: Date) =>
  jobsSeen(q, viewer, ids).select(eb => [
    'j.id as job_id',
    eb
      .selectFrom(
        eb
          .selectFrom('applications as a')
          .select(sql.lit(1).as('one'))
          .whereRef('a.organization_id', '=', 'j.organization_id')
          .whereRef('a.job_id', '=', 'j.id')
          .where('a.applied_at', '>=', since)
          .where(sql<boolean>`not a.practice`)
          .limit(MOST_NEW)
          .as('found'),
      )
      .select(counted => counted.fn.countAll<number>().as('count'))
      .as('new'),
  ])

/** How many applications the given jobs have, from counters that are updated with every change. */
export async function countsOfJobs(
  org: OrganizationDb,
  viewer: Viewer,
  ids: readonly string[],
  now: Date,
): Promise<ReplyGiven<(typeof applicationsContract)['applications.countsOfJobs']>> {
  if (ids.length === 0) return { items: [] }
  const since = new Date(now.getTime() - NEW_DAYS * DAY)
  const [counts, arrived] = await org.read(q => [totals(q, viewer, ids), newest(q, viewer, ids, since)])
  return {
    items: arrived.map(job => {
      const own = counts.filter(({ job_id }) => job_id === job.job_id)
      const active = own.filter(({ outcome }) => outcome === 'active')
      const sum = (rows: typeof own) => rows.reduce((all, { count }) => all + count, 0)
      return {
        job_id: job.job_id,
        active: sum(active),
        total: sum(own),
        by_stage: Object.fromEntries(active.map(({ stage, count }) => [stage, count])),
        new: job.new ?? 0,
      }
    }),
  }
}
