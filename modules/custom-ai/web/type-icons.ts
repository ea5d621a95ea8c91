import { AlignLeft, ChartNoAxesColumnIncreasing, CircleDot, Hash, type LucideIcon, ToggleRight } from 'lucide-react'
import type { AnswerType } from '../contract.ts'

export const TYPE_ICONS: Record<AnswerType, LucideIcon> = {
  yes_no: ToggleRight,
  number: Hash,
  choice: CircleDot,
  text: AlignLeft,
  score: ChartNoAxesColumnIncreasing,
}
