import { languageOf } from '#platform/ai/text/common-words.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { readSignals } from '#platform/ai/text/signals.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold, tokens } from '#platform/ai/text/tokens.ts'
import type { Element } from '#modules/answer-structure/contract.ts'
import { readStructure } from '#modules/answer-structure/public.ts'
import { asksYesOrNo } from './closed-question.ts'
import { readTurns } from './read-turns.ts'
import { acknowledged, followUpPhrasings } from './script.ts'
import type { CommittedTurn, FlowQuestion, FollowUpReason, InterviewState } from './state.ts'
import { isOnlyNo } from './yes-and-no.ts'

/** An answer with fewer content words than this is short. */
const SHORT_WORDS = 12
/** With fewer content words than this, it does not count as an answer. */
const ANSWERED_WORDS = 5

/** The candidate's answers to a question, without requests to the interviewer. */
export function answersTo(turns: CommittedTurn[], questionId: string): CommittedTurn[] {
  return readTurns(turns).filter(
    turn => turn.speaker === 'candidate' && turn.kind === 'answer' && turn.question_id === questionId,
  )
}

export function isAnswered(answers: CommittedTurn[]): boolean {
  return contentStems(answers.map(turn => turn.text).join('\n')).length >= ANSWERED_WORDS
}

const ASKS_FOR_EXAMPLE =
  /\b(?:time|example|situation|experience|describe|tell (?:me|us)|walk (?:me|us)|project|how did|what did|when did|have you ever|case|story|incident|challenge|proud)\b/u

/** Whether a question asks what the candidate has experienced, and not what they think or would do. */
export const asksForExperience = ({ text }: FlowQuestion): boolean => ASKS_FOR_EXAMPLE.test(fold(text))

/** With fewer elements an answer is no example of anything. */
const LEAST_ELEMENTS = 2

/** What an answer leaves open, the most important first; nothing for questions that don't ask about an experience. */
export function missingFrom(question: FlowQuestion, answers: CommittedTurn[]): FollowUpReason[] {
  const words = contentStems(answers.map(turn => turn.text).join('\n')).length
  // "No" to "Have you ever managed a team?" leaves nothing to tell.
  if (asksYesOrNo(question.text) && answers.length > 0 && answers.every(({ text }) => isOnlyNo(text))) return []
  if (!asksForExperience(question)) return words < ANSWERED_WORDS ? ['example'] : []
  const told = elementsOf(question, answers)
  const said = answers.flatMap(turn => sentences(turn.text)).map(sentence => readSignals(sentence.text))
  // Rather too few questions than one about what was said: short results and rough figures are read by their words, too.
  const names = (one: 'result' | 'change' | 'number') => said.some(signals => !signals.general && signals[one])
  const missing: FollowUpReason[] = []
  if (words < SHORT_WORDS || told.size < LEAST_ELEMENTS) missing.push('example')
  if (!told.has('own_action')) missing.push('own_part')
  if (!told.has('result') && !told.has('change') && !names('result') && !names('change')) missing.push('result')
  if (!told.has('reasoning')) missing.push('reasoning')
  if (!told.has('figures') && !names('number')) missing.push('figures')
  return missing
}

/** What the evaluation will find in the answers: asking for what it finds would ask for what was just said. */
function elementsOf({ text, competency }: FlowQuestion, answers: CommittedTurn[]): ReadonlySet<Element> {
  const turns = answers.map((turn, at) => ({
    id: String(at),
    speaker: 'candidate' as const,
    text: turn.text,
    start_ms: 0,
    end_ms: 0,
  }))
  const language = languageOf(turns.flatMap(turn => tokens(turn.text))) ?? 'en'
  const read = readStructure({ question: text, competency, levels: [], turns, language })
  return new Set(read?.elements.flatMap(({ name, present }) => (present ? [name] : [])))
}

export interface RuleFollowUp {
  reason: FollowUpReason
  text: string
}

/**
 * The follow-up that the rules engine asks next; null if the limit is reached or nothing is open. No reason is asked about twice
 * for a question, and no phrasing is used twice in an interview.
 */
export function ruleFollowUp(state: InterviewState, question: FlowQuestion): RuleFollowUp | null {
  const asked = state.turns.filter(turn => turn.kind === 'follow_up')
  const here = asked.filter(turn => turn.question_id === question.id)
  if (here.length >= Math.min(3, question.follow_up.max)) return null
  const open = missingFrom(question, answersTo(state.turns, question.id))
  for (const reason of open) {
    const phrasings = followUpPhrasings(reason)
    if (here.some(turn => turn.reason === reason || phrasings.some(phrasing => turn.text.endsWith(phrasing)))) continue
    const fresh = phrasings.find(phrasing => !asked.some(turn => turn.text.endsWith(phrasing)))
    if (fresh) return { reason, text: acknowledged(fresh, asked.length) }
  }
  return null
}
