import type { AnalysisEntry } from '../contract.ts'
import { analysisWords as words } from '../words/analysis.ts'
import { VerdictMark } from './verdict.tsx'

export interface JobRequirement {
  readonly id: string
  readonly text: string
  readonly must_have: boolean
}

/** Must-haves first, then the others; each in the order of the job. */
const inGroups = (requirements: readonly JobRequirement[]) =>
  [
    { label: words.mustHaves, list: requirements.filter(({ must_have }) => must_have) },
    { label: words.niceToHaves, list: requirements.filter(({ must_have }) => !must_have) },
  ].filter(({ list }) => list.length > 0)

interface RequirementStripProps {
  readonly entry: AnalysisEntry
  readonly requirements: readonly JobRequirement[]
  /** The requirement whose result is shown. */
  readonly picked: string | null
  readonly onPick: (id: string | null) => void
}

/** The result of each requirement as a row of marks. Pressing one shows its quote. */
export function RequirementStrip({ entry, requirements, picked, onPick }: RequirementStripProps) {
  const resultOf = (id: string) => entry.requirements.find(one => one.id === id)?.verdict ?? 'not_stated'
  return (
    <div className="flex flex-wrap gap-x-3">
      {inGroups(requirements).map(({ label, list }) => (
        <div key={label} role="group" aria-label={label} className="flex flex-wrap">
          {list.map(({ id, text }) => (
            <button
              key={id}
              type="button"
              title={words.ofRequirement(text, words.verdicts[resultOf(id)])}
              aria-label={words.ofRequirement(text, words.verdicts[resultOf(id)])}
              aria-pressed={picked === id}
              onClick={() => onPick(picked === id ? null : id)}
              className={`grid h-7 w-6 place-items-center rounded-control hover:bg-sunken ${picked === id ? 'bg-brand-tint ring-1 ring-brand' : ''}`}
            >
              <VerdictMark verdict={resultOf(id)} />
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** What the marks mean. */
export const Legend = () => (
  <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
    {(['met', 'partly', 'missing', 'not_stated'] as const).map(verdict => (
      <li key={verdict} className="flex items-center gap-1.5">
        <VerdictMark verdict={verdict} /> {words.legend[verdict]}
      </li>
    ))}
  </ul>
)
