import type { ReactNode } from 'react'
import { clockText } from './time.ts'

/** The second in which something was said. With `onPlay` it is a button that plays it. `seconds` from the recording's start. */
export function Moment({ seconds, onPlay }: { seconds: number; onPlay?: (seconds: number) => void }) {
  if (!onPlay) return <span className="moment pl-[7px]">{clockText(seconds)}</span>
  return (
    <button type="button" className="moment" onClick={() => onPlay(seconds)}>
      <span className="sr-only">Hear it at </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4.5v15l12-7.5z" />
      </svg>
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
