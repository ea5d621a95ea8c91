import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { readIntent } from '../interviewer/intent.ts'
import { isOver } from '#modules/screenings/policy.ts'
import { screeningById, screeningsOfApplication } from '#modules/screenings/public.ts'
import { questionsOf, turnsOf, type TurnRow } from './queries.ts'

export interface InterviewTurn {
  readonly id: string
  readonly speaker: 'interviewer' | 'candidate'
  /** As corrected by the candidate, where they did. */
  readonly text: string
  /** From the interview's start. */
  readonly start_ms: number
  readonly end_ms: number
  /** 0–1 from the transcriber, where there was one. */
  readonly confidence?: number
}

/** What an interview produced, question by question: all that an evaluation reads. */
export interface FrozenInterview {
  readonly questions: {
    id: string
    text: string
    competency: string
    weight: number
    levels: [string, string, string, string, string]
    outcome: 'answered' | 'insufficient' | 'skipped' | 'interrupted' | 'unasked'
    outcome_reason: string | null
    turns: InterviewTurn[]
  }[]
  /** BCP 47. */
  readonly language: string
  /** What to cover before anything is read: the person's name. */
  readonly hide: string[]
}

/** Questions, follow-ups and what was said to them. What the interviewer said around them is no material, and a wish to it no answer. */
const isMaterial = ({ speaker, kind, text }: TurnRow) =>
  speaker === 'candidate' ? readIntent(text) === null : kind === 'question' || kind === 'follow_up'

const present = ({ id, speaker, text, start_ms, end_ms, confidence }: TurnRow): InterviewTurn => ({
  id,
  speaker,
  text,
  start_ms,
  end_ms,
  ...(confidence !== null && { confidence }),
})

/** An ended interview as evaluations read it. @throws 404, 409 `not_over` while it may still change */
export async function frozenInterview(org: OrganizationDb, screeningId: string): Promise<FrozenInterview> {
  const [[row], turns, outcomes] = await org.read(q => [
    screeningById(q, org.organizationId, screeningId),
    turnsOf(q, org.organizationId, [screeningId]),
    questionsOf(q, org.organizationId, [screeningId]),
  ])
  if (!row) throw notFound()
  if (row.transcript_deleted_at)
    throw conflict('transcript_deleted', 'The transcript of this interview was deleted as planned.')
  if (!isOver(row.state)) throw conflict('not_over', 'This interview is not over yet.', { state: row.state })
  return {
    language: row.snapshot.settings.language,
    hide: [row.snapshot.candidate.name],
    questions: row.snapshot.round.questions.map(({ id, text, competency, weight, levels }) => {
      const settled = outcomes.find(({ question_id }) => question_id === id)
      return {
        id,
        text,
        competency,
        weight,
        levels,
        outcome: settled?.outcome ?? 'unasked',
        outcome_reason: settled?.outcome_reason ?? null,
        turns: turns.filter(turn => turn.question_id === id && isMaterial(turn)).map(present),
      }
    }),
  }
}

/** The newest interview of an application that was held to its end with something said; null where there is none. */
export async function latestEndedScreening(
  org: OrganizationDb,
  applicationId: string,
): Promise<{ id: string; ended_at: Date } | null> {
  const [rows] = await org.read(q => [
    screeningsOfApplication(q, org.organizationId, applicationId)
      .where('state', '=', 'completed')
      .where('transcript_deleted_at', 'is', null),
  ])
  const row = rows[0]
  return row?.ended_at ? { id: row.id, ended_at: row.ended_at } : null
}
