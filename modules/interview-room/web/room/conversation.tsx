import { roomWords } from '../../words/room.ts'
import type { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { AnswerBox } from './answer-box.tsx'
import { Caption } from './caption.tsx'
import { Notices } from './notices.tsx'
import { Offers } from './offers.tsx'
import type { RoomActions } from './room-actions.ts'
import { lastAsked } from './room-view.ts'
import { hasFloor, isSilent, offered, type Session } from './session-store.ts'
import { SpokenAnswer } from './spoken-answer.tsx'

const words = roomWords.conversation

interface ConversationProps {
  session: Session
  room: RoomActions
  voice: InterviewerVoice
  onLeave: () => void
}

/** What is asked and what is answered. */
export function Conversation({ session, room, voice, onLeave }: ConversationProps) {
  const { view, playing, yielding, typing, text, interim, sent, notice } = session
  const turns = view.room?.turns ?? []
  const shown = turns.find(({ id }) => id === (playing ?? view.to_play[0])) ?? lastAsked(turns)
  const speaking = playing !== null && !yielding
  const offers = offered(session)
  const hasBox = showsAnswerBox(session)
  const answering =
    isSilent(view) ||
    (typing && hasFloor(session)) ||
    text !== '' ||
    interim !== '' ||
    sent !== null ||
    view.connection === 'lost'
  return (
    <section className="room-words" aria-label={words.label}>
      {shown && (
        <Caption
          key={shown.id}
          turn={shown}
          speech={view.speeches[shown.id] ?? null}
          voice={playing === shown.id ? voice : null}
          upcoming={playing !== shown.id && view.to_play.includes(shown.id)}
          small={(!speaking && answering) || offers.length > 0}
        />
      )}
      {hasBox ? <AnswerBox session={session} room={room} /> : <SpokenAnswer session={session} />}
      {shown && offers.length > 0 && <Offers session={session} room={room} turn={shown} onLeave={onLeave} />}
      <Notices session={session} room={room} />
      {!answering && !hasBox && offers.length === 0 && view.connection === 'open' && notice === null && (
        <p className="room-hint">{hintFor(session, speaking)}</p>
      )}
    </section>
  )
}

/** The box is there as soon as a question is on screen, and stays while the connection is lost. The greeting is shown alone. */
const showsAnswerBox = ({ typing, sent, view }: Session): boolean =>
  typing &&
  !sent &&
  !isSilent(view) &&
  !view.ended &&
  view.to_play.length <= 1 &&
  (view.room?.turns.some(({ kind }) => kind === 'question') ?? false)

function hintFor(session: Session, speaking: boolean): string {
  const { view, speech, microphone, muted, voiced } = session
  if (view.room?.phase === 'paused') return words.paused
  if (view.ended) return words.ended
  if (speaking || view.to_play.length > 0) {
    const next = microphone === 'on' ? words.next : words.nextTyped
    return view.to_play.length > 1 ? next.firstQuestion : next.yourTurn
  }
  if (view.moment) {
    const last = view.room?.turns.at(-1)
    return words.moment(last?.kind === 'moment' ? last.text : words.takeYourTime)
  }
  if (microphone !== 'on') return words.noMicrophone
  if (muted) return words.muted
  if (speech === 'server') return voiced ? words.heard : words.transcribedLater
  return words.yourTurn
}
