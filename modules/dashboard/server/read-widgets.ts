import { can } from '#platform/access/policy.ts'
import { type Viewer, viewerOf } from '#platform/access/viewer.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import { stage, type Stage } from '#modules/applications/contract.ts'
import { type FigureRow, figuresFor, medianHours } from '#modules/applications/public.ts'
import { usageMonth } from '#modules/billing/policy.ts'
import { readPlanState } from '#modules/billing/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { dashboardContract, StageTargets } from '../contract.ts'
import { DEFAULT_TARGETS, SILENT_DAYS } from '../policy.ts'
import { periodsAt } from './periods.ts'
import { presentPerson } from './present.ts'
import { targetsOf } from './queries.ts'
import { activeByStage, longestInReview, openJobs, openScreenings, silentSince } from './widgets.read-model.ts'

type Reply = ReplyGiven<(typeof dashboardContract)['dashboard.widgets']>

const SHOWN_SILENT = 5
const SHOWN_IN_PROGRESS = 3

const left = (one: Stage) => `left_${one}` as const
const counted = (rows: readonly FigureRow[]) => rows.reduce((sum, { count }) => sum + count, 0)
const medianOf = (rows: readonly FigureRow[], figure: FigureRow['figure']) =>
  medianHours(rows.filter(row => row.figure === figure))

/** In the order of the card. */
const PLAN_KINDS = ['job', 'interview', 'interview_flow', 'admin'] as const

/** What is used of the plan; null for those who cannot change it, and without limits. */
async function readPlan(org: OrganizationDb, actor: Actor, now: Date): Promise<Reply['plan']> {
  if (!can(actor.role, 'organization.settings')) return null
  const { planName, limits, used } = await readPlanState(org, now)
  const limited = PLAN_KINDS.flatMap(kind => {
    const limit = limits[kind]
    return limit === null ? [] : [{ kind, used: Number(used[kind]), limit }]
  })
  return limited.length === 0
    ? null
    : { name: planName, period_end: usageMonth(now).end.toISOString(), limits: limited }
}

/** The figures of the dashboard for the jobs that a person sees: two round trips, whatever the number of applications. */
export async function readWidgets(org: OrganizationDb, actor: Actor, now: Date): Promise<Reply> {
  const [{ organization }, plan] = await Promise.all([readOrganization(org), readPlan(org, actor, now)])
  const viewer = viewerOf(actor)
  const { thisWeek, lastWeek, medians, thisYear } = periodsAt(now, organization.time_zone)
  const [active, open, [longest], targets, recent, durations, hired, silent, screenings] = await org.read(q => [
    activeByStage(q, viewer),
    openJobs(q, viewer),
    longestInReview(q, viewer),
    targetsOf(q, org.organizationId),
    figuresFor(q, viewer, { figures: ['applied'], period: 'day', from: lastWeek }),
    figuresFor(q, viewer, { figures: ['responded', ...stage.options.map(left)], period: 'week', from: medians }),
    figuresFor(q, viewer, { figures: ['hired'], period: 'month', from: thisYear }),
    silentSince(q, viewer, later(now, -SILENT_DAYS * DAY)),
    openScreenings(q, viewer, now),
  ])
  const activeIn = (one: Stage) => active.find(row => row.stage === one)?.count ?? 0
  const target: StageTargets = { ...DEFAULT_TARGETS, ...Object.fromEntries(targets.map(row => [row.stage, row.days])) }
  return {
    active: { count: active.reduce((sum, { count }) => sum + count, 0), open_jobs: Number(open[0]?.count ?? 0) },
    new_this_week: {
      count: counted(recent.filter(row => row.starts_on >= thisWeek)),
      last_week: counted(recent.filter(row => row.starts_on < thisWeek)),
    },
    awaiting_review: { count: activeIn('review'), longest_since: longest?.stage_since.toISOString() ?? null },
    first_response: { median_hours: medianOf(durations, 'responded'), target_days: target.applied },
    hired_this_year: { count: counted(hired), median_hours: medianHours(hired) },
    pipeline: stage.options.map(one => ({
      stage: one,
      active: activeIn(one),
      median_hours: medianOf(durations, left(one)),
      target_days: target[one],
    })),
    silent: {
      count: silent.length,
      items: silent.slice(0, SHOWN_SILENT).map(row => ({
        ...presentPerson(row),
        stage: row.stage,
        since: row.since.toISOString(),
      })),
      application_ids: silent.map(row => row.id),
    },
    screenings: {
      count: screenings.length,
      in_progress: screenings
        .filter(row => row.screening_state === 'in_progress')
        .slice(0, SHOWN_IN_PROGRESS)
        .map(presentPerson),
    },
    plan,
  }
}

type Months = ReplyGiven<(typeof dashboardContract)['dashboard.monthlyApplications']>

/** Applications of the last 12 months by month and source. */
export async function readMonths(
  org: OrganizationDb,
  viewer: Viewer,
  jobId: string | undefined,
  now: Date,
): Promise<Months> {
  const { organization } = await readOrganization(org)
  const { months } = periodsAt(now, organization.time_zone)
  const [rows] = await org.read(q => [
    figuresFor(q, viewer, { figures: ['applied', 'screened'], period: 'month', from: months[0]!, jobId }),
  ])
  const byMonth = new Map(months.map(month => [month, new Map<string, Source>()]))
  for (const { starts_on, source, figure, count } of rows) {
    const sources = byMonth.get(starts_on)
    const one = sources?.get(source) ?? { source, applied: 0, screened: 0 }
    if (figure === 'applied' || figure === 'screened') sources?.set(source, { ...one, [figure]: one[figure] + count })
  }
  return {
    months: months.map(month => {
      const sources = [...byMonth.get(month)!.values()]
      return {
        month,
        applied: sum(sources, 'applied'),
        screened: sum(sources, 'screened'),
        sources: withOthers(sources.toSorted((a, b) => b.applied - a.applied || (a.source < b.source ? -1 : 1))),
      }
    }),
  }
}

const MOST_SOURCES = 8
type Source = Months['months'][number]['sources'][number]

const sum = (sources: readonly Source[], of: 'applied' | 'screened') =>
  sources.reduce((total, one) => total + one[of], 0)

/** Anybody can invent sources in a link: the smallest are one. */
function withOthers(sources: readonly Source[]): Source[] {
  const others = sources.slice(MOST_SOURCES)
  if (others.length === 0) return [...sources]
  return [
    ...sources.slice(0, MOST_SOURCES),
    { source: '', applied: sum(others, 'applied'), screened: sum(others, 'screened') },
  ]
}
