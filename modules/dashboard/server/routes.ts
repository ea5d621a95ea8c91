import { viewerOf } from '#platform/access/viewer.ts'
import type { Api } from '#platform/http/api.ts'
import { dashboardContract as calls } from '../contract.ts'
import { readMonths, readWidgets } from './read-widgets.ts'
import { recommendActions, recommendCandidates } from './recommend.ts'
import { setTargets } from './set-targets.ts'

export function dashboardRoutes({ serve }: Api) {
  serve(calls['dashboard.widgets'], ({ org, actor, now }) => readWidgets(org, actor, now))
  serve(calls['dashboard.monthlyApplications'], ({ org, actor, query, now }) =>
    readMonths(org, viewerOf(actor), query.job_id, now),
  )
  serve(calls['dashboard.recommendations'], ({ org, actor, query, now }) =>
    query.job_id ? recommendCandidates(org, actor, query.job_id) : recommendActions(org, actor, now),
  )
  serve(calls['dashboard.setTargets'], ({ tx, actor, body }) => setTargets(tx, actor, body))
}
