import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { roomWords } from '../../words/room.ts'
import { OrganizationLogo } from '../organization-logo.tsx'
import { timeLeft } from './room-view.ts'
import { isOutside, type Session } from './session-store.ts'

const words = roomWords.top

interface TopBarProps {
  session: Session
  screening: CandidateScreening
  onLeave: () => void
}

/** The organization, the progress, the time left and the way out. A page outside of the room knows only the first. */
export function TopBar({ session, screening, onLeave }: TopBarProps) {
  const { organization, job } = screening
  const paused = session.view.room?.phase === 'paused'
  return (
    <>
      <p className="room-organization">
        <OrganizationLogo organization={organization} />
        <span className="room-organization-name">
          <b className="font-medium">{organization.organization_name}</b>
          <span className="text-text-2">{job.title}</span>
        </span>
      </p>
      {!isOutside(session) && (
        <>
          <Progress session={session} screening={screening} />
          <div className="room-exit">
            {session.recording && (
              <span className="room-recording" data-paused={paused || undefined}>
                {paused ? words.recordingPaused : words.recording}
              </span>
            )}
            <Button kind="quiet" onClick={onLeave}>
              <LogOut aria-hidden="true" strokeWidth={1.75} />
              {words.leave}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function Progress({ session, screening }: Pick<TopBarProps, 'session' | 'screening'>) {
  const { room } = session.view
  const count = room?.question_count ?? screening.question_count
  const asked = room?.turns.filter(({ kind }) => kind === 'question').length ?? screening.progress.asked
  const number = room?.question?.number ?? asked
  const allAsked = room?.question === null && asked > 0
  return (
    <div className="room-progress">
      <span className="room-number num">{number > 0 ? words.question(number, count) : words.questions(count)}</span>
      <ol aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no other name
          <li key={index} data-step={stepState(index + 1, number, allAsked)} />
        ))}
      </ol>
      <TimeLeft session={session} />
    </div>
  )
}

const stepState = (step: number, number: number, allAsked: boolean) => {
  if (step < number || (allAsked && step <= number)) return 'past'
  return step === number ? 'now' : undefined
}

function TimeLeft({ session }: { session: Session }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className="room-time num">{timeLeft(session.view, Math.max(now, session.view.clock?.at ?? 0))}</span>
}
