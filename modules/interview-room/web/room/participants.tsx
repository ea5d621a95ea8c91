import { roomWords } from '../../words/room.ts'
import { SelfView } from '#modules/recordings/web/capture/self-view.tsx'
import { hasFloor, type Session } from './session-store.ts'

interface Status {
  readonly text: string
  readonly pill?: string
  readonly thinking?: boolean
}

function interviewerStatus(session: Session): Status {
  const { view, entered, playing, yielding, sent } = session
  const words = roomWords.interviewer
  if (view.connection === 'connecting') return { text: words.connecting }
  if (view.connection !== 'open') return { text: words.notConnected }
  if (!entered) return { text: words.ready }
  if (view.room?.phase === 'paused') return { text: words.waiting }
  if (sent) return { text: words.thinking, pill: words.oneMoment, thinking: true }
  if (playing && !yielding) return { text: words.voice, pill: words.speaking }
  if (view.to_play.length > 0 && !yielding) return { text: words.aboutToSpeak, pill: words.oneMoment, thinking: true }
  if (view.moment) return { text: words.waiting }
  if (hasFloor(session)) return { text: session.typing ? words.awaitingAnswer : words.listening }
  return { text: words.voice }
}

/** The interviewer and what it is doing. */
export function Interviewer({ session }: { session: Session }) {
  const { text, pill, thinking } = interviewerStatus(session)
  return (
    <div className="room-person room-interviewer">
      <span>
        <b>{roomWords.interviewer.name}</b>
        {text}
      </span>
      <span role="status" className="empty:hidden">
        {pill && (
          <span className="room-pill" data-thinking={thinking || undefined}>
            {pill}
          </span>
        )}
      </span>
    </div>
  )
}

function candidateStatus({ view, microphone, muted, recording, speech }: Session): string {
  const words = roomWords.you
  if (view.connection === 'lost' && recording) return words.recordingOnDevice
  if (microphone === 'asking') return words.asking
  if (microphone === 'blocked' || microphone === 'missing' || microphone === 'busy') return words[microphone]
  if (speech === 'none' && view.room) return words.typing
  return microphone === 'on' && !muted ? words.on : words.off
}

/** The candidate: their own camera, and whether they are heard. */
export function Candidate({ session, hasFloor: myTurn }: { session: Session; hasFloor: boolean }) {
  const recording = session.recording && session.view.connection === 'open' && session.view.room?.phase !== 'paused'
  return (
    <div className="room-person room-candidate" data-floor={myTurn || undefined}>
      <SelfView className="room-self-view" camera={session.camera} />
      <span>
        <b>{roomWords.you.name}</b>
        {candidateStatus(session)}
        {recording && <span className="room-only-phone">{roomWords.you.recording}</span>}
      </span>
      <span role="status" className="empty:hidden">
        {myTurn && <span className="room-pill">{roomWords.you.yourTurn}</span>}
      </span>
    </div>
  )
}
