import { type Viewer, viewerOf } from '#platform/access/viewer.ts'
import type { QueryOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { fold } from '#platform/ai/text/tokens.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { readPlanState } from '#modules/billing/public.ts'
import { jobTitlesVisibleTo } from '#modules/jobs/public.ts'
import type { customAiContract } from '../contract.ts'
import { coverageOf } from './coverage.read-model.ts'
import { presentField } from './present.ts'
import { fieldById, fieldList, type FieldRow, jobsOfFields } from './queries/fields.ts'

type Calls = typeof customAiContract
type Query = QueryOf<Calls['customAi.list']>

/** The fields that a query selects, by name. */
export async function listFields(
  { models }: Pick<Services, 'models'>,
  org: OrganizationDb,
  actor: Actor,
  query: Query,
  now: Date,
): Promise<ReplyGiven<Calls['customAi.list']>> {
  const [[all, limited], plan] = await Promise.all([
    org.read(q => [fieldList(q, org.organizationId), jobsOfFields(q, org.organizationId)]),
    readPlanState(org, now),
  ])
  const words = fold(query.search ?? '')
  const asksAbout = (row: FieldRow, jobId: string) =>
    row.all_jobs || limited.some(({ field_id, job_id }) => field_id === row.id && job_id === jobId)
  const rows = all.filter(
    row =>
      (words === '' || fold(`${row.name}\n${row.question}`).includes(words)) &&
      (!query.answer_type || row.answer_type === query.answer_type) &&
      (!query.source || row.source === query.source || (query.source !== 'both' && row.source === 'both')) &&
      (!query.job_id || asksAbout(row, query.job_id)) &&
      (!query.enabled || row.enabled === (query.enabled === 'true')),
  )
  const model = models.evaluating
  return {
    items: await presentFields(org, viewerOf(actor), rows),
    used: all.length,
    limit: plan.limits.custom_ai,
    engine: model && `${model.engine}/${model.model}`,
  }
}

/** Fields with those of their jobs that the viewer sees, and how much of them is answered. */
export async function presentFields(org: OrganizationDb, viewer: Viewer, rows: readonly FieldRow[]) {
  if (rows.length === 0) return []
  const [limited] = await org.read(q => [jobsOfFields(q, org.organizationId)])
  const jobIds = [...new Set(limited.map(({ job_id }) => job_id))]
  const [titles, ...coverages] = await org.read(q => [
    jobTitlesVisibleTo(q, viewer, jobIds),
    ...rows.map(row => coverageOf(q, viewer, row)),
  ])
  return rows.map((row, i) => {
    const own = new Set(limited.filter(({ field_id }) => field_id === row.id).map(({ job_id }) => job_id))
    const [coverage] = coverages[i]!
    return presentField(
      row,
      titles.filter(({ id }) => own.has(id)),
      coverage!,
    )
  })
}

/** @throws 404 */
export async function readField(org: OrganizationDb, actor: Actor, id: string) {
  const [[row]] = await org.read(q => [fieldById(q, org.organizationId, id)])
  if (!row) throw notFound()
  const [presented] = await presentFields(org, viewerOf(actor), [row])
  return presented!
}
