import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { isStarted, isUnstarted } from '#modules/screenings/policy.ts'
import type { ScreeningRow } from '#modules/screenings/public.ts'
import { openQuestion } from '#modules/interviewer/public.ts'
import { roomProblems } from '../words/problems.ts'
import { closeRoom } from './close-room.ts'
import { lockRoom } from './queries.ts'
import { readState } from './read-state.ts'
import { takeDraft } from './take-draft.ts'

/**
 * Ends the interview for the candidate. A partly answered question counts as answered if they submit, and as interrupted if they
 * leave. Repeating the call changes nothing. @throws 409 `not_started`
 */
export async function endInterview(
  tx: OrganizationTransaction,
  screeningId: string,
  how: 'submit' | 'leave',
  now: Date,
): Promise<ScreeningRow> {
  const locked = await lockRoom(tx, screeningId)
  if (!locked) throw notFound()
  if (isUnstarted(locked.state)) throw conflict('not_started', roomProblems.notStarted)
  if (!isStarted(locked.state)) return locked
  const { row } = await takeDraft(tx, locked, null, now)
  const state = await readState(tx, row, 'end', now)
  const open = openQuestion(state)
  const said = state.turns.some(({ kind, question_id }) => kind === 'answer' && question_id === open?.id)
  const cause = { kind: 'candidate', id: row.candidate_id } as const
  return closeRoom(tx, row, { reason: 'candidate_ended', finished: how === 'submit' && said, cause }, now)
}
