import type { ReactNode } from 'react'
import { clockText } from './time.ts'

interface MomentProps {
  /** From the interview's start. */
  seconds: number
  /** Makes it a button that leads there. */
  onPress?: () => void
  /** Whether there is something to hear; else it leads to the words alone. */
  heard?: boolean
}

/** The second in which something was said. */
export function Moment({ seconds, onPress, heard = true }: MomentProps) {
  if (!onPress) return <span className="moment pl-[7px]">{clockText(seconds)}</span>
  return (
    <button type="button" className={heard ? 'moment' : 'moment pl-[7px]'} onClick={onPress}>
      <span className="sr-only">{heard ? 'Hear it at ' : 'Read it at '}</span>
      {heard && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4.5v15l12-7.5z" />
        </svg>
      )}
      {clockText(seconds)}
    </button>
  )
}

/** Where a quote stands that was written: "Résumé, p. 1". */
export function Source({ children }: { children: ReactNode }) {
  return (
    <span className="chip h-5 align-[2px] text-11" data-tone="evidence">
      {children}
    </span>
  )
}
