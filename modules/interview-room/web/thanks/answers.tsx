import { useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown, Pause, Pencil, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { clockText, hourText } from '#ui/time.ts'
import type { TranscriptTurn } from '../../contract.ts'
import { correctTurn, type Transcript, transcriptQuery } from '../candidate-api.ts'
import { byQuestion, type SaidToQuestion, wordChanges } from './said.ts'
import { type Listening, useListening } from './use-listening.ts'

interface AnswersProps {
  token: string
  transcript: Transcript | null
  error: unknown
  open: boolean
  zone: string
}

const NONE: Transcript['recordings'] = []

/** What was heard, question by question; one is open at a time. */
export function Answers({ token, transcript, error, open, zone }: AnswersProps) {
  const [shown, setShown] = useState<string | null>(null)
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const listening = useListening(media, transcript?.recordings ?? NONE)
  if (error) return <ErrorState error={error} title="The transcript could not be loaded" nothingLost />
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
        {byQuestion(transcript).map(said => (
          <Question
            key={said.id}
            said={said}
            shown={shown === said.id}
            onToggle={() => setShown(shown === said.id ? null : said.id)}
          >
            {said.answers.map(({ ask, turn }) => (
              <Answer key={turn.id} token={token} ask={ask} turn={turn} open={open} zone={zone} listening={listening} />
            ))}
            {said.answers.length === 0 && <p className="iv-note">Nothing was said to this question.</p>}
          </Question>
        ))}
      </ol>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand beside it */}
      <video ref={setMedia} className="hidden" preload="none" />
    </>
  )
}

interface QuestionProps {
  said: SaidToQuestion
  shown: boolean
  onToggle: () => void
  children: React.ReactNode
}

function Question({ said, shown, onToggle, children }: QuestionProps) {
  const id = useId()
  const { corrections, answers, length_ms } = said
  const aside =
    corrections > 0
      ? `${String(corrections)} ${corrections === 1 ? 'correction' : 'corrections'}`
      : answers.length === 0
        ? 'no answer'
        : answers.every(({ turn }) => turn.input === 'typed')
          ? 'typed'
          : clockText(length_ms / 1000).replace(/^0/, '')
  return (
    <li>
      <button type="button" className="iv-row" aria-expanded={shown} aria-controls={id} onClick={onToggle}>
        <span className="num">{said.number ?? '+'}</span>
        <span>{said.text}</span>
        <span className="iv-row-length num">{aside}</span>
        <Icon of={ChevronDown} size={20} />
      </button>
      <div id={id} className="iv-said" hidden={!shown}>
        {shown && children}
      </div>
    </li>
  )
}

interface AnswerProps {
  token: string
  ask: string | null
  turn: TranscriptTurn
  open: boolean
  zone: string
  listening: Listening
}

function Answer({ token, ask, turn, open, zone, listening }: AnswerProps) {
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
      {ask && <p className="iv-ask">{ask}</p>}
      {editing ? (
        <Edit turn={turn} error={error} onSave={save} onCancel={() => setEditing(false)} listening={listening} />
      ) : (
        <>
          <Words turn={turn} />
          <p className="iv-tools">
            <Listen turn={turn} listening={listening} />
            {open && (
              <Button kind="quiet" onClick={() => setEditing(true)}>
                <Icon of={Pencil} />
                Correct
              </Button>
            )}
          </p>
          {turn.corrected_at && (
            <p className="iv-fixed" role="status">
              <Icon of={Check} />
              <span>Corrected by you at {hourText(new Date(turn.corrected_at), zone)}.</span>
              {open && turn.original_text !== null && (
                <Button kind="quiet" onClick={() => void save(turn.original_text ?? turn.text)}>
                  Undo
                </Button>
              )}
            </p>
          )}
          {error && (
            <p className="iv-tick-error" role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Words({ turn }: { turn: TranscriptTurn }) {
  if (turn.original_text === null) return <p className="iv-quote">{turn.text}</p>
  return (
    <p className="iv-quote">
      {wordChanges(turn.original_text, turn.text).map(({ kind, text }, index) => {
        const key = `${String(index)} ${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'gone' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
      })}
    </p>
  )
}

function Listen({ turn, listening }: { turn: TranscriptTurn; listening: Listening }) {
  if (!listening.has(turn)) return null
  const playing = listening.playing === turn.id
  return (
    <Button kind="quiet" onClick={() => listening.toggle(turn)}>
      <Icon of={playing ? Pause : Play} />
      {playing ? 'Stop' : `Listen, ${clockText(Math.max(0, turn.end_ms - turn.start_ms) / 1000).replace(/^0/, '')}`}
    </Button>
  )
}

interface EditProps {
  turn: TranscriptTurn
  error: string | null
  onSave: (text: string) => Promise<void>
  onCancel: () => void
  listening: Listening
}

function Edit({ turn, error, onSave, onCancel, listening }: EditProps) {
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
      <label htmlFor={id}>What you said</label>
      <textarea
        id={id}
        className="iv-text"
        value={text}
        aria-describedby={`${id}-help`}
        onChange={event => setText(event.target.value)}
      />
      <p className="iv-note" id={`${id}-help`}>
        Mend what was heard wrongly. To add something new, answer the mail instead.
        {turn.original_text !== null && ` Heard first: “${turn.original_text}”.`}
      </p>
      {error && (
        <p className="iv-tick-error" role="alert">
          {error}
        </p>
      )}
      <p className="iv-acts mt-1">
        <Button kind="primary" busy={busy} onClick={() => void save()}>
          Save correction
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <Listen turn={turn} listening={listening} />
      </p>
    </div>
  )
}
