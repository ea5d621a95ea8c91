import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant } from '#platform/contract/shapes.ts'
import { stage } from '#modules/applications/contract.ts'
import { dashboardInputProblems as problems } from './words/input-problems.ts'

/** A candidate, as lists of the dashboard name them. */
const person = z.object({
  application_id: id,
  candidate_uuid: id,
  name: z.string(),
  job: z.object({ id, title: z.string() }),
})

const target = z.int(problems.wholeDays).min(1, problems.leastDays).max(90, problems.mostDays)
/** How many days candidates should stay in each stage at most. */
export const stageTargets = z.strictObject({
  applied: target,
  screening: target,
  review: target,
  interview: target,
  offer: target,
})
export type StageTargets = z.output<typeof stageTargets>

const widgets = z.object({
  active: z.object({ count: z.int(), open_jobs: z.int() }),
  /** Weeks start on Monday, in the time zone of the organization. */
  new_this_week: z.object({ count: z.int(), last_week: z.int() }),
  awaiting_review: z.object({ count: z.int(), longest_since: instant.nullable() }),
  /** From the application to the first message that a person caused; over the last 13 weeks. */
  first_response: z.object({ median_hours: z.number().nullable(), target_days: z.int() }),
  hired_this_year: z.object({ count: z.int(), median_hours: z.number().nullable() }),
  /** `median_hours`: how long candidates stayed who left the stage in the last 13 weeks. */
  pipeline: z.array(z.object({ stage, active: z.int(), median_hours: z.number().nullable(), target_days: z.int() })),
  /**
   * Active candidates without a message for 7 days and more, longest first. `count` is at most 100, and `application_ids` are theirs.
   * A message that was written and waits to be sent counts.
   */
  silent: z.object({
    count: z.int(),
    items: z.array(person.extend({ stage, since: instant })),
    application_ids: z.array(id),
  }),
  /** Candidates who can take their AI interview. `count` is at most 100. */
  screenings: z.object({ count: z.int(), in_progress: z.array(person) }),
  /** The limits of the plan and what is used of them, for those who can change it. Null for others, and for a plan without limits. */
  plan: z
    .object({
      name: z.string(),
      /** Screenings are counted from the start of each period. */
      period_end: instant,
      limits: z.array(
        z.object({ kind: z.enum(['job', 'interview', 'interview_flow', 'admin']), used: z.int(), limit: z.int() }),
      ),
    })
    .nullable(),
})
export type Widgets = z.output<typeof widgets>

const applicationsOf = z.object({ applied: z.int(), screened: z.int() })

/** What to do next. Each has the page where it is done. */
const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('review_candidate'), person, since: instant, link: z.string() }),
  z.object({ kind: z.literal('scorecard_overdue'), person, since: instant, link: z.string() }),
  z.object({
    kind: z.literal('todo'),
    id,
    person,
    text: z.string(),
    due_on: day.nullable(),
    due: z.enum(['overdue', 'today', 'later']).nullable(),
    link: z.string(),
  }),
  /** The caller was asked to approve the offer. */
  z.object({ kind: z.literal('offer_approval'), person, since: instant, link: z.string() }),
  z.object({ kind: z.literal('offer_expiring'), person, until: instant, link: z.string() }),
  /** The candidate answered, and the application is still active. */
  z.object({
    kind: z.literal('offer_answered'),
    person,
    answer: z.enum(['accepted', 'declined']),
    since: instant,
    link: z.string(),
  }),
  z.object({
    kind: z.literal('needs_human_review'),
    job: z.object({ id, title: z.string() }),
    count: z.int(),
    link: z.string(),
  }),
  z.object({
    kind: z.literal('invitations_expiring'),
    job: z.object({ id, title: z.string() }),
    count: z.int(),
    until: instant,
    link: z.string(),
  }),
  z.object({
    kind: z.literal('job_without_applicants'),
    job: z.object({ id, title: z.string() }),
    /** Of the last application, or of the publication. */
    since: instant,
    applicants: z.int(),
    link: z.string(),
  }),
  z.object({
    kind: z.literal('candidate_to_look_at'),
    person,
    stage,
    reason: z.enum(['needs_human_review', 'interviewed', 'high_match', 'waiting']),
    /** Of `high_match`: the match score, with the language model that made it; null for the built-in rules engine. */
    match: z.object({ score: z.int(), engine: z.string().nullable() }).nullable(),
    since: instant,
    link: z.string(),
  }),
])
export type Action = z.output<typeof action>

export const dashboardContract = contract({
  'dashboard.widgets': {
    method: 'GET',
    path: '/api/dashboard/widget_data',
    who: 'candidates.read',
    summary: 'The figures of the dashboard, for the jobs that the caller sees.',
    reply: widgets,
  },
  'dashboard.monthlyApplications': {
    method: 'GET',
    path: '/api/dashboard/monthly_applications',
    who: 'candidates.read',
    summary: 'Applications of the last 12 months by month and source, and how many of these were screened.',
    query: z.object({ job_id: id.optional() }),
    reply: z.object({
      /** All 12, oldest first. `sources`: the largest first. */
      months: z.array(
        applicationsOf.extend({ month: day, sources: z.array(applicationsOf.extend({ source: z.string() })) }),
      ),
    }),
  },
  'dashboard.recommendations': {
    method: 'GET',
    path: '/api/recommendations',
    who: 'candidates.read',
    summary:
      'What to do next, most urgent first. With `job_id`: the candidates of this job to look at, each with the reason.',
    query: z.object({ job_id: id.optional() }),
    reply: z.object({ items: z.array(action) }),
  },
  'dashboard.setTargets': {
    method: 'PUT',
    path: '/api/dashboard/targets',
    who: 'organization.settings',
    summary: 'Sets how many days candidates should stay in each stage at most.',
    body: stageTargets,
    reply: stageTargets,
  },
})
