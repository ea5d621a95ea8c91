import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { OrgSign } from '../org-sign.tsx'
import { timeLeft } from './room-view.ts'
import type { Session } from './session-store.ts'

interface TopBarProps {
  session: Session
  screening: CandidateScreening
  onLeave: () => void
}

/** Whose interview, where in it, how much time, and the way out. */
export function TopBar({ session, screening, onLeave }: TopBarProps) {
  const { view, recording } = session
  const { room } = view
  const count = room?.question_count ?? screening.question_count
  const asked = room?.turns.filter(({ kind }) => kind === 'question').length ?? screening.progress.asked
  const number = room?.question?.number ?? asked
  return (
    <>
      <p className="room-org">
        <OrgSign organization={screening.organization} />
        <span className="room-org-name">
          <b className="font-medium">{screening.organization.organization_name}</b>
          <span className="text-text-2">{screening.job.title}</span>
        </span>
      </p>
      <div className="room-where">
        <span className="room-at num">
          {number > 0 ? `Question ${String(number)} of ${String(count)}` : `${String(count)} questions`}
        </span>
        <ol aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps have no other name
            <li key={index} data-step={stepOf(index + 1, number, room?.question === null && asked > 0)} />
          ))}
        </ol>
        <TimeLeft session={session} />
      </div>
      <div className="room-exit">
        {recording && <span className="room-rec">{room?.phase === 'paused' ? 'Recording paused' : 'Recording'}</span>}
        <Button kind="quiet" onClick={onLeave}>
          <LogOut aria-hidden="true" strokeWidth={1.75} />
          Leave
        </Button>
      </div>
    </>
  )
}

const stepOf = (step: number, number: number, allAsked: boolean) => {
  if (step < number || (allAsked && step <= number)) return 'past'
  return step === number ? 'now' : undefined
}

function TimeLeft({ session }: { session: Session }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className="room-left num">{timeLeft(session.view, Math.max(now, session.view.clock?.at ?? 0))}</span>
}
