import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalid, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { blindFor, lockApplication, updateProgress } from '#modules/applications/public.ts'
import { blindWords } from '#modules/applications/words/blind.ts'
import type { evaluationContract } from '../contract.ts'
import { evaluationProblems } from '../words/problems.ts'
import { scorecardProblems as words } from '../words/scorecard.ts'
import { criteriaFor } from './criteria.ts'
import {
  evaluationById,
  type EvaluationRow,
  meanOfScorecards,
  scorecardOf,
  writeOpinion,
  writeReveal,
  writeScorecard,
} from './queries.ts'

type Scorecard = BodyOf<(typeof evaluationContract)['evaluation.rate']>
type Opinion = BodyOf<(typeof evaluationContract)['evaluation.opine']>

/** Saves the reviewer's scorecard, or records that they skipped it to see the AI scores. */
export async function rate(
  org: OrganizationDb,
  actor: Actor,
  applicationId: string,
  scorecard: Scorecard,
  now: Date,
): Promise<void> {
  if (scorecard.reveal_only && (await blindFor(org, actor.adminId, [applicationId])).size > 0)
    throw conflict('blind_review', blindWords.submitFirst)
  const names = await namesFor(org, actor, applicationId)
  const rated = Object.keys(scorecard.ratings)
  const unknown = rated.filter(key => !names.has(key))
  if (unknown.length > 0)
    throw invalid(unknown.map(key => ({ path: `ratings.${key}`, message: words.unknownCriterion })))
  if (!scorecard.reveal_only && rated.length === 0 && !scorecard.recommendation) {
    throw invalid([{ path: 'ratings', message: words.empty }])
  }
  await org.write(async tx => {
    const reviewer = { applicationId, adminId: actor.adminId }
    if (scorecard.reveal_only) await writeReveal(tx, reviewer, now)
    else {
      // Locked first, so that the mean of two scorecards submitted at once contains both.
      await lockApplication(tx, applicationId)
      await writeScorecard(tx, reviewer, {
        ratings: json(scorecard.ratings),
        criteria: json(Object.fromEntries(rated.map(key => [key, names.get(key)!]))),
        recommendation: scorecard.recommendation ?? null,
        note: scorecard.note,
        submitted_at: now,
      })
      await updateProgress(tx, applicationId, { scorecardScore: await meanOfScorecards(tx, applicationId) })
    }
    await tx.emit(
      scorecard.reveal_only ? 'scorecard.revealed' : 'scorecard.submitted',
      applicationId,
      {},
      { kind: 'admin', id: actor.adminId },
    )
  })
}

/** The names of what is asked, and of what the reviewer rated before the flow was edited. */
async function namesFor(org: OrganizationDb, { adminId }: Actor, applicationId: string): Promise<Map<string, string>> {
  const [before] = await org.read(q => [scorecardOf(q, org.organizationId, { applicationId, adminId })])
  const asked = await criteriaFor(org, applicationId)
  return new Map([
    ...before.flatMap(({ ratings, criteria }) => Object.keys(ratings).map(key => [key, criteria[key] ?? key] as const)),
    ...asked.map(({ key, name }) => [key, name] as const),
  ])
}

/** What a result of an evaluation is about: a requirement, or a question of a screening. */
const isResultOf = ({ result }: EvaluationRow, criterion: string): boolean =>
  result !== null &&
  ('requirements' in result
    ? result.requirements.some(({ id }) => id === criterion)
    : result.criteria.some(({ question_id }) => question_id === criterion))

/** @throws 409 `scorecard_first` if the results are hidden from a person until they submit their own scorecard */
async function requireShown(org: OrganizationDb, { adminId }: Actor, evaluation: EvaluationRow): Promise<void> {
  const applicationId = evaluation.application_id
  const isBlind = (await blindFor(org, adminId, [applicationId])).size > 0
  const [[own]] = await org.read(q => [scorecardOf(q, org.organizationId, { applicationId, adminId })])
  if (isBlind) throw conflict('scorecard_first', blindWords.submitFirst)
  if (evaluation.kind === 'interview' && !own?.submitted_at && !own?.revealed_at)
    throw conflict('scorecard_first', evaluationProblems.scorecardFirst)
}

/**
 * Records whether a person agrees with a result of the AI evaluation. The result itself does not change.
 * @throws 404 if the evaluation has no such result, 409 `scorecard_first`
 */
export async function giveOpinion(
  org: OrganizationDb,
  actor: Actor,
  evaluationId: string,
  criterion: string,
  opinion: Opinion,
  now: Date,
): Promise<{ applicationId: string }> {
  const [[evaluation]] = await org.read(q => [evaluationById(q, org.organizationId, evaluationId)])
  if (!evaluation) throw notFound()
  await requireShown(org, actor, evaluation)
  if (!isResultOf(evaluation, criterion)) throw notFound(evaluationProblems.noSuchResult)
  return org.write(async tx => {
    await writeOpinion(tx, {
      organization_id: org.organizationId,
      evaluation_id: evaluationId,
      criterion,
      admin_id: actor.adminId,
      agrees: opinion.agrees,
      level: opinion.level ?? null,
      note: opinion.note,
      at: now,
    })
    await tx.emit(
      'evaluation.opined',
      evaluation.application_id,
      { criterion, agrees: opinion.agrees },
      { kind: 'admin', id: actor.adminId },
    )
    return { applicationId: evaluation.application_id }
  })
}
