import { Chip } from '#ui/chip.tsx'
import { Scale } from '#ui/scale.tsx'
import type { DryRun } from '../contract.ts'
import { type CandidateKind, EXPECTED_LEVELS, type Measure } from '../policy.ts'
import { dryRunWords as words } from '../words/page.ts'

type Rated = DryRun['candidates'][number]['ratings'][number]

/** A candidate, and which level is expected if there are levels. */
export const CandidateName = ({ kind, measure }: { kind: CandidateKind; measure: Measure }) => (
  <span className="text-13">
    {words.kinds[kind]}
    {measure === 'level' && (
      <span className="num block font-normal text-text-2">{words.expectedLevel(...EXPECTED_LEVELS[kind])}</span>
    )}
  </span>
)

/** What opens the answer. */
const OPENS = 'underline decoration-line-strong underline-offset-4'

const wasReached = ({ outcome }: Rated) => outcome !== 'unasked' && outcome !== 'interrupted'

/** What one answer got: a level on its scale, or how many elements the rules engine found in it. */
export function Result({ rated, kind, measure }: { rated: Rated; kind: CandidateKind; measure: Measure }) {
  const { level, elements } = rated
  if (!wasReached(rated)) return <span className="text-13 text-text-2">{words.notReached}</span>
  if (measure === 'elements')
    return (
      <span className={`num text-13 ${OPENS}`}>
        {elements === null ? words.noElementsRead : words.elements(elements)}
      </span>
    )
  if (level === null) return <span className="text-13 text-text-2">{words.noResult}</span>
  const [low, high] = EXPECTED_LEVELS[kind]
  return (
    <span className="grid justify-items-start gap-1">
      <span className="num flex items-center gap-2 text-13">
        <Scale label={words.kinds[kind]} value={level} size="small" />
        <span className={OPENS}>{level}</span>
      </span>
      {(level < low || level > high) && <Chip tone="attention">{words.outside}</Chip>}
    </span>
  )
}
