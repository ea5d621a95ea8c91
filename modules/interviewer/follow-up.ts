import { sentences } from '#platform/ai/text/sentences.ts'
import { readSignals } from '#platform/ai/text/signals.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold } from '#platform/ai/text/tokens.ts'
import { readTurns } from './read-turns.ts'
import { acknowledged, followUpPhrasings } from './script.ts'
import type { CommittedTurn, FlowQuestion, FollowUpReason, InterviewState } from './state.ts'

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

/** What an answer leaves open, the most important first; nothing for questions that don't ask about an experience. */
export function missingFrom(question: FlowQuestion, answers: CommittedTurn[]): FollowUpReason[] {
  const said = answers.flatMap(turn => sentences(turn.text)).map(sentence => readSignals(sentence.text))
  const words = contentStems(answers.map(turn => turn.text).join('\n')).length
  const real = said.filter(signals => !signals.general)
  const shows = (name: 'own_action' | 'result' | 'number' | 'reasoning' | 'change') =>
    real.some(signals => signals[name])
  if (!asksForExperience(question)) return words < ANSWERED_WORDS ? ['example'] : []
  const missing: FollowUpReason[] = []
  if (words < SHORT_WORDS || real.length === 0 || real.length * 2 < said.length) missing.push('example')
  if (!shows('own_action')) missing.push('own_part')
  if (!shows('result') && !shows('change')) missing.push('result')
  if (!shows('reasoning')) missing.push('reasoning')
  if (!shows('number')) missing.push('figures')
  return missing
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
