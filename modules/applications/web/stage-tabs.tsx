import { locale } from '#platform/locale/locale.ts'
import type { Stage } from '../contract.ts'
import { STAGE_NAMES, STAGES } from '../policy.ts'
import { listPageWords as words } from '../words/list-page.ts'

/** Filters the list by stage, with the number of applications in each. */
export function StageTabs({
  stage,
  counts,
  onChange,
}: {
  stage?: Stage
  counts?: { active: number; total: number; by_stage: Record<string, number> }
  onChange: (stage: Stage | null) => void
}) {
  const tab = (value: Stage | null, name: string, count: number | undefined) => (
    <button
      key={name}
      type="button"
      className="tab"
      aria-pressed={(stage ?? null) === value}
      onClick={() => onChange(value)}
    >
      {name}
      {count !== undefined && <span className="num font-normal text-text-2">{locale.number(count)}</span>}
    </button>
  )
  return (
    <div role="group" aria-label={words.stage} className="tabs">
      {tab(null, words.all, counts?.total)}
      {STAGES.map(one => tab(one, STAGE_NAMES[one], counts && (counts.by_stage[one] ?? 0)))}
    </div>
  )
}
