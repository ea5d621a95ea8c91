import type { ResumeImport } from '../contract.ts'
import { readOf } from './progress.ts'

/** How much of an import was read. */
export function ProgressBar({ label, of }: { label: string; of: Pick<ResumeImport, 'total' | 'counts'> }) {
  const read = readOf(of)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of.total}
      aria-valuenow={read}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full bg-brand" style={{ width: `${of.total === 0 ? 0 : (read / of.total) * 100}%` }} />
    </div>
  )
}
