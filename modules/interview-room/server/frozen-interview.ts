import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { OutcomeReason } from '#modules/interviewer/public.ts'
import { roomProblems } from '../words/problems.ts'
import { isOver } from '#modules/screenings/policy.ts'
import { screeningById, screeningsOf } from '#modules/screenings/public.ts'
import { questionsOf, turnsOf, type TurnRow } from './queries.ts'

interface InterviewTurn {
  readonly id: string
  readonly speaker: 'interviewer' | 'candidate'
  /** Including the candidate's corrections. */
  readonly text: string
  /** Since the start of the interview. */
  readonly start_ms: number
  readonly end_ms: number
  /** 0–1, if the answer was transcribed by a service that reports it. */
  readonly confidence?: number
}

/** The results of an interview by question: everything that an evaluation reads. */
export interface FrozenInterview {
  readonly questions: {
    id: string
    text: string
    competency: string
    weight: number
    levels: [string, string, string, string, string]
    outcome: 'answered' | 'insufficient' | 'skipped' | 'interrupted' | 'unasked'
    outcome_reason: OutcomeReason | null
    turns: InterviewTurn[]
  }[]
  /** BCP 47. */
  readonly language: string
  /** What to redact before evaluation: the candidate's name. */
  readonly hide: string[]
}

/** Questions, follow-ups and answers are evaluated. Other remarks of the interviewer, and requests to it, are not. */
const isEvaluated = ({ kind }: TurnRow) => kind === 'question' || kind === 'follow_up' || kind === 'answer'

const present = ({ id, speaker, text, start_ms, end_ms, confidence }: TurnRow): InterviewTurn => ({
  id,
  speaker,
  text,
  start_ms,
  end_ms,
  ...(confidence !== null && { confidence }),
})

/** An ended interview for evaluation. @throws 404, 409 `not_over` while it can still change */
export async function frozenInterview(org: OrganizationDb, screeningId: string): Promise<FrozenInterview> {
  const [[row], turns, outcomes] = await org.read(q => [
    screeningById(q, org.organizationId, screeningId),
    turnsOf(q, org.organizationId, [screeningId]),
    questionsOf(q, org.organizationId, [screeningId]),
  ])
  if (!row) throw notFound()
  if (row.transcript_deleted_at) throw conflict('transcript_deleted', roomProblems.transcriptDeleted)
  if (!isOver(row.state)) throw conflict('not_over', roomProblems.notYetEnded, { state: row.state })
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
        turns: turns.filter(turn => turn.question_id === id && isEvaluated(turn)).map(present),
      }
    }),
  }
}

/** The latest completed interview of an application; null if there is none. */
export async function latestEndedScreening(
  org: OrganizationDb,
  applicationId: string,
): Promise<{ id: string; ended_at: Date } | null> {
  const [rows] = await org.read(q => [
    screeningsOf(q, org.organizationId, { applicationId })
      .where('state', '=', 'completed')
      .where('transcript_deleted_at', 'is', null),
  ])
  const row = rows[0]
  return row?.ended_at ? { id: row.id, ended_at: row.ended_at } : null
}
