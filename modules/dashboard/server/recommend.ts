import { deciderOf, viewerOf } from '#platform/access/viewer.ts'
import { can } from '#platform/access/policy.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Stage } from '#modules/applications/contract.ts'
import { type OwnTodoRow, ownTodos } from '#modules/todos/public.ts'
import type { Action } from '../contract.ts'
import {
  assignedToReview,
  candidatesInterviewed,
  candidatesNeedingReview,
  candidatesWaiting,
  candidatesWithHighMatch,
  expiringInvitations,
  needingReview,
  overdueScorecards,
  ownedToReview,
  quietJobs,
} from './actions.read-model.ts'
import { offersAnswered, offersExpiring, offersToApprove } from './offer-actions.read-model.ts'
import { type Named, presentPerson } from './present.ts'

/** Invitations and offers that end within so many days are pointed out. */
const EXPIRING_DAYS = 3
/** An answered offer waits for a decision for at most so many days. */
const ANSWERED_DAYS = 60
/** An open job without an application for so many days is pointed out. */
const QUIET_DAYS = 7
const MOST_ACTIONS = 12
const MOST_TODOS = 5

/** The offers that wait for a person, most urgent first: to approve, about to end, and answered. */
function offerActions(
  toApprove: readonly (Named & { since: Date })[],
  expiring: readonly (Named & { until: Date | null })[],
  answered: readonly (Named & { since: Date | null; answer: string })[],
): Action[] {
  const about = (row: Named) => ({ person: presentPerson(row), link: `${detailsOf(row)}&tab=offers` })
  return [
    ...toApprove.map(row => ({ kind: 'offer_approval' as const, ...about(row), since: row.since.toISOString() })),
    ...expiring.map(row => ({ kind: 'offer_expiring' as const, ...about(row), until: row.until!.toISOString() })),
    ...answered.map(row => ({
      kind: 'offer_answered' as const,
      ...about(row),
      answer: row.answer === 'accepted' ? ('accepted' as const) : ('declined' as const),
      since: row.since!.toISOString(),
    })),
  ]
}

const detailsOf = (row: { candidate_id: string; id: string }) =>
  `/candidate-details/${row.candidate_id}?application=${row.id}`
const applicationsOf = (jobId: string, more: Record<string, string> = {}) =>
  `/applications?${new URLSearchParams({ job_id: jobId, ...more }).toString()}`

/** The to-dos whose day has come, and the others. */
function todoActions(rows: readonly OwnTodoRow[]): [Action[], Action[]] {
  const actions = rows.map(row => ({
    kind: 'todo' as const,
    id: row.id,
    person: presentPerson({ ...row, id: row.application_id }),
    text: row.text,
    due_on: row.due_on,
    due: row.due,
    link: `${detailsOf({ candidate_id: row.candidate_id, id: row.application_id })}&tab=team`,
  }))
  const isDue = ({ due }: { due: string | null }) => due === 'overdue' || due === 'today'
  return [actions.filter(isDue), actions.filter(one => !isDue(one))]
}

/** What a person can do next, most urgent first. */
export async function recommendActions(org: OrganizationDb, actor: Actor, now: Date): Promise<{ items: Action[] }> {
  const viewer = viewerOf(actor)
  const decider = deciderOf(actor)
  const [todos, overdue, owned, assigned, review, expiring, quiet, toApprove, ending, answered] = await org.read(q => [
    ownTodos(q, viewer, now, MOST_TODOS),
    overdueScorecards(q, viewer, now),
    ownedToReview(q, viewer),
    assignedToReview(q, viewer),
    needingReview(q, viewer),
    expiringInvitations(q, decider, now, later(now, EXPIRING_DAYS * DAY)),
    quietJobs(q, decider, later(now, -QUIET_DAYS * DAY)),
    offersToApprove(q, decider),
    offersExpiring(q, decider, now, later(now, EXPIRING_DAYS * DAY)),
    offersAnswered(q, decider, later(now, -ANSWERED_DAYS * DAY)),
  ])
  const decides = can(actor.role, 'candidates.decide')
  const toReview = [...owned, ...assigned.filter(row => !owned.some(one => one.id === row.id))]
  const [dueTodos, laterTodos] = todoActions(todos)
  const items: Action[] = [
    ...dueTodos,
    ...(decides ? offerActions(toApprove, ending, answered) : []),
    ...overdue.map(row => ({
      kind: 'scorecard_overdue' as const,
      person: presentPerson(row),
      since: row.since!.toISOString(),
      link: detailsOf(row),
    })),
    ...toReview
      .toSorted((a, b) => a.since.getTime() - b.since.getTime())
      .map(row => ({
        kind: 'review_candidate' as const,
        person: presentPerson(row),
        since: row.since.toISOString(),
        link: detailsOf(row),
      })),
    ...laterTodos,
    ...review.map(row => ({
      kind: 'needs_human_review' as const,
      job: { id: row.job_id, title: row.job_title },
      count: Number(row.count),
      link: `/view-analysis-result/${row.job_id}`,
    })),
    ...(decides ? expiring : []).map(row => ({
      kind: 'invitations_expiring' as const,
      job: { id: row.job_id, title: row.job_title },
      count: Number(row.count),
      until: (row.first as Date).toISOString(),
      link: applicationsOf(row.job_id, { stage: 'screening' }),
    })),
    ...(decides ? quiet : []).map(row => ({
      kind: 'job_without_applicants' as const,
      job: { id: row.id, title: row.title },
      since: row.since.toISOString(),
      applicants: row.applicants ?? 0,
      link: `/create-job/${row.id}`,
    })),
  ]
  return { items: items.slice(0, MOST_ACTIONS) }
}

interface CandidateRow {
  readonly id: string
  readonly candidate_id: string
  readonly name: string
  readonly job_id: string
  readonly job_title: string
  readonly stage: Stage
  readonly match_score: number | null
  readonly match_engine: string | null
  readonly since: Date
}
type Candidate = Extract<Action, { kind: 'candidate_to_look_at' }>

/** The candidates of one job to look at, each once, with the most urgent reason. */
export async function recommendCandidates(
  org: OrganizationDb,
  actor: Actor,
  jobId: string,
): Promise<{ items: Candidate[] }> {
  const viewer = viewerOf(actor)
  const [unread, interviewed, high, waiting] = await org.read(q => [
    candidatesNeedingReview(q, viewer, jobId),
    candidatesInterviewed(q, viewer, jobId),
    candidatesWithHighMatch(q, viewer, jobId),
    candidatesWaiting(q, viewer, jobId),
  ])
  const items = new Map<string, Candidate>()
  const add = (reason: Candidate['reason'], rows: readonly CandidateRow[]) => {
    for (const row of rows) {
      if (items.has(row.id)) continue
      items.set(row.id, {
        kind: 'candidate_to_look_at',
        person: presentPerson(row),
        stage: row.stage,
        reason,
        match: reason === 'high_match' ? { score: row.match_score!, engine: row.match_engine } : null,
        since: row.since.toISOString(),
        link: detailsOf(row),
      })
    }
  }
  add('needs_human_review', unread)
  add('interviewed', interviewed)
  add('high_match', high)
  add('waiting', waiting)
  return { items: [...items.values()].slice(0, MOST_ACTIONS) }
}
