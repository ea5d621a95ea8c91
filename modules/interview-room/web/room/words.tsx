import { useEffect, useId, useRef, useState } from 'react'
import type { RoomSpeech, RoomTurn } from '../../room-protocol.ts'
import type { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { saidUntil, wordsBegun } from './captions.ts'
import { Notices } from './notices.tsx'
import type { RoomSession } from './room-session.ts'
import { askedLast } from './room-view.ts'
import { hasFloor, type Session } from './session-store.ts'

/** Past this a turn is set smaller, so that it stands on one screen. */
const LONG = 190

interface WordsProps {
  session: Session
  room: RoomSession
}

/** Between the two bars: what is asked, and what is answered. */
export function Words({ session, room }: WordsProps) {
  const { view, playing, hushed, typing, text, unsure, sent } = session
  const turns = view.room?.turns ?? []
  const shown = turns.find(({ id }) => id === (playing ?? view.to_hear[0])) ?? askedLast(turns)
  const aside = turns.at(-1)?.kind === 'moment' ? turns.at(-1) : null
  const speaks = playing !== null && !hushed
  const floor = hasFloor(session)
  // The greeting stands alone; over a question one may begin to write.
  const paused = view.room?.phase === 'paused'
  const boxed =
    typing &&
    !sent &&
    !paused &&
    !view.ended &&
    view.to_hear.length <= 1 &&
    turns.some(({ kind }) => kind === 'question')
  const answered = paused || (typing && floor) || text !== '' || unsure !== '' || sent !== null || view.line === 'lost'
  return (
    <section className="room-words" aria-label="Conversation">
      {shown && (
        <Question
          key={shown.id}
          turn={shown}
          speech={view.speeches[shown.id] ?? null}
          voice={playing === shown.id ? room.voice : null}
          waits={playing !== shown.id && view.to_hear.includes(shown.id)}
          kept={!speaks && answered}
        />
      )}
      {boxed ? <TypedAnswer session={session} room={room} /> : <Heard session={session} />}
      <Notices session={session} room={room} />
      {!answered && !boxed && view.line === 'open' && session.notice === null && (
        <p className="room-hint">{hintFor(session, speaks, aside?.text ?? null)}</p>
      )}
    </section>
  )
}

function hintFor(session: Session, speaks: boolean, aside: string | null): string {
  const { view, writing, microphone, muted, voiced } = session
  if (view.room?.phase === 'paused') return 'Paused. The clock stands still until you go on.'
  if (view.ended) return 'That was the interview. You are taken on in a moment.'
  if (speaks || view.to_hear.length > 0)
    return view.to_hear.length > 1
      ? 'The first question comes next. You may begin before the end of it: it stops and listens.'
      : 'Your turn comes next. You may also start before the end: it stops and listens.'
  if (view.moment)
    return `${aside ?? 'Take the time you need.'} The interviewer stays quiet until you speak. Pauses never count, for you or against you.`
  if (microphone !== 'on') return 'Press “Type instead” to answer. A typed answer counts exactly like a spoken one.'
  if (muted) return 'You are muted. Unmute to speak, or type.'
  if (writing === 'none')
    return session.recording
      ? 'Nothing here writes speech down. You may speak, and it is recorded, but only typed words count: press “Type instead”.'
      : 'Nothing here writes speech down, so only typed words count: press “Type instead”.'
  if (writing === 'server')
    return voiced
      ? 'You are heard. When you have said it, press “I’m done”.'
      : 'Your turn. Speak when you are ready; what you say is written down when you are done.'
  return 'Your turn. Speak when you are ready, think as long as you like.'
}

interface QuestionProps {
  turn: RoomTurn
  speech: RoomSpeech | null
  /** While it sounds. */
  voice: InterviewerVoice | null
  /** Its sound is still on its way. */
  waits: boolean
  kept: boolean
}

/** What the interviewer says, in large captions that follow the voice. For screen readers it is there at once and whole. */
function Question({ turn, speech, voice, waits, kept }: QuestionProps) {
  const words = speech?.words ?? NO_WORDS
  const begun = useWordsBegun(voice, words)
  const until = waits ? 0 : voice && words.length > 0 ? saidUntil(turn.text, words, begun) : turn.text.length
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {turn.text}
      </p>
      <p
        aria-hidden="true"
        className="room-question"
        data-kept={kept || undefined}
        data-long={turn.text.length > LONG || undefined}
      >
        {turn.text.slice(0, until)}
        {until < turn.text.length && <span className="room-to-come">{turn.text.slice(until)}</span>}
      </p>
    </>
  )
}

const NO_WORDS: RoomSpeech['words'] = []

/** Looked at each frame while it sounds, drawn only when a word begins. */
function useWordsBegun(voice: InterviewerVoice | null, words: RoomSpeech['words']): number {
  const [begun, setBegun] = useState(0)
  useEffect(() => {
    if (!voice || words.length === 0) return
    let frame = 0
    const look = () => {
      setBegun(wordsBegun(words, voice.ms))
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [voice, words])
  return begun
}

/** Only the last lines of a long answer are shown; nothing of it is lost. */
const SHOWN_CHARACTERS = 230

function lastOf(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text
  const cut = text.slice(-SHOWN_CHARACTERS)
  return `…${cut.slice(cut.indexOf(' ') + 1)}`
}

/** Up to the last sentence or so it was said earlier. */
function parted(text: string): [string, string] {
  const found = text.slice(0, -1).search(/[.!?]\s+[^.!?]*$/u)
  return found < 0 ? ['', text] : [text.slice(0, found + 1), text.slice(found + 1)]
}

function Heard({ session }: { session: Session }) {
  const { text, unsure, sent, view } = session
  const all = sent ? (sent.text ?? '') : text
  if (!all && !unsure) return sent ? <p className="room-hint">Your answer is being written down.</p> : null
  const [earlier, latest] = parted(lastOf(all))
  return (
    <div className="room-heard">
      {view.line === 'open' && (
        <h2>{sent ? 'Heard. You can correct it afterwards.' : 'Heard so far. You can correct it afterwards.'}</h2>
      )}
      <p aria-live={sent ? undefined : 'polite'}>
        {sent ? (
          lastOf(all)
        ) : (
          <>
            <span className="room-earlier">{earlier}</span>
            {latest} {unsure && <span className="room-unsure">{unsure}</span>}
            <span className="room-caret" aria-hidden="true" />
          </>
        )}
      </p>
    </div>
  )
}

function TypedAnswer({ session, room }: { session: Session; room: RoomSession }) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div className="room-answer">
      <label htmlFor={id}>Your answer</label>
      <textarea
        ref={box}
        id={id}
        value={session.text}
        aria-describedby={`${id}-help`}
        onChange={event => room.typed(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          room.done()
        }}
      />
      <p id={`${id}-help`} className="room-answer-help">
        <span>
          {session.writing === 'none' && session.microphone === 'on'
            ? 'Nothing here writes speech down, so answers are typed. They count exactly like spoken ones.'
            : 'A typed answer counts exactly like a spoken one.'}
        </span>
        <span>{session.view.line === 'open' ? 'Saved as you type.' : 'Saved on this device.'}</span>
        <span className="room-hide-phone">
          <span className="kbd">Ctrl</span> <span className="kbd">Enter</span> hands it in.
        </span>
      </p>
    </div>
  )
}
