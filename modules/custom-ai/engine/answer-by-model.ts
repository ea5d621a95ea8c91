import type { LanguageModel } from '#platform/ai/port.ts'
import { figuresIn } from '#platform/ai/text/figures.ts'
import { ONE } from '#platform/ai/text/number-words.ts'
import { locateQuote } from '#platform/ai/text/quotes.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import { faultOf, shownReasoning } from '#modules/evaluation/public.ts'
import type { AnswerQuote, AnswerValue, Asked } from '../contract.ts'
import { answerReasons } from '../words/answer-reasons.ts'
import type { Answered } from './answer.ts'
import { ANSWER_INSTRUCTIONS, askAnswer, type ModelAnswer } from './ask-answer.ts'
import { askSupport } from './ask-support.ts'
import type { Material } from './material.ts'
import { type RedactedText, redactedMaterial } from './redacted-material.ts'

const reasons = answerReasons.model
const MOST_QUOTES = 3
const BULLET = /^[\s•·▪‣◦*–—-]+/u

/**
 * Answers with a language model. Code checks that each quote exists in the sources, that a number is in its quotes, and what the reasons
 * name. A further request, which sees only the question, the answer and the quotes, says whether they show it. An answer without a quote
 * that shows it is not stated.
 */
export async function answerByModel(
  asked: Asked,
  material: Material,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<Answered> {
  const texts = redactedMaterial(asked.source, material)
  // Nothing was written or said: no request can find it.
  if (!texts.some(({ isEvidence, text }) => isEvidence && text.trim() !== ''))
    return notStated(nothingToRead(asked, material))
  const answer = await askAnswer(model, asked, texts, signal)
  const located = locateQuotes(answer, texts)
  const checked = checkAnswer(asked, answer, texts, located)
  if (answer.answer === null || checked.value === null) return checked
  if (await askSupport(model, asked, answer.answer, located.read, signal)) return checked
  return notStated(reasons.notSupported, checked.unsupported + 1)
}

function nothingToRead({ source }: Asked, { resume, turns }: Material): string {
  return [
    ...(source !== 'interview' && !resume ? [answerReasons.noResume] : []),
    ...(source !== 'resume' && !turns ? [answerReasons.noInterview] : []),
  ].join(' ')
}

const notStated = (reasoning: string, unsupported = 0): Answered => ({
  value: null,
  quotes: [],
  reasoning,
  unsupported,
})

/** The quotes of an answer that exist in the sources, and how the model read them. */
interface Located {
  quotes: AnswerQuote[]
  read: string[]
  unsupported: number
}

function locateQuotes(answer: ModelAnswer, texts: readonly RedactedText[]): Located {
  const quotes: AnswerQuote[] = []
  const read: string[] = []
  let unsupported = 0
  for (const claim of answer.quotes) {
    const found = locate(claim, texts)
    if (!found) unsupported += 1
    else if (quotes.length < MOST_QUOTES && !quotes.some(one => isSame(one, found.quote))) {
      quotes.push(found.quote)
      read.push(found.read)
    }
  }
  return { quotes, read, unsupported }
}

/** What is left of a model's answer after the checks that need no further request. */
function checkAnswer(
  asked: Asked,
  answer: ModelAnswer,
  texts: readonly RedactedText[],
  { quotes, read, unsupported }: Located,
): Answered {
  const { question, details } = asked
  const basis = {
    quotes: read,
    asked: [question, ...details.options, details.yes, details.no, details.low, details.high],
    material: texts.map(({ text }) => text),
    instructions: ANSWER_INSTRUCTIONS,
  }
  if (answer.answer === null) {
    const fault = faultOf(answer.reasoning, basis)
    return notStated(fault === null ? shownReasoning(answer.reasoning) : reasons.notStated, unsupported)
  }
  if (quotes.length === 0) return notStated(reasons.noQuote, Math.max(1, unsupported))
  const fault = faultOf(answer.reasoning, basis)
  if (fault === 'protected' || fault === 'instruction') return notStated(reasons.withheld[fault], unsupported + 1)
  const value = valueOf(asked, answer.answer)
  if (asked.answer_type === 'number' && !statesNumber(read, Number(value)))
    return notStated(reasons.numberNotQuoted, Math.max(1, unsupported))
  // A text is as visible as the reasons, so it is checked like them.
  const inText = typeof value === 'string' && asked.answer_type === 'text' ? faultOf(value, basis) : null
  if (inText !== null)
    return notStated(inText === 'empty' ? reasons.notStated : reasons.textWithheld[inText], unsupported + 1)
  const reasoning = fault === null ? shownReasoning(answer.reasoning) : reasons.withheld[fault]
  return { value, quotes, reasoning, unsupported }
}

const valueOf = ({ answer_type }: Asked, answer: string | number): AnswerValue =>
  answer_type === 'yes_no' ? answer === 'yes' : typeof answer === 'string' ? answer.trim() : answer

/** Whether a number stands in one of the quotes, in digits or words. */
const statesNumber = (quotes: readonly string[], value: number): boolean =>
  quotes.some(
    quote =>
      figuresIn(quote).some(readings => readings.includes(value)) ||
      (value === 1 && tokens(quote).some(({ text }) => ONE.has(text))),
  )

const isSame = (a: AnswerQuote, b: AnswerQuote) => a.page === b.page && a.turn_id === b.turn_id && a.start === b.start

/** A quote with its place in the source, in the words that the model read; null if it is not there word for word. */
function locate(claim: string, texts: readonly RedactedText[]): { quote: AnswerQuote; read: string } | null {
  const wanted = claim.replace(BULLET, '')
  // What the interviewer said is no evidence, also if the candidate repeats it.
  if (texts.some(({ isEvidence, text }) => !isEvidence && locateQuote(wanted, text))) return null
  for (const { isEvidence, text, quote } of texts) {
    const at = isEvidence ? locateQuote(wanted, text) : null
    const made = at && quote(at.start, at.end)
    // What is left of a placeholder supports nothing.
    if (at && made && /\p{L}{3}/u.test(wanted.replaceAll(/\[[^\]\n]{0,40}\]/gu, '')))
      return { quote: made, read: text.slice(at.start, at.end) }
  }
  return null
}
