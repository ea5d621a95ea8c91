import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import type { Api } from '#platform/http/api.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { auditContract as calls } from '../contract.ts'
import { auditedEvents, auditPage } from './audit-log.read-model.ts'
import { exportLog } from './export-log.ts'
import { presentEntry } from './present.ts'

export function auditRoutes({ serve }: Api) {
  serve(calls['audit.list'], async ({ org, query: { limit, cursor, ...filter } }) => {
    const { organization } = await readOrganization(org)
    const all = { ...filter, zone: organization.time_zone }
    const [rows, counted] = await org.read(q => [
      auditPage(q, org.organizationId, { ...all, limit, cursor }),
      cappedCount(q, auditedEvents(q, org.organizationId, all)),
    ])
    return {
      ...cutPage(rows, limit, presentEntry, row => [row.at.toISOString(), row.id]),
      ...presentTotal(counted[0]?.count ?? 0),
    }
  })
  serve(calls['audit.export'], async ({ org, query }) => {
    const { organization } = await readOrganization(org)
    return exportLog(org, query, organization.time_zone)
  })
}
