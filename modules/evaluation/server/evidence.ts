import type { Evidence } from '#modules/applications/contract.ts'
import type { InterviewResult, MatchResult } from '../engine/schema.ts'

/** How informative a quote is: a sentence is more informative than a date or a row of a table. */
const informationIn = (text: string): number => {
  const words = text.split(/\s+/).filter(word => /\p{L}{3,}/u.test(word)).length
  const listed = /[|\t\n•]|@|\b(19|20)\d\d\b/.test(text)
  return Math.min(words, 14) - (listed ? 10 : 0)
}

/** The best quote of a match: from the most important requirement that is met. */
export function matchEvidence(result: MatchResult, mustHaves: ReadonlySet<string>): Evidence | null {
  const shown = result.requirements.filter(({ verdict, quotes }) => verdict !== 'missing' && quotes.length > 0)
  const first = shown.filter(({ id, verdict }) => verdict === 'met' && mustHaves.has(id))
  const quotes = (first.some(one => one.quotes.some(({ text }) => informationIn(text) > 4)) ? first : shown).flatMap(
    one => one.quotes,
  )
  // A date or a row of a table can back a requirement but is not informative. No quote is better than such a one.
  const quote = quotes
    .filter(({ text }) => informationIn(text) > 1)
    .toSorted((a, b) => informationIn(b.text) - informationIn(a.text))[0]
  return quote ? { text: quote.text, source: 'resume', page: quote.page, at_ms: null } : null
}

/** The best quote of an interview: from the highest level, if there are levels, and then from the question with the highest weight. */
export function interviewEvidence(result: InterviewResult): Evidence | null {
  const shown = result.criteria.filter(({ quotes }) => quotes.length > 0)
  const best = shown.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0) || b.weight - a.weight)[0]
  const quote = best?.quotes.toSorted((a, b) => informationIn(b.text) - informationIn(a.text))[0]
  return quote ? { text: quote.text, source: 'interview', page: null, at_ms: quote.at_ms } : null
}
