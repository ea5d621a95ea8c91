import { useEffect, useId, useRef } from 'react'
import { roomWords } from '../../words/room.ts'
import { MAX_ANSWER } from './answer-limit.ts'
import type { RoomActions } from './room-actions.ts'
import type { Session } from './session-store.ts'

const words = roomWords.answer
/** From then on, the box says how many characters are left. */
const NEAR_LIMIT = 1000

function limitMessage(left: number): string {
  if (left > 0) return words.charactersLeft(left)
  return left === 0 ? words.limitReached(MAX_ANSWER) : words.overLimit(-left, MAX_ANSWER)
}

/** Where an answer is typed. */
export function AnswerBox({ session, room }: { session: Session; room: RoomActions }) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
  }, [])
  const left = MAX_ANSWER - session.text.length
  return (
    <div className="room-answer">
      <label htmlFor={id}>{words.label}</label>
      <textarea
        ref={box}
        id={id}
        value={session.text}
        maxLength={MAX_ANSWER}
        aria-describedby={`${id}-limit ${id}-help`}
        onChange={event => room.typed(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          room.submit()
        }}
      />
      {/* Read out only when the limit is reached, not with every letter. */}
      <p id={`${id}-limit`} className="room-answer-limit" aria-live={left > 0 ? 'off' : 'polite'}>
        {left <= NEAR_LIMIT && limitMessage(left)}
      </p>
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
