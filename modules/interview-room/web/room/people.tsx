import { OwnPicture } from '../own-picture.tsx'
import type { Session } from './session-store.ts'
import { hasFloor } from './session-store.ts'

function theirDoing(session: Session): { says: string; pill?: string; thinks?: boolean } {
  const { view, entered, playing, hushed, sent } = session
  if (view.line === 'opening') return { says: 'Coming to the room' }
  if (view.line !== 'open') return { says: 'Out of reach' }
  if (!entered) return { says: 'Waiting for you' }
  if (view.room?.phase === 'paused') return { says: 'Waiting, in no hurry' }
  if (sent) return { says: 'Going over what you said', pill: 'One moment', thinks: true }
  if (playing && !hushed) return { says: 'With a synthetic voice', pill: 'Speaking' }
  if (view.to_hear.length > 0 && !hushed) return { says: 'About to speak', pill: 'One moment', thinks: true }
  if (view.moment) return { says: 'Waiting, in no hurry' }
  if (hasFloor(session)) return { says: session.typing ? 'Waiting for your answer' : 'Listening' }
  return { says: 'With a synthetic voice' }
}

/** The interviewer: what it is doing now. */
export function Them({ session }: { session: Session }) {
  const { says, pill, thinks } = theirDoing(session)
  return (
    <div className="room-who room-them">
      <span>
        <b>AI interviewer</b>
        {says}
      </span>
      <span role="status">
        {pill && (
          <span className="room-floor" data-thinks={thinks || undefined}>
            {pill}
          </span>
        )}
      </span>
    </div>
  )
}

function myDoing(session: Session): string {
  const { view, microphone, muted, recording } = session
  if (view.line === 'lost' && recording) return 'Recording on this device'
  if (microphone === 'asking') return 'Asking for the microphone'
  if (microphone === 'blocked') return 'Microphone not allowed'
  if (microphone === 'missing') return 'No microphone found'
  if (microphone === 'busy') return 'Microphone in use elsewhere'
  if (microphone !== 'on' || muted) return 'Microphone off'
  return 'Microphone on'
}

/** The candidate: their own picture, and whether they are heard. */
export function Me({ session, floor }: { session: Session; floor: boolean }) {
  return (
    <div className="room-who room-me" data-floor={floor || undefined}>
      <OwnPicture className="room-picture" track={session.picture} />
      <span>
        <b>You</b>
        {myDoing(session)}
        {session.recording && session.view.line === 'open' && session.view.room?.phase !== 'paused' && (
          <span className="room-only-phone">, recording</span>
        )}
      </span>
      <span role="status" className="empty:hidden max-xl:ml-auto">
        {floor && <span className="room-floor">Your turn</span>}
      </span>
    </div>
  )
}
