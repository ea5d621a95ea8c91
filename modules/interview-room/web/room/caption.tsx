import { useEffect, useState } from 'react'
import type { RoomSpeech, RoomTurn } from '../../room-protocol.ts'
import type { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { spokenUntil, startedWords } from './captions.ts'

/** A longer turn is set in smaller type, so that it fits on the screen. */
const LONG = 190

interface CaptionProps {
  turn: RoomTurn
  speech: RoomSpeech | null
  /** The voice while it speaks this turn. */
  voice: InterviewerVoice | null
  /** The turn has not started yet. */
  upcoming: boolean
  /** The turn is over and makes room for the answer. */
  small: boolean
}

/** What the interviewer says, in large captions that follow the voice. Screen readers get the complete text right away. */
export function Caption({ turn, speech, voice, upcoming, small }: CaptionProps) {
  const words = speech?.words ?? NO_WORDS
  const started = useStartedWords(voice, words)
  const until = upcoming ? 0 : voice && words.length > 0 ? spokenUntil(turn.text, words, started) : turn.text.length
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {turn.text}
      </p>
      <p
        aria-hidden="true"
        className="room-question"
        data-small={small || undefined}
        data-long={turn.text.length > LONG || undefined}
      >
        {turn.text.slice(0, until)}
        {until < turn.text.length && <span className="room-upcoming">{turn.text.slice(until)}</span>}
      </p>
    </>
  )
}

const NO_WORDS: RoomSpeech['words'] = []

/** Checked in every frame while the voice speaks; the caption is only drawn again when a word starts. */
function useStartedWords(voice: InterviewerVoice | null, words: RoomSpeech['words']): number {
  const [started, setStarted] = useState(0)
  useEffect(() => {
    if (!voice || words.length === 0) return
    let frame = 0
    const check = () => {
      setStarted(startedWords(words, voice.ms))
      frame = requestAnimationFrame(check)
    }
    frame = requestAnimationFrame(check)
    return () => cancelAnimationFrame(frame)
  }, [voice, words])
  return started
}
