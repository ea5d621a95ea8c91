import { useEffect, useId, useRef } from 'react'
import { roomWords } from '../../words/room.ts'
import type { RoomActions } from './room-actions.ts'
import type { Session } from './session-store.ts'

const words = roomWords.answer

/** Where an answer is typed. */
export function AnswerBox({ session, room }: { session: Session; room: RoomActions }) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div className="room-answer">
      <label htmlFor={id}>{words.label}</label>
      <textarea
        ref={box}
        id={id}
        value={session.text}
        aria-describedby={`${id}-help`}
        onChange={event => room.typed(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          room.submit()
        }}
      />
      <p id={`${id}-help`} className="room-answer-help">
        <span>{session.speech === 'none' ? words.noSpeechToText : words.sameAsSpoken}</span>
        <span>{session.view.connection === 'open' ? words.saved : words.savedOnDevice}</span>
        <span className="room-hide-phone">
          <span className="kbd">Ctrl</span> <span className="kbd">Enter</span> {words.submitKey}
        </span>
      </p>
    </div>
  )
}
