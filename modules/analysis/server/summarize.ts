import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { blindFor, neutralName } from '#modules/applications/public.ts'
import type { SummarySentence } from '#modules/evaluation/engine/schema.ts'
import type { analysisContract } from '../contract.ts'
import { jobSummaryWords as words, type Scope } from '../words/job-summary.ts'
import { askedJob, needingScorecard } from './analyze.ts'
import {
  countActive,
  countBeingEvaluated,
  countNeedingReview,
  countRanked,
  meetingAll,
  resultsOfRanked,
} from './ranking.read-model.ts'

type Summary = ReplyGiven<(typeof analysisContract)['analysis.summary']>

const MOST_GAPS = 2
const LEAST_COMPARED = 2

const figure = (text: string, name: string, value: number): SummarySentence => ({
  text,
  basis: { kind: 'figure', name, value },
})

/** What can be said of all applications of a job, each sentence with the figure that it tells. */
export async function summarizeJob(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  jobId: string,
): Promise<Summary> {
  const { job, asked } = await askedJob(services, org, actor, jobId)
  const mustHaves = job.requirements.filter(({ must_have }) => must_have)
  const [[active], [ranked], [needing], [running], results, all] = await org.read(q => [
    countActive(q, asked),
    countRanked(q, asked),
    countNeedingReview(q, asked),
    countBeingEvaluated(q, asked),
    resultsOfRanked(q, asked),
    meetingAll(
      q,
      asked,
      mustHaves.map(({ id }) => id),
    ),
  ])
  const made = (sentences: SummarySentence[]): Summary => ({ sentences, engine: null, validated: true })
  if (active!.count === 0) return made([figure(words.none, 'active', 0)])
  const total = Number(ranked!.count)
  const counted: Scope = { counted: total, ranked: asked.blindReview ? 'with_scorecard' : 'all' }
  // What is not ranked, or hidden until the reader's scorecard, can meet the requirements, too.
  const scope = total < active!.count ? counted : null
  const sentences = [
    figure(
      words.counts(
        active!.count,
        Number(needing!.count),
        counted,
        Number(running!.count),
        needingScorecard(asked, active!.count, total, Number(needing!.count), Number(running!.count)),
      ),
      'active',
      active!.count,
    ),
  ]
  // One application compares with none.
  if (total < LEAST_COMPARED) return made(sentences)
  if (mustHaves.length > 0) {
    const [first] = all
    const text =
      all.length === 0
        ? words.nobody(mustHaves.length, scope)
        : all.length === 1
          ? words.onlyOne(await nameFor(org, actor, first!), mustHaves.length, scope)
          : words.several(all.length, mustHaves.length, scope)
    sentences.push(figure(text, 'meet_all', all.length))
  }
  const gaps = job.requirements
    .map(({ id, text }) => ({ text, count: Number(results.find(one => one.result === `${id}:missing`)?.count ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_GAPS)
  if (gaps.length > 0) sentences.push(figure(words.gaps(gaps, total, scope), 'missing', gaps[0]!.count))
  return made(sentences)
}

async function nameFor(org: OrganizationDb, actor: Actor, { id, name }: { id: string; name: string }): Promise<string> {
  return (await blindFor(org, actor.adminId, [id])).has(id) ? neutralName(id) : name
}
