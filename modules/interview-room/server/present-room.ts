import type { z } from 'zod'
import { offersOf, openQuestion } from '#modules/interviewer/public.ts'
import { isStarted, isUnstarted, notesTab, recordingAgreed } from '#modules/screenings/policy.ts'
import type { fromRoom, roomQuestion, RoomTurn } from '../room-protocol.ts'
import type { QuestionRow, RoomRow, TurnRow } from './queries.ts'
import { firstName, roundOf } from '#modules/screenings/public.ts'
import { isRunning, type OpenLimit, presentClock } from './clock.ts'
import { stateOf } from './read-state.ts'
import { sceneOf } from './script-of.ts'
import type { Draft } from './tables.ts'

type State = Extract<z.input<typeof fromRoom>, { type: 'state' }>

export const presentRoomTurn = ({
  id,
  seq,
  speaker,
  kind,
  question_id,
  text,
  input,
  start_ms,
  end_ms,
}: TurnRow): RoomTurn => ({
  id,
  seq,
  speaker,
  kind,
  question_id,
  text,
  input,
  start_ms,
  end_ms,
})

/** The question that a turn belongs to, with its number among those asked. */
export function questionShown(
  row: RoomRow,
  questionId: string | null,
  askedIds: readonly string[],
): z.input<typeof roomQuestion> | null {
  const question = row.snapshot.round.questions.find(({ id }) => id === questionId)
  if (!question) return null
  const asked = askedIds.indexOf(question.id)
  return { id: question.id, number: asked < 0 ? askedIds.length + 1 : asked + 1, text: question.text }
}

export const askedIn = (turns: readonly Pick<TurnRow, 'kind' | 'question_id'>[]): string[] =>
  turns.flatMap(({ kind, question_id }) => (kind === 'question' && question_id ? [question_id] : []))

/** The open question with its time limit. */
export function openLimit(
  row: RoomRow,
  turns: readonly TurnRow[],
  questions: readonly QuestionRow[],
  now: Date,
): (OpenLimit & { id: string }) | null {
  const open = openQuestion(stateOf(row, turns, questions, 'tick', now))
  return roundOf(row).questions.find(({ id }) => id === open?.id) ?? null
}

function phaseOf(row: RoomRow): State['phase'] {
  if (isUnstarted(row.state)) return 'waiting'
  if (!isStarted(row.state)) return 'ended'
  if (row.paused_at) return 'paused'
  return isRunning(row) ? 'running' : 'away'
}

interface RoomParts {
  readonly row: RoomRow
  readonly turns: readonly TurnRow[]
  readonly questions: readonly QuestionRow[]
  readonly connectionId: string
  readonly transcription: 'server' | 'browser'
  readonly now: Date
}

const presentDraft = ({ text, input, question_id, saved_at }: Draft, now: Date): State['draft'] => ({
  text,
  input,
  question_id,
  age_ms: now.getTime() - (saved_at ? Date.parse(saved_at) : 0),
})

export function presentState({ row, turns, questions, connectionId, transcription, now }: RoomParts): State {
  const open = openLimit(row, turns, questions, now)
  const { settings } = row.snapshot
  const round = roundOf(row)
  return {
    type: 'state',
    connection_id: connectionId,
    screening_id: row.id,
    phase: phaseOf(row),
    state: row.state,
    scene: { ...sceneOf(row.snapshot), first_name: firstName(row.snapshot) },
    language: settings.language,
    patience: settings.patience,
    minutes: round.minutes,
    question_count: round.questions.length,
    question: questionShown(row, open?.id ?? null, askedIn(turns)),
    turns: turns.map(presentRoomTurn),
    floor: row.floor,
    offers: [...offersOf(turns)],
    draft: row.draft && presentDraft(row.draft, now),
    clock: presentClock(row, open, now),
    recording: recordingAgreed(row),
    transcription,
    integrity_signals: notesTab(row.snapshot),
  }
}
