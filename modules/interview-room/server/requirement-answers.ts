import type { OrganizationDb } from '#platform/db/organization.ts'
import { screeningById } from '#modules/screenings/public.ts'
import { latestEndedScreening } from './frozen-interview.ts'
import { questionsOf, turnsOf, type TurnRow } from './queries.ts'

/** What a candidate said when the AI interview asked about a requirement. Evidence for people; it decides nothing. */
interface RequirementAnswer {
  readonly requirement_id: string
  readonly outcome: 'answered' | 'insufficient' | 'skipped' | 'interrupted' | 'unasked'
  /** Null without an answer. */
  readonly quote: { turn_id: string; text: string; start: number; end: number; at_ms: number } | null
}

const LONGEST_QUOTE = 280

/** The beginning of the longest turn of an answer, cut after a word. */
function quoteOf(answers: readonly TurnRow[]): RequirementAnswer['quote'] {
  const turn = answers.toSorted((a, b) => b.text.length - a.text.length)[0]
  if (!turn?.text.trim()) return null
  const { id, text, start_ms } = turn
  const cut = text.length <= LONGEST_QUOTE ? text.length : text.lastIndexOf(' ', LONGEST_QUOTE)
  const end = cut > 0 ? cut : LONGEST_QUOTE
  return { turn_id: id, text: text.slice(0, end), start: 0, end, at_ms: start_ms }
}

/** The answers about requirements in the latest completed interview of an application. */
export async function requirementAnswers(org: OrganizationDb, applicationId: string): Promise<RequirementAnswer[]> {
  const latest = await latestEndedScreening(org, applicationId)
  if (!latest) return []
  const [[screening], turns, outcomes] = await org.read(q => [
    screeningById(q, org.organizationId, latest.id),
    turnsOf(q, org.organizationId, [latest.id]),
    questionsOf(q, org.organizationId, [latest.id]),
  ])
  return (screening?.snapshot.round.questions ?? []).flatMap(({ id, requirement_id }) =>
    requirement_id
      ? [
          {
            requirement_id,
            outcome: outcomes.find(one => one.question_id === id)?.outcome ?? 'unasked',
            quote: quoteOf(turns.filter(turn => turn.question_id === id && turn.kind === 'answer')),
          },
        ]
      : [],
  )
}
