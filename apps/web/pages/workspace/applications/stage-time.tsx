import { useQuery } from '@tanstack/react-query'
import type { Stage } from '#modules/applications/contract.ts'
import { widgetsQuery } from '#modules/dashboard/web/api.ts'
import { dashboardWords as words } from '#modules/dashboard/words/dashboard.ts'

/** How long candidates usually stay in a stage, beside the target. */
export function StageTime({ stage }: { stage: Stage }) {
  const { data } = useQuery(widgetsQuery())
  const figures = data?.pipeline.find(one => one.stage === stage)
  if (!figures || figures.median_hours === null) return null
  const { median_hours, target_days } = figures
  const isOver = median_hours > target_days * 24
  return (
    <span className={`num text-12 font-normal ${isOver ? 'text-attention' : 'text-text-2'}`}>
      {words.timeInStage(median_hours, target_days)}
    </span>
  )
}
