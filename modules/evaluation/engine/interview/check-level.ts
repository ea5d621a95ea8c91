import { faultOf, shownReasoning } from '../check-reasoning.ts'
import { beginningOf } from '#platform/ai/text/beginning.ts'
import { locateQuote } from '#platform/ai/text/quotes.ts'
import type { Element, SpokenQuote } from '#modules/answer-structure/contract.ts'
import { LONGEST_CLAIM } from '../answer-limits.ts'
import type { DroppedClaim, Level } from '../schema.ts'
import { LEVEL_INSTRUCTIONS, type LevelAnswer } from './ask-level.ts'
import type { InterviewQuestion } from './input.ts'
import type { RedactedTurn } from './redacted-turns.ts'
import { spokenQuote } from '#modules/answer-structure/public.ts'
import { interviewReasons as reasons } from '../../words/interview-reasons.ts'

/** A quote, and its words as the model read them: without what was redacted. */
interface CheckedQuote {
  quote: SpokenQuote
  read: string
}

/** What is left of an AI run after the checks. */
export interface CheckedRun {
  /** Null if nothing supports it, or if its reasons name a protected characteristic. */
  level: Level | null
  reasoning: string
  quotes: CheckedQuote[]
  dropped: DroppedClaim[]
  addressesQuestion: boolean
  absent: Element[]
  harm: SpokenQuote[]
  isBiased: boolean
}

/** Checks what can be checked without a model: that the candidate said the quotes in this answer, and what the reasons name. */
export function checkLevel(
  answer: LevelAnswer,
  question: InterviewQuestion,
  redacted: readonly RedactedTurn[],
): CheckedRun {
  const quotes: CheckedQuote[] = []
  const dropped: DroppedClaim[] = []
  for (const claim of answer.quotes) {
    const found = locateClaim(claim, redacted, question)
    if (typeof found === 'string') dropped.push({ text: beginningOf(claim, LONGEST_CLAIM), why: found })
    else if (!quotes.some(({ quote }) => isSame(quote, found.quote))) quotes.push(found)
  }
  const harm = answer.harm.flatMap(claim => {
    const found = locateClaim(claim, redacted, question)
    return typeof found === 'string' ? [] : [found.quote]
  })
  const fault = faultOf(answer.reasoning, {
    quotes: quotes.map(({ read }) => read),
    asked: [question.text, question.competency, ...question.levels],
    material: redacted.map(({ text }) => text),
    instructions: LEVEL_INSTRUCTIONS,
  })
  const isBiased = fault === 'protected' || fault === 'instruction'
  if (quotes.length === 0) dropped.push({ text: '', why: reasons.dropped.noQuote(answer.level) })
  if (isBiased) dropped.push({ text: '', why: reasons.dropped[fault](answer.level) })
  return {
    level: isBiased || quotes.length === 0 ? null : (answer.level as Level),
    reasoning: fault === null ? shownReasoning(answer.reasoning) : reasons.withheld[fault],
    quotes: isBiased ? [] : quotes,
    dropped,
    addressesQuestion: answer.addresses_question,
    absent: answer.absent,
    harm,
    isBiased,
  }
}

export const isSame = (a: SpokenQuote, b: SpokenQuote) =>
  a.turn_id === b.turn_id && a.start === b.start && a.end === b.end

/** The quote in the candidate's own words, or why it is not accepted. It is located in the text that the model read. */
function locateClaim(
  claim: string,
  redacted: readonly RedactedTurn[],
  question: InterviewQuestion,
): CheckedQuote | string {
  // Words of the interviewer are no evidence, also if the candidate repeats them.
  const given = [question.text, ...question.levels, ...redacted.filter(isInterviewer).map(({ text }) => text)]
  if (given.some(text => locateQuote(claim, text))) return reasons.dropped.given
  for (const [i, { text, original }] of redacted.entries()) {
    const location = locateQuote(claim, text)
    if (!location) continue
    const { start, end } = original(location.start, location.end)
    const quote = spokenQuote(question.turns[i]!, start, end)
    if (quote) return { quote, read: text.slice(location.start, location.end) }
  }
  const isHidden = question.turns.some(({ speaker, text }) => speaker === 'candidate' && locateQuote(claim, text))
  return isHidden ? reasons.dropped.hidden : reasons.dropped.notSaid
}

const isInterviewer = ({ speaker }: RedactedTurn) => speaker === 'interviewer'
