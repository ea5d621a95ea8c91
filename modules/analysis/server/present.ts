import { matchEvidence } from '#modules/evaluation/public.ts'
import { nextStages } from '#modules/applications/policy.ts'
import type { JobRow } from '#modules/jobs/public.ts'
import type { EvidencedVerdict, MatchResult } from '#modules/evaluation/engine/schema.ts'
import type { Review } from '#modules/evaluation/contract.ts'
import type { CustomAiAnswer } from '#modules/custom-ai/contract.ts'
import type { AnalysisEntry, ComparedEntry } from '../contract.ts'
import type { AnalysisRow, Asking, ComparedRow } from './ranking.read-model.ts'

/** `provider/model@prompt version` as PROVIDER/MODEL. */
const engineName = (engine: string | null) => engine?.split('@')[0] ?? null

const stated = (verdict: MatchResult['requirements'][number]['verdict']): EvidencedVerdict | 'not_stated' =>
  verdict === 'unclear' ? 'not_stated' : verdict

function presentRequirements(requirements: JobRow['requirements'], result: MatchResult | null) {
  if (!result) return []
  return requirements.map(({ id }) => {
    const found = result.requirements.find(one => one.id === id)
    const [quote] = found?.quotes ?? []
    return {
      id,
      verdict: found ? stated(found.verdict) : ('not_stated' as const),
      reasoning: found?.reasoning ?? '',
      quote: quote ? { text: quote.text, page: quote.page, start: quote.start } : null,
    }
  })
}

/** The best quote of the résumé. */
function resumeEvidence(requirements: JobRow['requirements'], result: MatchResult | null): AnalysisEntry['evidence'] {
  const mustHaves = requirements.filter(({ must_have }) => must_have).map(({ id }) => id)
  return result && matchEvidence(result, new Set(mustHaves))
}

const presentCustom = (answer: CustomAiAnswer): AnalysisEntry['custom'][number] => {
  const [quote] = answer.quotes
  return {
    field_id: answer.field_id,
    name: answer.name,
    answer_type: answer.answer_type,
    unit: answer.details.unit,
    value: answer.value,
    outdated: answer.outdated,
    engine: answer.engine,
    quote: quote ? { text: quote.text, page: quote.page, at_ms: quote.at_ms } : null,
  }
}

/** What the reader sees of an application in the ranking and the comparison. Screening results come after their own judgement. */
export function presentEntry(
  row: AnalysisRow,
  requirements: JobRow['requirements'],
  answers: readonly CustomAiAnswer[] = [],
  isBlindView = false,
): AnalysisEntry {
  const revealed = row.submitted_at !== null || row.revealed_at !== null
  const { interview_low: low, interview_high: high } = row
  return {
    application_id: row.id,
    candidate_uuid: row.candidate_id,
    name: row.name,
    sample: row.sample,
    stage: row.stage,
    stage_since: row.stage_since.toISOString(),
    applied_at: row.applied_at.toISOString(),
    match:
      row.match_state === 'ready' && row.match_score !== null
        ? {
            score: row.match_score,
            range: null,
            engine: engineName(row.match_engine),
            validated: row.match_validated,
          }
        : null,
    outdated: row.outdated,
    screening:
      revealed && row.interview_score !== null
        ? {
            score: row.interview_score,
            range: low !== null && high !== null && low !== high ? [low, high] : null,
            engine: engineName(row.interview_engine),
            validated: row.interview_validated,
          }
        : null,
    screening_state: row.screening_state,
    requirements: presentRequirements(requirements, row.result),
    // What was said is hidden until the reader's scorecard: until then the résumé is quoted.
    evidence: revealed || row.evidence?.source === 'resume' ? row.evidence : resumeEvidence(requirements, row.result),
    custom: answers
      .filter(one => one.state === 'ready')
      .filter(one => revealed || one.source === 'resume')
      .filter(one => !(isBlindView && one.hidden_in_blind_review))
      .map(presentCustom),
    own_recommendation: row.submitted_at ? row.recommendation : null,
  }
}

const iso = (time: string | null) => time && new Date(time).toISOString()

/** Where an application stands, and what can be decided about it. */
export const presentStanding = ({
  stage,
  outcome,
  outcome_reason,
  rejection_email: email,
}: ComparedRow): Pick<ComparedEntry, 'outcome' | 'outcome_reason' | 'next_stages' | 'rejection_email'> => ({
  outcome,
  outcome_reason,
  next_stages: [...nextStages(stage, outcome)],
  rejection_email: email && { ...email, send_at: iso(email.send_at), sent_at: iso(email.sent_at) },
})

export const presentJob = ({ id, title, openings }: JobRow) => ({ id, title, openings })

export const presentRequirementsOf = ({ requirements }: JobRow) =>
  requirements.map(({ id, text, must_have }) => ({ id, text, must_have }))

type Reviewed = Pick<Review, 'scorecards' | 'criteria' | 'revealed'> & {
  interview: Pick<NonNullable<Review['interview']>, 'result'> | null
}

/** The answers and scorecards of an application, as far as its review shows them to the reader. */
export function presentReview(
  { interview, scorecards, criteria: rated, revealed }: Reviewed,
  adminId: string,
  asking: Asking | undefined,
): Pick<ComparedEntry, 'answers' | 'flow' | 'scorecards' | 'scorecards_hidden'> {
  const criteria = interview?.result?.criteria
  const keyOf = (competency: string) => rated.find(({ name }) => name === competency)?.key ?? ''
  const weight = criteria?.reduce((sum, one) => sum + one.weight, 0) || 1
  const own = scorecards.find(({ admin_id }) => admin_id === adminId)
  return {
    answers:
      criteria?.map(one => {
        const quoted = one.quotes[0] ?? one.structure?.elements.find(({ quote }) => quote)?.quote
        return {
          question_id: one.question_id,
          question: asking?.questions.find(({ id }) => id === one.question_id)?.text ?? '',
          competency: one.competency,
          share: one.weight / weight,
          state: one.state,
          level: one.level,
          level_text: one.level_text,
          spread: one.spread,
          structure: one.structure && {
            present: one.structure.elements.filter(({ present }) => present).length,
            of: one.structure.elements.length,
          },
          quote: quoted ? { text: quoted.text, turn_id: quoted.turn_id, at_ms: quoted.at_ms } : null,
          own_rating: own?.ratings[keyOf(one.competency)] ?? null,
        }
      }) ?? null,
    flow: criteria ? (asking?.flow ?? null) : null,
    scorecards_hidden: !revealed,
    scorecards: scorecards.map(({ admin_id, admin_name, recommendation, ratings, note, submitted_at }) => ({
      admin_id,
      admin_name,
      recommendation,
      ratings: rated.flatMap(({ key, name }) => (ratings[key] ? [{ criterion: name, level: ratings[key] }] : [])),
      note,
      submitted_at: submitted_at!,
    })),
  }
}
