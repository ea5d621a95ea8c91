import type { Question } from '#modules/interview-flows/contract.ts'
import { ASKED_SECONDS, askedRequirements, fittingQuestions } from '#modules/jobs/policy.ts'
import type { Job } from '#modules/jobs/contract.ts'
import { requirementQuestionWords as words } from '../words/requirement-questions.ts'
import type { SnapshotQuestion } from './tables.ts'

const { one, two, three, four, five } = words.levels
const MOST_FOLLOW_UPS = 1
const LONGEST_COMPETENCY = 120

/**
 * The questions of a round with those about requirements, which come before the first optional one. Of these, as many are certain to be
 * asked as fit into the time that the required questions leave; the rest is asked if there is time.
 */
export function withRequirementQuestions(
  questions: readonly Question[],
  requirements: Job['requirements'],
  minutes: number,
): SnapshotQuestion[] {
  const fitting = fittingQuestions(questions, minutes)
  const added = askedRequirements(requirements).map((requirement, i): SnapshotQuestion => {
    const text = requirement.text.replace(/[\s.!?:;]{1,10}$/u, '')
    return {
      id: freeId(questions, i + 1),
      text: words.question(text),
      competency: text.slice(0, LONGEST_COMPETENCY),
      weight: 1,
      levels: [one, two, three, four, five],
      follow_ups: MOST_FOLLOW_UPS,
      time_limit: ASKED_SECONDS,
      must_ask: i < fitting,
      requirement_id: requirement.id,
    }
  })
  const firstOptional = questions.findIndex(({ must_ask }) => !must_ask)
  const at = firstOptional < 0 ? questions.length : firstOptional
  return [...questions.slice(0, at), ...added, ...questions.slice(at)]
}

/** A key that no question of the flow has. */
function freeId(questions: readonly Question[], number: number): string {
  const taken = new Set(questions.map(({ id }) => id))
  let id = `requirement-${number}`
  while (taken.has(id)) id = `${id}-x`
  return id
}
