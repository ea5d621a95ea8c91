import type { CompetencyResult, CriterionResult, InterviewResult, Level } from '../schema.ts'

/** Under this share of the weight there is no score. */
const MIN_COVERAGE = 0.5
const POINTS_PER_LEVEL = 25

type Tally = Pick<
  InterviewResult,
  'overall' | 'coverage' | 'competencies' | 'unsupported' | 'needs_person' | 'readings'
>

/**
 * The figures of an interview, from its criteria alone. Interrupted and unasked questions, and those whose evaluation found no
 * ground, leave the denominator; skipped and insufficient ones stay in it with nothing.
 *
 * @param levels per reading, the level it gave each question; a question not in it keeps its criterion's level
 * @param obstacle a reason found before why no score may stand
 */
export function tally(
  criteria: CriterionResult[],
  levels: ReadonlyMap<string, Level>[],
  obstacle: string | null,
): Tally {
  const coverage = coverageOf(criteria)
  const allowed = obstacle === null && coverage >= MIN_COVERAGE
  const overall = (reading?: ReadonlyMap<string, Level>) => (allowed ? overallOf(criteria, reading) : null)
  return {
    overall: overall(),
    coverage,
    competencies: competenciesOf(criteria),
    unsupported: criteria.reduce((sum, criterion) => sum + criterion.dropped.length, 0),
    needs_person: obstacle ?? reasonsOf(criteria, coverage),
    readings: levels.map(reading => ({ overall: overall(reading) })),
  }
}

function coverageOf(criteria: CriterionResult[]): number {
  const whole = weightOf(criteria)
  const covered = weightOf(criteria.filter(({ state }) => state === 'scored' || state === 'skipped'))
  return whole === 0 ? 0 : Math.round((1000 * covered) / whole) / 1000
}

function overallOf(criteria: CriterionResult[], reading?: ReadonlyMap<string, Level>): number | null {
  const counted = criteria.filter(counts)
  const whole = weightOf(counted)
  if (whole === 0) return null
  const points = counted.reduce((sum, criterion) => {
    const level = criterion.state === 'scored' ? (reading?.get(criterion.question_id) ?? criterion.level ?? 1) : 1
    return sum + criterion.weight * (level - 1) * POINTS_PER_LEVEL
  }, 0)
  return Math.round(points / whole)
}

function counts({ state }: CriterionResult): boolean {
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

function reasonsOf(criteria: CriterionResult[], coverage: number): string | null {
  const reasons: string[] = []
  const unsupported = criteria.filter(({ state }) => state === 'unsupported')
  if (unsupported.length > 0) {
    reasons.push(
      `No evaluation with evidence could be made of: ${unsupported.map(({ competency }) => competency).join(', ')}.`,
    )
  }
  const thin = criteria.filter(({ state }) => state === 'insufficient')
  if (thin.length > 0 && 2 * weightOf(thin) >= weightOf(criteria.filter(counts)))
    reasons.push('Too little was said to most questions.')
  const unstable = criteria.filter(({ spread }) => spread !== null && spread[1] - spread[0] >= 2)
  if (unstable.length > 0) {
    reasons.push(
      `The readings differ by two levels or more on: ${unstable.map(({ competency }) => competency).join(', ')}.`,
    )
  }
  if (coverage < MIN_COVERAGE)
    reasons.push(`Only ${Math.round(coverage * 100)} % of the weight is covered, so there is no score.`)
  return reasons.length === 0 ? null : reasons.join(' ')
}
