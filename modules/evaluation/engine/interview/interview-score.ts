import {
  REVIEW_REASONS,
  type CompetencyResult,
  type CriterionResult,
  type InterviewResult,
  type Level,
} from '../schema.ts'
import { interviewReasons } from '../../words/interview-reasons.ts'
import { tooLargeDifference } from './runs-differ.ts'

const texts = interviewReasons.review

/** If less of the weight than this is covered, there is no score. */
const MIN_COVERAGE = 0.5
const POINTS_PER_LEVEL = 25

type InterviewScore = Pick<
  InterviewResult,
  'overall' | 'coverage' | 'competencies' | 'unsupported' | 'needs_person' | 'readings'
>

/**
 * The scores of an interview, computed only from its criteria. Questions that were interrupted, not asked, or have no backed
 * evaluation are excluded; skipped and insufficient ones are included at the lowest level. AI runs that are too far apart give no score.
 *
 * @param levels for each AI run, the level of each question; for other questions, the criterion's level is used
 * @param obstacle why the interview cannot be scored, if it cannot
 */
export function scoreInterview(
  criteria: CriterionResult[],
  levels: ReadonlyMap<string, Level>[],
  obstacle: string | null,
): InterviewScore {
  const coverage = coverageOf(criteria)
  const allowed = obstacle === null && coverage >= MIN_COVERAGE
  const overall = (run?: ReadonlyMap<string, Level>) => (allowed ? overallOf(criteria, run) : null)
  const readings = levels.map(run => ({ overall: overall(run) }))
  return {
    overall: tooLargeDifference(readings) === null ? overall() : null,
    coverage,
    competencies: competenciesOf(criteria),
    unsupported: criteria.reduce((sum, criterion) => sum + criterion.dropped.length, 0),
    needs_person: obstacle ?? reviewReasons(criteria, coverage, readings),
    readings,
  }
}

/** The share of the weight of the questions that were evaluated or skipped. */
export function coverageOf(criteria: CriterionResult[]): number {
  const totalWeight = weightOf(criteria)
  const covered = weightOf(criteria.filter(({ state }) => ['scored', 'structured', 'skipped'].includes(state)))
  return totalWeight === 0 ? 0 : Math.round((1000 * covered) / totalWeight) / 1000
}

function overallOf(criteria: CriterionResult[], run?: ReadonlyMap<string, Level>): number | null {
  const included = criteria.filter(isIncluded)
  const totalWeight = weightOf(included)
  if (totalWeight === 0) return null
  const points = included.reduce((sum, criterion) => {
    const level = criterion.state === 'scored' ? (run?.get(criterion.question_id) ?? criterion.level ?? 1) : 1
    return sum + criterion.weight * (level - 1) * POINTS_PER_LEVEL
  }, 0)
  return Math.round(points / totalWeight)
}

function isIncluded({ state }: CriterionResult): boolean {
  return state === 'scored' || state === 'skipped' || state === 'insufficient'
}

function weightOf(criteria: CriterionResult[]): number {
  return criteria.reduce((sum, { weight }) => sum + weight, 0)
}

function competenciesOf(criteria: CriterionResult[]): CompetencyResult[] {
  const names = [...new Set(criteria.map(({ competency }) => competency))]
  return names.map(name => {
    const own = criteria.filter(({ competency }) => competency === name)
    const scored = own.filter(({ state, weight }) => state === 'scored' && weight > 0)
    const sum = scored.reduce((total, { level, weight }) => total + (level ?? 1) * weight, 0)
    const level = scored.length === 0 ? null : Math.round((10 * sum) / weightOf(scored)) / 10
    return { name, level, weight: weightOf(own) }
  })
}

function reviewReasons(
  criteria: CriterionResult[],
  coverage: number,
  readings: InterviewScore['readings'],
): string | null {
  const reasons: string[] = []
  const unsupported = criteria.filter(({ state }) => state === 'unsupported')
  if (unsupported.length > 0) {
    reasons.push(texts.noEvidence(unsupported.map(({ competency }) => competency)))
  }
  const insufficient = criteria.filter(({ state }) => state === 'insufficient')
  if (insufficient.length > 0 && 2 * weightOf(insufficient) >= weightOf(criteria.filter(isIncluded)))
    reasons.push(texts.mostTooShort)
  const difference = tooLargeDifference(readings)
  if (difference !== null) reasons.push(texts.runsDiffer(difference))
  for (const reason of REVIEW_REASONS) {
    const named = criteria.filter(({ review }) => review.includes(reason)).map(({ competency }) => competency)
    if (named.length > 0) reasons.push(texts.reasons[reason](named))
  }
  if (coverage < MIN_COVERAGE) reasons.push(texts.lowCoverage(Math.round(coverage * 100)))
  return reasons.length === 0 ? null : reasons.join(' ')
}
