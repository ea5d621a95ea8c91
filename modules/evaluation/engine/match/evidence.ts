import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { readSignals } from '#platform/ai/text/signals.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold } from '#platform/ai/text/tokens.ts'
import { mentions, shows } from '../concepts/library.ts'
import { isKeywordList } from '../keyword-list.ts'
import { locateQuote, MAX_QUOTE_CHARACTERS } from '../quotes.ts'
import type { ResumeQuote } from '../schema.ts'
import type { ResumePage } from './input.ts'

/** How strong a sentence is as evidence of a concept: work described, stated, only listed, wished for, denied. */
export const STRENGTH = { work: 3, stated: 2, listed: 1, wished: 0.5, denied: 0 } as const

export interface Passage {
  page: ResumePage
  text: string
  start: number
  end: number
  /** How strongly it shows each concept, including broader ones. */
  concepts: Map<string, number>
  stems: Set<string>
  /** Describes an action, a figure or a result. */
  deed: boolean
  /** Contains contact details. */
  contact: boolean
}

const DENIAL =
  /\b(?:no|not|never|without|lack|lacks|lacking|haven't|hasn't|don't|doesn't|didn't|kein|keine|keinen|nie|nicht|ohne|sans|jamais|pas|sin|nunca)\b[^.;:]{0,40}$/u
const WISH =
  /\b(?:want to|wants to|would like|like to learn|eager to|keen to|interested in|interest in|hope to|looking to|plan to|planning to|currently learning|willing to learn|aspiring|mochte|souhaite|quisiera)\b[^.;:]{0,50}$/u
/** A line of contact details may also contain a job title; it is only quoted if there is nothing else. */
const CONTACT = /[^\s@]@[^\s@]+\.\p{L}|\+\d[\d ()/.-]{7,}/u
const YEAR = /\b(?:19|20)\d{2}\b/u
/** From one year to another or to today: a position that was held, even if its line looks like a list. */
const PERIOD = /\b(?:19|20)\d{2}\s*[-–—]\s*(?:(?:\d{1,2}[/.])?(?:19|20)\d{2}\b|\p{L})/u

/** The résumé as passages that can be quoted, without sentences that address the evaluator. */
export function passages(pages: ResumePage[]): Passage[] {
  return pages.flatMap(page =>
    sentences(page.text)
      .filter(({ text }) => !addressesReader(text))
      .map(sentence => passage(page, sentence)),
  )
}

function passage(page: ResumePage, { text, start, end }: { text: string; start: number; end: number }): Passage {
  const signals = readSignals(text)
  const deed = signals.own_action || signals.team_action || (signals.result && signals.number)
  const contact = CONTACT.test(text)
  const withoutContext = contact || (isKeywordList(text) && !PERIOD.test(text))
  const base = deed
    ? STRENGTH.work
    : withoutContext
      ? STRENGTH.listed
      : YEAR.test(text)
        ? STRENGTH.work
        : STRENGTH.stated
  const concepts = new Map<string, number>()
  for (const mention of mentions(text)) {
    const before = fold(text.slice(0, mention.start))
    const strength = DENIAL.test(before) ? STRENGTH.denied : WISH.test(before) ? STRENGTH.wished : base
    for (const id of strength === STRENGTH.denied ? [mention.concept] : shows(mention.concept)) {
      concepts.set(id, Math.max(concepts.get(id) ?? 0, strength))
    }
  }
  return { page, text, start, end, concepts, stems: new Set(contentStems(text)), deed, contact }
}

/**
 * The passage as a quote. If it is too short, adjacent text is included; if it is too long, it is cut at a word. Null if the page
 * has too little text.
 */
export function quoteOf({ page, start, end }: Passage): ResumeQuote | null {
  let [from, to] = [start, end]
  if (to - from > MAX_QUOTE_CHARACTERS) to = from + page.text.slice(from, from + MAX_QUOTE_CHARACTERS).search(/\s\S*$/u)
  if (!isLongEnough(page.text.slice(from, to))) {
    const lines = sentences(page.text)
    const at = lines.findIndex(line => line.start === start)
    const neighbour = lines[at + 1] ?? lines[at - 1]
    if (!neighbour) return null
    from = Math.min(from, neighbour.start)
    to = Math.max(to, neighbour.end)
  }
  const text = page.text.slice(from, to)
  return isLongEnough(text) ? { text, page: page.number, start: from, end: to } : null
}

function isLongEnough(text: string): boolean {
  return locateQuote(text, text) !== null
}
