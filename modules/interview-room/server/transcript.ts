import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, gone, notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { settleByAnswer } from '#modules/interviewer/public.ts'
import { presentRecording, recordingsOf } from '#modules/recordings/public.ts'
import { correctUntil } from '#modules/screenings/policy.ts'
import { iso, lockScreening, type OpenScreening } from '#modules/screenings/public.ts'
import type { interviewRoomContract } from '../contract.ts'
import { roomProblems } from '../words/problems.ts'
import { askedIn } from './present-room.ts'
import { presentTurn } from './present-turn.ts'
import { questionsOf, turnsOf, updateTurn } from './queries.ts'
import { committed, writeOutcomes } from './write-turns.ts'

type Transcript = ReplyGiven<(typeof interviewRoomContract)['interview-room.transcript']>
type Corrected = ReplyGiven<(typeof interviewRoomContract)['interview-room.correct']>

/** The transcript for the candidate. Questions that were not asked are not shown. */
export async function readTranscript({ signer }: Services, { org, screening }: OpenScreening): Promise<Transcript> {
  const [turns, questions, recordings] = await org.read(q => [
    turnsOf(q, org.organizationId, [screening.id]),
    questionsOf(q, org.organizationId, [screening.id]),
    recordingsOf(q, org.organizationId, [screening.id]),
  ])
  return {
    questions: askedIn(turns).flatMap((id, index) => {
      const question = screening.snapshot.round.questions.find(one => one.id === id)
      const outcome = questions.find(one => one.question_id === id)?.outcome ?? null
      return question ? [{ id, number: index + 1, text: question.text, outcome }] : []
    }),
    turns: turns.map(presentTurn),
    recordings: await Promise.all(recordings.map(row => presentRecording(signer, row))),
    correct_until: iso(correctUntil(screening)),
  }
}

/** Corrects the transcript of an answer. Both versions are stored; entering the original text again removes the correction. */
export async function correctTurn(
  tx: OrganizationTransaction,
  screeningId: string,
  turnId: string,
  text: string,
  now: Date,
): Promise<Corrected> {
  const row = await lockScreening(tx, screeningId)
  const until = row && correctUntil(row)
  if (!row || !until) throw conflict('not_over', roomProblems.correctLater)
  if (until <= now) throw gone('too_late', roomProblems.correctedTooLate)
  const turns = await turnsOf(tx.q, tx.organizationId, [row.id]).execute()
  const turn = turns.find(({ id, speaker }) => id === turnId && speaker === 'candidate')
  if (!turn) throw notFound()
  if (turn.text === text) return presentTurn(turn)
  const first = turn.original_text ?? turn.text
  const corrected = text !== first
  const written = await updateTurn(tx, turn.id, {
    text,
    original_text: corrected ? first : null,
    corrected_at: corrected ? now : null,
  })
  const questions = await questionsOf(tx.q, tx.organizationId, [row.id]).execute()
  const question = questions.find(one => one.question_id === turn.question_id)
  // Words that the transcription missed can make an answer long enough to be evaluated.
  if (question?.outcome === 'insufficient') {
    const after = turns.map(one => committed(one.id === turn.id ? written : one))
    await writeOutcomes(tx, row, [settleByAnswer({ turns: after }, { id: question.question_id })])
  }
  await tx.emit(
    'screening.corrected',
    row.application_id,
    { screening_id: row.id, turn_id: turn.id },
    { kind: 'candidate', id: row.candidate_id },
  )
  return presentTurn(written)
}
