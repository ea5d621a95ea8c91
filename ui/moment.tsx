import type { ReactNode } from 'react'
import { playerTime } from '#platform/locale/dates.ts'
import { Link } from './router.tsx'
import { partWords } from './words.ts'

interface MomentProps {
  /** From the interview's start. */
  seconds: number
  /** Makes it a button that jumps there. */
  onPress?: () => void
  /** Makes it a link to there. */
  to?: string
  /** Whether there is audio. Without audio the button leads to the transcript only. */
  heard?: boolean
}

/** The time in the interview at which something was said. */
export function Moment({ seconds, onPress, to, heard = true }: MomentProps) {
  if (to)
    return (
      <Link to={to} className="moment pl-[7px]">
        <span className="sr-only">{partWords.openAt}</span>
        {playerTime(seconds)}
      </Link>
    )
  if (!onPress) return <span className="moment pl-[7px]">{playerTime(seconds)}</span>
  return (
    <button type="button" className={heard ? 'moment' : 'moment pl-[7px]'} onClick={onPress}>
      <span className="sr-only">{heard ? partWords.playFrom : partWords.readFrom}</span>
      {heard && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4.5v15l12-7.5z" />
        </svg>
      )}
      {playerTime(seconds)}
    </button>
  )
}

/** Where a written quote comes from: "Résumé, p. 1". With `to` it leads there. */
export function Source({ to, children }: { to?: string; children: ReactNode }) {
  const look = { className: 'chip h-5 align-[2px] text-11', 'data-tone': 'evidence' }
  if (!to) return <span {...look}>{children}</span>
  return (
    <Link to={to} {...look}>
      {children}
    </Link>
  )
}
