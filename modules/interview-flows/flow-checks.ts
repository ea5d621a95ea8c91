import type { Question, Round } from './contract.ts'
import type { FlowContent } from './edits.ts'

const SECONDS_PER_MINUTE = 60

/** How long a round takes if every answer takes as long as it may, in minutes. */
export const minutesOf = ({ questions }: Round): number =>
  Math.ceil(questions.reduce((sum, { time_limit }) => sum + time_limit, 0) / SECONDS_PER_MINUTE)

/** The share of a question in the score of its round, in percent. */
export function shareOf({ questions }: Round, { weight }: Question): number {
  const total = questions.reduce((sum, one) => sum + one.weight, 0)
  return total === 0 ? 0 : Math.round((100 * weight) / total)
}

/** Why a flow cannot be saved yet. `at` is the ID of a round or question; null is the flow. */
export interface FlowProblem {
  readonly at: string | null
  readonly kind:
    | 'name_needed'
    | 'round_name_needed'
    | 'question_needed'
    | 'text_needed'
    | 'competency_needed'
    | 'level_needed'
}

const isEmpty = (text: string) => text.trim() === ''

function* problemsIn({ name, rounds }: FlowContent): Generator<FlowProblem> {
  if (isEmpty(name)) yield { at: null, kind: 'name_needed' }
  for (const round of rounds) {
    if (isEmpty(round.name)) yield { at: round.id, kind: 'round_name_needed' }
    if (round.kind === 'ai_screening' && round.questions.length === 0) yield { at: round.id, kind: 'question_needed' }
    for (const { id, text, competency, levels } of round.questions) {
      if (isEmpty(text)) yield { at: id, kind: 'text_needed' }
      if (isEmpty(competency)) yield { at: id, kind: 'competency_needed' }
      if (levels.some(isEmpty)) yield { at: id, kind: 'level_needed' }
    }
  }
}
export const problemsOf = (flow: FlowContent): FlowProblem[] => [...problemsIn(flow)]

/** What can be saved, but probably is a mistake. */
export interface FlowWarning {
  readonly at: string
  readonly kind: 'too_long' | 'long_question' | 'same_levels' | 'all_optional'
}

/** More words than this are hard to follow when they are spoken. */
const MOST_WORDS = 45
export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

const comparable = (text: string) => text.trim().toLowerCase()

function isAmbiguous({ levels }: Question): boolean {
  const written = levels.map(comparable).filter(Boolean)
  return new Set(written).size < written.length
}

function* warningsIn({ rounds }: FlowContent): Generator<FlowWarning> {
  for (const round of rounds) {
    if (minutesOf(round) > round.minutes) yield { at: round.id, kind: 'too_long' }
    if (round.kind === 'ai_screening' && round.questions.length > 0 && !round.questions.some(one => one.must_ask))
      yield { at: round.id, kind: 'all_optional' }
    for (const question of round.questions) {
      if (wordsIn(question.text) > MOST_WORDS) yield { at: question.id, kind: 'long_question' }
      if (isAmbiguous(question)) yield { at: question.id, kind: 'same_levels' }
    }
  }
}
export const warningsOf = (flow: FlowContent): FlowWarning[] => [...warningsIn(flow)]
