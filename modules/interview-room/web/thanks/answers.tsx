import { useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown, Pause, Pencil, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { playerTime } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { TranscriptTurn } from '../../contract.ts'
import { thanksWords } from '../../words/thanks.ts'
import { correctTurn, type Transcript, transcriptQuery } from '../candidate-api.ts'
import { type AnsweredQuestion, answersByQuestion } from './answers-by-question.ts'
import { type AnswerPlayback, useAnswerPlayback } from './use-answer-playback.ts'
import { wordChanges } from './word-changes.ts'

const words = thanksWords.transcript

/** The length of an answer, like "1:24". */
const lengthText = (milliseconds: number) => playerTime(Math.max(0, milliseconds) / 1000).replace(/^0/, '')

interface AnswersProps {
  token: string
  transcript: Transcript | null
  error: unknown
  open: boolean
  zone: string
}

const NONE: Transcript['recordings'] = []

/** The transcript, question by question; one is open at a time. */
export function Answers({ token, transcript, error, open, zone }: AnswersProps) {
  const [shown, setShown] = useState<string | null>(null)
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const playback = useAnswerPlayback(media, transcript?.recordings ?? NONE)
  if (error) return <ErrorState error={error} title={words.failed} nothingLost />
  if (!transcript)
    return (
      <div className="iv-answers grid gap-px p-4" aria-busy="true">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    )
  return (
    <>
      <ol className="iv-answers">
        {answersByQuestion(transcript).map(question => (
          <Question
            key={question.id}
            question={question}
            shown={shown === question.id}
            onToggle={() => setShown(shown === question.id ? null : question.id)}
          >
            {question.answers.map(({ follow_up, turn }) => (
              <Answer
                key={turn.id}
                token={token}
                followUp={follow_up}
                turn={turn}
                open={open}
                zone={zone}
                playback={playback}
              />
            ))}
            {question.answers.length === 0 && <p className="iv-note">{words.noAnswer}</p>}
          </Question>
        ))}
      </ol>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is shown next to it */}
      <video ref={setMedia} className="hidden" preload="none" />
    </>
  )
}

interface QuestionProps {
  question: AnsweredQuestion
  shown: boolean
  onToggle: () => void
  children: React.ReactNode
}

function Question({ question, shown, onToggle, children }: QuestionProps) {
  const id = useId()
  const { corrections, answers, length_ms, number, text } = question
  const aside =
    corrections > 0
      ? words.corrections(corrections)
      : answers.length === 0
        ? words.none
        : answers.every(({ turn }) => turn.input === 'typed')
          ? words.typed
          : lengthText(length_ms)
  return (
    <li>
      <button type="button" className="iv-row" aria-expanded={shown} aria-controls={id} onClick={onToggle}>
        <span className="num">{number ?? '+'}</span>
        <span>{text}</span>
        <span className="iv-row-length num">{aside}</span>
        <Icon of={ChevronDown} size={20} />
      </button>
      <div id={id} className="iv-answer" hidden={!shown}>
        {shown && children}
      </div>
    </li>
  )
}

interface AnswerProps {
  token: string
  followUp: string | null
  turn: TranscriptTurn
  open: boolean
  zone: string
  playback: AnswerPlayback
}

function Answer({ token, followUp, turn, open, zone, playback }: AnswerProps) {
  const [editing, setEditing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const client = useQueryClient()
  async function save(text: string) {
    setError(null)
    try {
      await correctTurn(token, turn.id, text)
      await client.invalidateQueries({ queryKey: transcriptQuery(token).queryKey })
      setEditing(false)
    } catch (thrown) {
      setError(errorWords(thrown).says)
    }
  }
  return (
    <div>
      {followUp && <p className="iv-answer-question">{followUp}</p>}
      {editing ? (
        <Edit turn={turn} error={error} onSave={save} onCancel={() => setEditing(false)} playback={playback} />
      ) : (
        <>
          <AnswerText turn={turn} />
          <p className="iv-answer-actions">
            <Listen turn={turn} playback={playback} />
            {open && (
              <Button kind="quiet" onClick={() => setEditing(true)}>
                <Icon of={Pencil} />
                {words.edit}
              </Button>
            )}
          </p>
          {turn.corrected_at && (
            <p className="iv-corrected" role="status">
              <Icon of={Check} />
              <span>{words.correctedAt(locale.time(new Date(turn.corrected_at), zone))}</span>
              {open && turn.original_text !== null && (
                <Button kind="quiet" onClick={() => void save(turn.original_text ?? turn.text)}>
                  {words.undo}
                </Button>
              )}
            </p>
          )}
          {error && (
            <p className="iv-field-error" role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </div>
  )
}

function AnswerText({ turn }: { turn: TranscriptTurn }) {
  if (turn.original_text === null) return <p className="iv-quote">{turn.text}</p>
  return (
    <p className="iv-quote">
      {wordChanges(turn.original_text, turn.text).map(({ kind, text }, index) => {
        const key = `${String(index)} ${kind}`
        if (kind === 'kept') return <span key={key}>{text}</span>
        return kind === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
      })}
    </p>
  )
}

function Listen({ turn, playback }: { turn: TranscriptTurn; playback: AnswerPlayback }) {
  if (!playback.has(turn)) return null
  const playing = playback.playing === turn.id
  return (
    <Button kind="quiet" onClick={() => playback.toggle(turn)}>
      <Icon of={playing ? Pause : Play} />
      {playing ? words.stop : words.listen(lengthText(turn.end_ms - turn.start_ms))}
    </Button>
  )
}

interface EditProps {
  turn: TranscriptTurn
  error: string | null
  onSave: (text: string) => Promise<void>
  onCancel: () => void
  playback: AnswerPlayback
}

function Edit({ turn, error, onSave, onCancel, playback }: EditProps) {
  const id = useId()
  const [text, setText] = useState(turn.text)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave(text.trim() === '' ? (turn.original_text ?? turn.text) : text)
    setBusy(false)
  }
  return (
    <div className="iv-edit">
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        className="iv-text"
        value={text}
        aria-describedby={`${id}-help`}
        onChange={event => setText(event.target.value)}
      />
      <p className="iv-note" id={`${id}-help`}>
        {words.help}
        {turn.original_text !== null && words.original(turn.original_text)}
      </p>
      {error && (
        <p className="iv-field-error" role="alert">
          {error}
        </p>
      )}
      <p className="iv-actions mt-1">
        <Button kind="primary" busy={busy} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Listen turn={turn} playback={playback} />
      </p>
    </div>
  )
}
