import { once } from '#platform/db/idempotency.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { jobsContract as calls } from '../contract.ts'
import { createJob } from './create-job.ts'
import { archiveJob, editJob, recoverJob } from './edit-job.ts'
import { presentJob, presentPublicJob } from './present.ts'
import { jobById, type JobFilter, jobPage, jobsMatching, openJobs, type JobRow } from './queries.ts'
import { todayIn } from './today.ts'

export function jobsRoutes({ serve, services }: Api) {
  const { clock, settings } = services
  const present = (row: JobRow) => presentJob(row, settings.PUBLIC_URL)
  const done = { ok: true as const }

  async function list(org: OrganizationDb, filter: JobFilter, page: { limit: number; cursor?: string }) {
    const [rows, counted] = await org.read(q => [
      jobPage(q, org.organizationId, filter, page),
      cappedCount(q, jobsMatching(q, org.organizationId, filter)),
    ])
    return {
      ...cutPage(rows, page.limit, present, row => [row.created_at.toISOString(), row.id]),
      ...presentTotal(counted[0]?.count ?? 0),
    }
  }

  serve(calls['jobs.create'], ({ org, actor, body, idempotencyKey }) =>
    org.write(async tx => {
      const now = clock.now()
      const { reply } = await once(tx, { call: 'jobs.create', key: idempotencyKey, request: body, now }, async () =>
        present(await createJob(tx, body, actor.adminId, now)),
      )
      return reply
    }),
  )
  serve(calls['jobs.list'], ({ org, query: { limit, cursor, status, search } }) =>
    list(org, { archived: false, status, search }, { limit, cursor }),
  )
  serve(calls['jobs.listDeleted'], ({ org, query }) => list(org, { archived: true }, query))
  serve(calls['jobs.read'], async ({ org, params }) => {
    const [[row]] = await org.read(q => [jobById(q, org.organizationId, params.jobId)])
    if (!row) throw notFound()
    return present(row)
  })
  serve(calls['jobs.edit'], async ({ org, actor, params, body }) =>
    present(await org.write(tx => editJob(tx, params.jobId, body, actor.adminId, clock.now()))),
  )
  serve(calls['jobs.archive'], async ({ org, actor, params }) => {
    await org.write(tx => archiveJob(tx, params.jobId, actor.adminId, clock.now()))
    return done
  })
  serve(calls['jobs.recover'], async ({ org, actor, params }) =>
    present(await org.write(tx => recoverJob(tx, params.jobId, actor.adminId, clock.now()))),
  )
  serve(calls['jobs.listPublic'], async ({ params }) => {
    const org = services.db.forOrganization(params.id)
    const { organization } = await readOrganization(org)
    const [rows] = await org.read(q => [openJobs(q, org.organizationId, todayIn(organization.time_zone, clock.now()))])
    return { items: rows.map(presentPublicJob) }
  })
}
