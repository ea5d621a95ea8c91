import type { AnalysisEntry } from '../contract.ts'

export type Verdict = AnalysisEntry['requirements'][number]['verdict']

const FILLS: Record<Verdict, string> = { met: '100%', partly: '50%', missing: '0%', not_stated: '0%' }

/** A requirement's result as a small column: full, half, empty, or dashed if nothing is stated. Its words stand next to it or in its label. */
export const VerdictMark = ({ verdict }: { verdict: Verdict }) => (
  <span
    aria-hidden="true"
    className={`relative block h-5 w-3 shrink-0 overflow-hidden rounded-[3px] border ${verdict === 'not_stated' ? 'border-dashed border-line-strong' : verdict === 'missing' ? 'border-text-3' : 'border-brand'}`}
  >
    <span className="absolute inset-x-0 bottom-0 bg-brand" style={{ height: FILLS[verdict] }} />
  </span>
)
