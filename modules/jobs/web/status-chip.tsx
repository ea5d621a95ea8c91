import { Chip, type ChipTone } from '#ui/chip.tsx'
import type { JobStatus } from '../contract.ts'
import { jobTerms } from '../words/terms.ts'

const TONES: Record<JobStatus, ChipTone> = { draft: 'outline', open: 'brand', paused: 'attention', closed: 'neutral' }

export const StatusChip = ({ status }: { status: JobStatus }) => (
  <Chip tone={TONES[status]}>{jobTerms.status[status]}</Chip>
)
