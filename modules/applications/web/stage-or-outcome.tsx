import { Stage } from '#ui/stage-ring.tsx'
import type { ApplicationListItem } from '../contract.ts'
import { OUTCOME_NAMES } from '../policy.ts'

/** The stage of an application, or its outcome. */
export const StageOrOutcome = ({ item }: { item: ApplicationListItem }) =>
  item.outcome === 'active' ? (
    <Stage stage={item.stage} />
  ) : (
    <span className="text-text-2">{OUTCOME_NAMES[item.outcome]}</span>
  )
