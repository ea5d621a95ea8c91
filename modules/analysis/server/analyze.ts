import { viewerOf } from '#platform/access/viewer.ts'
import type { QueryOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { encodeCursor } from '#platform/db/pages.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { readNotes } from '#modules/applications/public.ts'
import { answersByApplication } from '#modules/custom-ai/public.ts'
import { currentFor, readReview } from '#modules/evaluation/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { analysisContract, ComparedEntry, RankedEntry } from '../contract.ts'
import { needsReviewWords } from '../words/reasons.ts'
import { blinded } from './blind-view.ts'
import { presentEntry, presentJob, presentRequirementsOf, presentReview, presentStanding } from './present.ts'
import {
  type AnalysisRow,
  applicationsCompared,
  type Asked,
  beingEvaluated,
  countActive,
  countBeingEvaluated,
  countNeedingReview,
  countRanked,
  needingReview,
  type NeedingReviewRow,
  type Place,
  placeOf,
  rankingPage,
  screeningsCompared,
} from './ranking.read-model.ts'

type Analyze = (typeof analysisContract)['analysis.analyze']
type Compare = (typeof analysisContract)['analysis.compare']

/** So many that need human review, and that are being evaluated, are listed with a job. */
const LISTED = 50

/** The job of a ranking with what decides what its reader sees. @throws 404 if the job does not exist */
export async function askedJob(services: Services, org: OrganizationDb, actor: Actor, jobId: string) {
  const { settings } = await readOrganization(org)
  const [[job]] = await org.read(q => [jobById(q, org.organizationId, jobId)])
  if (!job) throw notFound()
  const asked: Asked = {
    viewer: viewerOf(actor),
    jobId,
    blindReview: settings.blind_review,
    current: await currentFor(services, job),
  }
  return { job, asked }
}

/** The rank of each row: the same score is the same rank. */
function ranksOf(rows: readonly AnalysisRow[], after: Place | null) {
  let last = after ? { score: after.score, rank: after.rank } : null
  const before = after?.position ?? 0
  return rows.map((row, index) => {
    const score = row.match_rank!
    const rank = last?.score === score ? last.rank : before + index + 1
    last = { score, rank }
    return rank
  })
}

/** Why an application needs human review, as far as its reader may know it before their scorecard. */
function reasonOf({ problem, match_state }: NeedingReviewRow, { blindReview }: Asked): string {
  if (blindReview) return needsReviewWords.inBlindReview
  return problem ?? (match_state === 'needs_person' ? needsReviewWords.unread : needsReviewWords.screening)
}

/** In blind review: how many applications have no rank because the reader has not rated them. */
export const needingScorecard = ({ blindReview }: Asked, active: number, ...others: number[]): number =>
  blindReview
    ? Math.max(
        0,
        others.reduce((left, count) => left - count, active),
      )
    : 0

/** The ranking of a job. A page takes four round trips, whatever the number of applications. */
export async function analyzeJob(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  { org_id, job_id, limit, cursor, blind }: QueryOf<Analyze>,
): Promise<ReplyGiven<Analyze>> {
  if (org_id && org_id !== org.organizationId) throw notFound()
  const { job, asked } = await askedJob(services, org, actor, job_id)
  const after = placeOf(cursor)
  const listed = after ? 0 : LISTED
  const [rows, unread, evaluating, [active], [ranked], [needing], [running]] = await org.read(q => [
    rankingPage(q, asked, after, limit),
    needingReview(q, asked, listed),
    beingEvaluated(q, asked, listed),
    countActive(q, asked),
    countRanked(q, asked),
    countNeedingReview(q, asked),
    countBeingEvaluated(q, asked),
  ])
  const ranks = ranksOf(rows, after)
  const shown = rows.slice(0, limit)
  const ids = shown.filter(row => !asked.blindReview || row.submitted_at !== null).map(row => row.id)
  const answers = await answersByApplication(org, ids)
  const items: RankedEntry[] = shown.map((row, index) => ({
    ...presentEntry(row, job.requirements, answers.get(row.id), blind === 'true'),
    rank: ranks[index]!,
    tied: ranks[index + 1] === ranks[index] || (index === 0 ? after?.rank : ranks[index - 1]) === ranks[index],
  }))
  const needs_review = unread.map(row => ({
    application_id: row.id,
    candidate_uuid: row.candidate_id,
    name: row.name,
    reason: reasonOf(row, asked),
  }))
  const running_ = evaluating.map(row => ({ application_id: row.id, candidate_uuid: row.candidate_id, name: row.name }))
  const last = shown.at(-1)
  const position = (after?.position ?? 0) + shown.length
  const others = [ranked, needing, running].map(one => Number(one!.count)) as [number, number, number]
  return {
    job: presentJob(job),
    counts: {
      active: active!.count,
      ranked: others[0],
      needs_review: others[1],
      evaluating: others[2],
      needs_scorecard: needingScorecard(asked, active!.count, ...others),
    },
    requirements: presentRequirementsOf(job),
    needs_review: blind === 'true' ? await blinded(org, needs_review) : needs_review,
    evaluating: blind === 'true' ? await blinded(org, running_) : running_,
    items: blind === 'true' ? await blinded(org, items) : items,
    next_cursor:
      rows.length > limit && last
        ? encodeCursor([last.match_rank!, last.applied_at.toISOString(), last.id, position, ranks[shown.length - 1]!])
        : null,
  }
}

/** Two to four applications of a job next to each other. @throws 404 if one of them does not exist in it */
export async function compareApplications(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  { job_id, application_ids, blind }: QueryOf<Compare>,
): Promise<ReplyGiven<Compare>> {
  const { job, asked } = await askedJob(services, org, actor, job_id)
  const [rows, screenings] = await org.read(q => [
    applicationsCompared(q, asked, application_ids),
    screeningsCompared(q, org.organizationId, application_ids),
  ])
  const notes = await readNotes(
    org,
    rows.map(row => row.id),
  )
  const answers = await answersByApplication(org, application_ids)
  const items: ComparedEntry[] = []
  for (const id of application_ids) {
    const row = rows.find(one => one.id === id)
    if (!row) throw notFound()
    const hidden = asked.blindReview && !row.submitted_at
    const entry = {
      ...presentEntry(row, job.requirements, answers.get(id), blind === 'true'),
      ...presentStanding(row),
      ...presentReview(
        await readReview(org, actor, id),
        actor.adminId,
        screenings.find(({ application_id }) => application_id === id),
      ),
      blind: hidden || blind === 'true',
      notes: [...notes.get(id)!],
    }
    // Before the reader's own scorecard, blind review hides what an engine found.
    items.push(
      hidden
        ? {
            ...entry,
            match: null,
            outdated: false,
            screening: null,
            requirements: [],
            evidence: null,
            custom: [],
            answers: null,
          }
        : entry,
    )
  }
  return {
    job: presentJob(job),
    requirements: presentRequirementsOf(job),
    items: await blinded(org, items),
  }
}
