import { DAY, later } from '#platform/clock/clock.ts'
import { type Viewer, viewerOf } from '#platform/access/viewer.ts'
import type { QueryOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { cutPage, presentTotal } from '#platform/db/pages.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Actor } from '#platform/http/api.ts'
import type { applicationsContract, CustomAnswer, Stage } from '../contract.ts'
import { STAGES } from '../policy.ts'
import { medianHours } from './median-hours.ts'
import { figuresFor } from './queries/figures.ts'
import { totalsFor } from './totals.read-model.ts'
import { presentListItem } from './present.ts'
import type { ListReader } from './application-filter.read-model.ts'
import {
  applicationPage,
  exactTotal,
  type ListRow,
  orderFor,
  placeIn,
  totalMatching,
} from './application-list.read-model.ts'
import { customAnswers, customFields } from './custom-answers.read-model.ts'
import { sourcesFor, tagsFor } from './queries/search.ts'

type List = (typeof applicationsContract)['applications.list']
type Filters = (typeof applicationsContract)['applications.filters']
type Dashboard = (typeof applicationsContract)['applications.dashboard']

const DISTINCT_VALUES = 50

/** Who reads the list, with what decides how much of it they see. */
export const listReaderOf = (actor: Actor): ListReader => ({ ...viewerOf(actor), blindReview: actor.blindReview })

/** Pages after the first, and searches, are rarely asked for twice. */
const isCommon = ({ cursor, search }: { cursor?: string; search?: string }) => !cursor && !search
const commonPage = prepared(applicationPage, isCommon)
const commonTotal = prepared(totalMatching, isCommon)

/** A page of applications; page and total in one round trip. */
export async function listApplications(
  org: OrganizationDb,
  actor: Actor,
  query: QueryOf<List>,
): Promise<ReplyGiven<List>> {
  const reader = listReaderOf(actor)
  const { limit: _limit, cursor: _cursor, sort: asked, custom_columns: columns, ...filter } = query
  const sort = orderFor(reader, asked)
  const { custom_columns: _columns, ...page } = query
  const [rows, counted] = await org.read(q => [commonPage(q, reader, page), commonTotal(q, reader, filter)])
  const answers = columns ? await answersFor(org, rows.slice(0, query.limit), columns) : null
  const present = (row: ListRow) => ({ ...presentListItem(row), ...(answers && { custom: answers.get(row.id) ?? [] }) })
  return {
    ...cutPage(rows, query.limit, present, placeIn(sort)),
    ...presentTotal(counted[0]?.count ?? 0, exactTotal(reader, filter)),
    sort,
  }
}

/** The answers to custom AI fields by application. Blind review hides them like other AI results. */
export async function answersFor(
  org: OrganizationDb,
  rows: readonly ListRow[],
  fieldIds: readonly string[],
): Promise<Map<string, CustomAnswer[]>> {
  const ids = rows.filter(({ blind }) => !blind).map(({ id }) => id)
  const found = new Map<string, CustomAnswer[]>()
  if (ids.length === 0 || fieldIds.length === 0) return found
  const [answers] = await org.read(q => [customAnswers(q, org.organizationId, ids, fieldIds)])
  for (const { application_id, ...answer } of answers)
    found.set(application_id, [...(found.get(application_id) ?? []), answer])
  return found
}

/** What the menus of the filters offer. */
export async function listFilterValues(org: OrganizationDb, actor: Actor): Promise<ReplyGiven<Filters>> {
  const viewer = viewerOf(actor)
  const [sources, tags, custom_fields] = await org.read(q => [
    sourcesFor(q, viewer, DISTINCT_VALUES),
    tagsFor(q, viewer, DISTINCT_VALUES),
    customFields(q, org.organizationId),
  ])
  return {
    sources: sources.map(({ source }) => source),
    // A tag can contain a name.
    tags: actor.blindReview ? [] : tags.map(({ tag }) => tag),
    custom_fields,
  }
}

/** Medians are of the stays that ended in so many days. */
const MEDIANS_DAYS = 91
const left = (stage: Stage) => `left_${stage}` as const

/** The number of applications per stage, from counters that are updated with every change. */
export async function countApplications(
  org: OrganizationDb,
  viewer: Viewer,
  jobId: string | undefined,
  now: Date,
): Promise<ReplyGiven<Dashboard>> {
  const from = later(now, -MEDIANS_DAYS * DAY)
    .toISOString()
    .slice(0, 10)
  const [counts, stays] = await org.read(q => [
    totalsFor(q, viewer)
      .selectAll()
      .$if(jobId !== undefined, query => query.where('n.job_id', '=', jobId!)),
    figuresFor(q, viewer, { figures: STAGES.map(left), period: 'week', from, jobId }),
  ])
  const by_stage: Record<string, number> = {}
  const jobs = new Map<string, { job_id: string; title: string; active: number; total: number }>()
  let total = 0
  let active = 0
  for (const { job_id, title, stage, outcome, count } of counts) {
    const job = jobs.get(job_id) ?? { job_id, title, active: 0, total: 0 }
    jobs.set(job_id, job)
    total += count
    job.total += count
    if (outcome !== 'active') continue
    active += count
    job.active += count
    by_stage[stage] = (by_stage[stage] ?? 0) + count
  }
  const median_days_in_stage = Object.fromEntries(
    STAGES.flatMap(stage => {
      const hours = medianHours(stays.filter(({ figure }) => figure === left(stage)))
      return hours === null ? [] : [[stage, Math.round((hours / 24) * 10) / 10]]
    }),
  )
  return {
    total,
    active,
    by_stage,
    by_job: [...jobs.values()].toSorted((a, b) => b.active - a.active),
    median_days_in_stage,
  }
}
