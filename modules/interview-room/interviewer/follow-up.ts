import { sentences } from '#platform/ai/text/sentences.ts'
import { readSignals } from '#platform/ai/text/signals.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold } from '#platform/ai/text/tokens.ts'
import { readIntent } from './intent.ts'
import { acknowledged, followUpWordings } from './script.ts'
import type { CommittedTurn, FlowQuestion, FollowUpReason, InterviewState } from './state.ts'

/** Words of matter from which an answer is more than a line. */
const SHORT_WORDS = 12
/** And from which it answers at all. */
const ANSWERED_WORDS = 5

/** What the candidate has said to a question, requests to the interviewer left out. */
export function answersTo(turns: CommittedTurn[], questionId: string): CommittedTurn[] {
  return turns.filter(
    turn => turn.speaker === 'candidate' && turn.question_id === questionId && readIntent(turn.text) === null,
  )
}

export function isAnswered(answers: CommittedTurn[]): boolean {
  return contentStems(answers.map(turn => turn.text).join('\n')).length >= ANSWERED_WORDS
}

const ASKS_FOR_A_STORY =
  /\b(?:time|example|situation|experience|describe|tell (?:me|us)|walk (?:me|us)|project|how did|what did|when did|have you ever|case|story|incident|challenge|proud)\b/u

/** What an answer leaves open, the most telling first; nothing for questions that ask for no story. */
export function missingFrom(question: FlowQuestion, answers: CommittedTurn[]): FollowUpReason[] {
  const said = answers.flatMap(turn => sentences(turn.text)).map(sentence => readSignals(sentence.text))
  const words = contentStems(answers.map(turn => turn.text).join('\n')).length
  const real = said.filter(signals => !signals.general)
  const shows = (name: 'own_action' | 'result' | 'number' | 'reasoning' | 'change') =>
    real.some(signals => signals[name])
  if (!ASKS_FOR_A_STORY.test(fold(question.text))) return words < ANSWERED_WORDS ? ['example'] : []
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
 * The follow-up that the rule asks next, or null when the policy's number is used up or nothing is open. What was asked once
 * to a question is not asked there again, and no wording is used twice in an interview.
 */
export function ruleFollowUp(state: InterviewState, question: FlowQuestion): RuleFollowUp | null {
  const asked = state.turns.filter(turn => turn.kind === 'follow_up')
  const here = asked.filter(turn => turn.question_id === question.id)
  if (here.length >= Math.min(3, question.follow_up.max)) return null
  const open = missingFrom(question, answersTo(state.turns, question.id))
  for (const reason of open) {
    const wordings = followUpWordings(reason)
    if (here.some(turn => turn.reason === reason || wordings.some(wording => turn.text.endsWith(wording)))) continue
    const fresh = wordings.find(wording => !asked.some(turn => turn.text.endsWith(wording)))
    if (fresh) return { reason, text: acknowledged(fresh, asked.length) }
  }
  return null
}
