import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { CandidateScreening } from '../../contract.ts'
import type { Session } from './session-store.ts'

interface GateProps {
  session: Session
  screening: CandidateScreening
  onEnter: () => void
}

/** Before the first press of this page: sound may only begin after one. */
export function Gate({ session, screening, onEnter }: GateProps) {
  const { view, microphone } = session
  const back = view.room ? view.room.phase !== 'waiting' : screening.progress.started_at !== null
  const opening = !view.room || microphone === 'asking'
  return (
    <section className="room-words" aria-label="Before you go in">
      <h2 className="room-question">
        {back ? `Welcome back, ${screening.first_name}` : `Ready, ${screening.first_name}?`}
      </h2>
      <p className="mt-5 max-w-[52ch] text-18 text-text-2">
        {back
          ? 'Everything you said is kept, and the clock stood still while you were away. Press to go on where you were.'
          : 'The interviewer greets you first. The first question comes a few seconds after you press.'}
      </p>
      <p className="mt-7 flex min-h-12 flex-wrap items-center gap-4" role="status">
        {opening ? (
          <span className="flex items-center gap-3 text-text-2">
            <Spinner />{' '}
            {microphone === 'asking' ? 'Your browser asks whether it may use the microphone.' : whyWaiting(session)}
          </span>
        ) : (
          <Button kind="primary" size="large" onClick={onEnter}>
            {back ? 'Go on with the interview' : 'Begin the interview'}
          </Button>
        )}
      </p>
    </section>
  )
}

const whyWaiting = ({ view }: Session) =>
  view.line === 'lost' ? 'The room cannot be reached just now. Trying again by itself.' : 'Opening the room.'

/** Another tab has the room, or it does not open any more. */
export function OutOfRoom({ session, onHome }: { session: Session; onHome: () => void }) {
  const replaced = session.view.line === 'replaced'
  return (
    <section className="room-words" aria-label="Conversation">
      <h2 className="room-question">
        {replaced ? 'The interview went on elsewhere' : 'This room is closed to this page'}
      </h2>
      <p className="mt-5 max-w-[56ch] text-18 text-text-2" role="status">
        {replaced
          ? 'It was opened with the same link in another window or on another device. You can close this page, or bring the interview back here.'
          : (session.view.problem?.detail ?? 'The link may be too old, or replaced by a newer one.')}
      </p>
      <p className="mt-7 flex flex-wrap gap-3">
        {replaced && (
          <Button kind="primary" size="large" onClick={() => window.location.reload()}>
            Go on here
          </Button>
        )}
        <Button size="large" onClick={onHome}>
          To the start page
        </Button>
      </p>
    </section>
  )
}
