import type { JobRow } from '#modules/jobs/public.ts'
import type { EvidencedVerdict, MatchResult } from '#modules/evaluation/engine/schema.ts'
import type { AnalysisEntry } from '../contract.ts'
import type { AnalysisRow } from './ranking.read-model.ts'

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
      quote: quote ? { text: quote.text, page: quote.page } : null,
    }
  })
}

/** What the reader sees of an application in the ranking and the comparison. Screening scores come after their own judgement. */
export function presentEntry(row: AnalysisRow, requirements: JobRow['requirements']): AnalysisEntry {
  const revealed = row.submitted_at !== null || row.revealed_at !== null
  const { interview_low: low, interview_high: high } = row
  return {
    application_id: row.id,
    candidate_uuid: row.candidate_id,
    name: row.name,
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
    evidence: row.evidence,
    own_recommendation: row.submitted_at ? row.recommendation : null,
  }
}

export const presentJob = ({ id, title, openings }: JobRow) => ({ id, title, openings })

export const presentRequirementsOf = ({ requirements }: JobRow) =>
  requirements.map(({ id, text, must_have }) => ({ id, text, must_have }))
