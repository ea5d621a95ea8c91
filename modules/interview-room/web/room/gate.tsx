import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { roomWords } from '../../words/room.ts'
import type { Session } from './session-store.ts'

const words = roomWords.gate

interface GateProps {
  session: Session
  screening: CandidateScreening
  onEnter: () => void
}

/** Before the first click on this page: browsers only play sound after one. */
export function Gate({ session, screening, onEnter }: GateProps) {
  const { view, microphone, speech, testingSpeech } = session
  const started = view.room ? view.room.phase !== 'waiting' : screening.progress.started_at !== null
  const busy = !view.room || microphone === 'asking' || testingSpeech
  const mustType = view.room !== null && speech === 'none'
  return (
    <section className="room-words" aria-label={words.label}>
      <h2 className="room-question">
        {started ? words.welcomeBack(screening.first_name) : words.ready(screening.first_name)}
      </h2>
      {mustType && (
        <p className="mt-5 max-w-[56ch] text-18 text-text-2" role="status">
          <b className="font-medium text-text">{words.typedTitle}.</b> {words.typedText}
        </p>
      )}
      <p className="mt-5 max-w-[52ch] text-18 text-text-2">{started ? words.backText : words.text}</p>
      <p className="mt-7 flex min-h-12 flex-wrap items-center gap-4" role="status">
        {busy ? (
          <span className="flex items-center gap-3 text-text-2">
            <Spinner /> {busyText(session)}
          </span>
        ) : (
          <Button kind="primary" size="large" onClick={onEnter}>
            {started ? words.continue : words.start}
          </Button>
        )}
      </p>
    </section>
  )
}

const busyText = ({ view, microphone, testingSpeech }: Session) => {
  if (microphone === 'asking') return words.askingMicrophone
  if (testingSpeech) return words.testingSpeech
  return view.connection === 'lost' ? words.notConnected : words.connecting
}

/** Another page has taken the interview over, or entry was refused. */
export function OutsideRoom({ session, onHome }: { session: Session; onHome: () => void }) {
  const replaced = session.view.connection === 'replaced'
  const outside = roomWords.outside
  return (
    <section className="room-words room-outside" aria-label={roomWords.conversation.label}>
      <h2 className="room-question">{replaced ? outside.replaced : outside.refused}</h2>
      <p className="mt-5 max-w-[56ch] text-18 text-text-2" role="status">
        {replaced ? outside.replacedText : (session.view.problem?.detail ?? outside.refusedText)}
      </p>
      <p className="mt-7 flex flex-wrap gap-3">
        {replaced && (
          <Button kind="primary" size="large" onClick={() => window.location.reload()}>
            {outside.continueHere}
          </Button>
        )}
        <Button size="large" onClick={onHome}>
          {outside.toStart}
        </Button>
      </p>
    </section>
  )
}
