import type { ReactNode } from 'react'
import { locale } from '#platform/locale/locale.ts'
import type { Stage } from '../contract.ts'
import { STAGE_NAMES, STAGES } from '../policy.ts'
import { listPageWords as words } from '../words/list-page.ts'

/** Filters the list by stage, with the number of applications in each. */
export function StageTabs({
  stage,
  counts,
  onChange,
  children,
}: {
  stage?: Stage
  counts?: { active: number; total: number; by_stage: Record<string, number> }
  onChange: (stage: Stage | null) => void
  /** At the end of the row. */
  children?: ReactNode
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
    <div className="tabs items-center">
      <div role="group" aria-label={words.stage} className="flex gap-[22px]">
        {tab(null, words.all, counts?.total)}
        {STAGES.map(one => tab(one, STAGE_NAMES[one], counts && (counts.by_stage[one] ?? 0)))}
      </div>
      {children && <div className="ml-auto">{children}</div>}
    </div>
  )
}
