import { deciderOf, type Viewer, viewerOf } from '#platform/access/viewer.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import { civilDate } from '#platform/locale/dates.ts'
import { adminById } from '#modules/accounts/public.ts'
import { isTakingPart } from '#modules/organizations/policy.ts'
import { organizationById, readOrganization } from '#modules/organizations/public.ts'
import { jobsContract as calls } from '../contract.ts'
import { draftingContract as drafting } from '../contract/drafting.ts'
import { jobEditingContract as editing } from '../contract/editing.ts'
import { createJob } from './create-job.ts'
import { draftText } from './draft-text.ts'
import { presentTemplate, saveTemplate, startFromTemplate } from './templates.ts'
import { duplicateJob } from './duplicate-job.ts'
import { archiveJob, editJob, type JobCandidates, recoverJob } from './edit-job.ts'
import { discardDraft, publishDraft, saveDraft } from './job-draft.ts'
import { presentEditableJob, presentJob, presentPublicJob } from './present.ts'
import {
  countsByStatus,
  deleteTemplate,
  jobById,
  type JobFilter,
  jobPage,
  type JobRow,
  jobsMatching,
  jobVisibleTo,
  openJobs,
  ownJobIds,
  templates,
} from './queries.ts'

const NO_JOBS = { draft: 0, open: 0, paused: 0, closed: 0, archived: 0 }

export const jobsRoutes =
  (candidates: JobCandidates) =>
  ({ serve, subject, services }: Api) => {
    const { settings } = services
    const present = (row: JobRow) => presentJob(row, settings.PUBLIC_URL)
    const done = { ok: true as const }

    async function list(
      org: OrganizationDb,
      viewer: Viewer,
      filter: JobFilter,
      page: { limit: number; cursor?: string },
      now: Date,
    ) {
      const [rows, counted, [organization]] = await org.read(q => [
        jobPage(q, viewer, filter, page),
        cappedCount(q, jobsMatching(q, viewer, filter)),
        organizationById(q, org.organizationId),
      ])
      return {
        ...cutPage(rows, page.limit, present, row => [row.created_at.toISOString(), row.id]),
        ...presentTotal(counted[0]?.count ?? 0),
        today: civilDate(now, organization!.time_zone),
      }
    }

    subject('job', jobVisibleTo)

    serve(calls['jobs.create'], async ({ tx, actor, body, now }) =>
      present(await createJob(tx, body, actor.adminId, now)),
    )
    serve(calls['jobs.list'], ({ org, actor, query: { limit, cursor, status, search }, now }) =>
      list(org, viewerOf(actor), { archived: false, status, search }, { limit, cursor }, now),
    )
    serve(calls['jobs.listDeleted'], ({ org, actor, query: { search, ...page }, now }) =>
      list(org, viewerOf(actor), { archived: true, search }, page, now),
    )
    serve(calls['jobs.counts'], async ({ org, actor, query }) => {
      const [rows] = await org.read(q => [countsByStatus(q, viewerOf(actor), query.search)])
      return { ...NO_JOBS, ...Object.fromEntries(rows.map(({ view, count }) => [view, count])) }
    })
    serve(calls['jobs.decided'], async ({ org, actor }) => {
      const viewer = deciderOf(actor)
      if (viewer.sees === 'all') return { job_ids: null }
      const [rows] = await org.read(q => [ownJobIds(q, viewer)])
      return { job_ids: rows.map(({ id }) => id) }
    })
    serve(calls['jobs.read'], async ({ org, params }) => {
      const [[row]] = await org.read(q => [jobById(q, org.organizationId, params.jobId)])
      if (!row) throw notFound()
      return present(row)
    })
    serve(calls['jobs.edit'], async ({ tx, actor, params, body, now }) =>
      present(await editJob({ candidates, publicUrl: settings.PUBLIC_URL }, tx, params.jobId, body, actor, now)),
    )
    serve(calls['jobs.archive'], async ({ tx, actor, params, query, now }) => {
      const withoutInforming = query.without_informing === 'true'
      await archiveJob(candidates, tx, params.jobId, { adminId: actor.adminId, withoutInforming }, now)
      return done
    })
    serve(calls['jobs.recover'], async ({ tx, actor, params, now }) =>
      present(await recoverJob(tx, params.jobId, actor.adminId, now)),
    )
    serve(editing['jobs.readDraft'], async ({ org, params }) => {
      const [[row]] = await org.read(q => [jobById(q, org.organizationId, params.jobId)])
      if (!row) throw notFound()
      const [[editor]] = await org.read(q => [adminById(q, org.organizationId, row.edited_by ?? row.id)])
      return presentEditableJob(row, settings.PUBLIC_URL, editor)
    })
    serve(editing['jobs.saveDraft'], ({ tx, actor, params, body, now }) =>
      saveDraft(tx, params.jobId, body, { actor, publicUrl: settings.PUBLIC_URL, now }),
    )
    serve(editing['jobs.publishDraft'], ({ tx, actor, params, body, now }) =>
      publishDraft(tx, params.jobId, body.version, { actor, publicUrl: settings.PUBLIC_URL, now }),
    )
    serve(editing['jobs.discardDraft'], ({ tx, params, now }) =>
      discardDraft(tx, params.jobId, { publicUrl: settings.PUBLIC_URL, now }),
    )
    serve(drafting['jobTemplates.list'], async ({ org }) => {
      const [rows] = await org.read(q => [templates(q, org.organizationId)])
      return { items: rows.map(presentTemplate) }
    })
    serve(drafting['jobTemplates.save'], ({ tx, body, now }) => saveTemplate(tx, body, now))
    serve(drafting['jobTemplates.remove'], async ({ tx, params }) => {
      if (!(await deleteTemplate(tx, params.id))) throw notFound()
      return done
    })
    serve(drafting['jobTemplates.start'], async ({ tx, actor, params, now }) => ({
      job_id: await startFromTemplate(tx, params.id, actor.adminId, now),
    }))
    serve(drafting['jobs.draftText'], ({ org, body }) => draftText(services, org, body))
    serve(calls['jobs.duplicate'], async ({ tx, actor, params, now }) =>
      present(await duplicateJob(tx, params.jobId, actor.adminId, now)),
    )
    serve(calls['jobs.listPublic'], async ({ params, now }) => {
      const org = services.db.forOrganization(params.id)
      const { organization } = await readOrganization(org)
      if (!isTakingPart(organization)) return { items: [] }
      const [rows] = await org.read(q => [openJobs(q, org.organizationId, civilDate(now, organization.time_zone))])
      return { items: rows.map(presentPublicJob) }
    })
  }
