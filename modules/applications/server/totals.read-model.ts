import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { ownJobIds } from '#modules/jobs/public.ts'

/** How many applications the jobs of a viewer have, by stage and outcome, from counters that are updated with every change. */
function ofJobs(q: Kysely<Tables>, viewer: Viewer) {
  const query = q
    .selectFrom('application_totals as n')
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'n.organization_id').onRef('j.id', '=', 'n.job_id'),
    )
    .select(['n.job_id', 'j.title', 'n.stage', 'n.outcome', 'n.count'])
    .where('n.organization_id', '=', viewer.organizationId)
    .where('j.archived_at', 'is', null)
  return viewer.sees === 'all' ? query : query.where('n.job_id', 'in', ownJobIds(q, viewer))
}

/** The few applications to other jobs that are assigned to a viewer are counted one by one. */
const assignedElsewhere = (q: Kysely<Tables>, viewer: Viewer) =>
  q
    .selectFrom('application_assignees as s')
    .innerJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 's.organization_id').onRef('a.id', '=', 's.application_id'),
    )
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.job_id', 'j.title', 'a.stage', 'a.outcome', sql<number>`count(*)::int`.as('count')])
    .where('s.organization_id', '=', viewer.organizationId)
    .where('s.admin_id', '=', viewer.adminId)
    .where(sql<boolean>`not a.practice`)
    .where('j.archived_at', 'is', null)
    .where('a.job_id', 'not in', ownJobIds(q, viewer))
    .groupBy(['a.job_id', 'j.title', 'a.stage', 'a.outcome'])

/** How many applications a viewer sees, by job, stage and outcome. Those of archived jobs are in no list, so they are not counted. */
export function totalsFor(q: Kysely<Tables>, viewer: Viewer) {
  const isAssignedMore = viewer.sees === 'own_jobs' && !viewer.deciding
  const totals = isAssignedMore ? ofJobs(q, viewer).unionAll(assignedElsewhere(q, viewer)) : ofJobs(q, viewer)
  return q.selectFrom(totals.as('n')).where('n.count', '>', 0)
}
