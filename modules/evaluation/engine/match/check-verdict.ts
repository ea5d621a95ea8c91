import { fold } from '#platform/ai/text/tokens.ts'
import { LONGEST_CLAIM } from '../answer-limits.ts'
import { faultOf, shownReasoning } from '../check-reasoning.ts'
import { beginningOf } from '#platform/ai/text/beginning.ts'
import { locateQuote } from '#platform/ai/text/quotes.ts'
import type { DroppedClaim, RequirementResult, ResumeQuote } from '../schema.ts'
import { VERDICT_INSTRUCTIONS, type VerdictAnswer } from './ask-verdicts.ts'
import { checkInWords } from './checked-as.ts'
import type { Requirement, ResumePage } from './input.ts'
import { shownTerms } from './looked-for.ts'
import type { RedactedPage } from './redacted-pages.ts'
import { matchReasons } from '../../words/match-reasons.ts'

const reasons = matchReasons.model
const MAX_QUOTES = 3
const MOST_TERMS = 8

/** A checked verdict, and its quotes as the model read them. */
export interface CheckedVerdict {
  result: RequirementResult
  read: string[]
}

/** Checks what can be checked without a model: quotes, the words looked for, and what the reasons name. */
export function checkVerdict(
  requirement: Requirement,
  answer: VerdictAnswer,
  redacted: readonly RedactedPage[],
  pages: readonly ResumePage[],
): CheckedVerdict {
  const quotes: ResumeQuote[] = []
  const read: string[] = []
  const dropped: DroppedClaim[] = []
  for (const claim of answer.quotes) {
    const found = locateClaim(claim, redacted, pages)
    if (typeof found === 'string') dropped.push({ text: beginningOf(claim, LONGEST_CLAIM), why: found })
    else if (
      quotes.length < MAX_QUOTES &&
      !quotes.some(({ page, start }) => page === found.quote.page && start === found.quote.start)
    ) {
      quotes.push(found.quote)
      read.push(found.read)
    }
  }
  const { id } = requirement
  const fault = faultOf(answer.reasoning, {
    quotes: read,
    asked: [requirement.text, checkInWords(requirement.checked_as) ?? '', ...(requirement.also_recognized_by ?? [])],
    material: redacted.map(({ text }) => text),
    instructions: VERDICT_INSTRUCTIONS,
  })
  if (fault === 'protected' || fault === 'instruction') return unclear(id, reasons.withheld[fault], dropped)
  if (answer.verdict === 'missing') {
    const all = answer.looked_for.map(term => term.trim()).filter(Boolean)
    if (all.length === 0) return unclear(id, reasons.noTerms, dropped)
    const terms = all.slice(0, MOST_TERMS)
    const shown = shownTerms(terms, requirement)
    if (!shown || shown.length === 0) return unclear(id, reasons.termsWithheld, dropped)
    const present = terms.filter(term => redacted.some(({ text }) => contains(text, term)))
    if (present.length > 0) return unclear(id, reasons.termFound(present), dropped)
    return { result: { id, verdict: 'missing', reasoning: reasons.notFound(shown), quotes: [], dropped }, read: [] }
  }
  if (quotes.length === 0) {
    dropped.push({ text: '', why: reasons.noQuote(answer.verdict) })
    return unclear(id, reasons.noEvidence, dropped)
  }
  const reasoning = fault === null ? shownReasoning(answer.reasoning) : reasons.withheld[fault]
  return { result: { id, verdict: answer.verdict, reasoning, quotes, dropped }, read }
}

/** A requirement that a person needs to check, because no claim about it holds. */
export const unclear = (id: string, reasoning: string, dropped: DroppedClaim[]): CheckedVerdict => ({
  result: { id, verdict: 'unclear', reasoning, quotes: [], dropped },
  read: [],
})

/** As a whole word or phrase. */
function contains(text: string, term: string): boolean {
  const [all, wanted] = [` ${plain(text)} `, ` ${plain(term)} `]
  return wanted.trim() !== '' && all.includes(wanted)
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const BULLET = /^[\s•·▪‣◦*–—-]+/u
const PLACEHOLDER = /\[[^\]\n]{0,40}\]/gu
/** That a quote has besides placeholders. */
const FEWEST_LETTERS = 8

/** The quote with its position, or why it is not accepted. It is located in the text that the model read. */
function locateClaim(
  quoted: string,
  redacted: readonly RedactedPage[],
  pages: readonly ResumePage[],
): { quote: ResumeQuote; read: string } | string {
  const claim = quoted.replace(BULLET, '')
  const rest = claim.replace(PLACEHOLDER, '')
  // What is left of contact details supports nothing.
  if (rest !== claim && rest.replace(/[^\p{L}]/gu, '').length < FEWEST_LETTERS) return reasons.hidden
  for (const [i, { number, text, original }] of redacted.entries()) {
    const location = locateQuote(claim, text)
    if (!location) continue
    const { start, end } = original(location.start, location.end)
    const quote = { text: pages[i]!.text.slice(start, end), page: number, start, end }
    return { quote, read: text.slice(location.start, location.end) }
  }
  return pages.some(({ text }) => locateQuote(claim, text)) ? reasons.hidden : reasons.notInResume
}
