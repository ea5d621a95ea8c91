import { locateQuote } from '#platform/ai/text/quotes.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { stem, tokens } from '#platform/ai/text/tokens.ts'
import { blankDetails } from '#platform/ai/redact/redact.ts'
import {
  holdsCertificate,
  languageNamed,
  languageStated,
  type ReadText,
  readText,
  stanceInSentence,
  yearsOfWork,
} from '#modules/evaluation/public.ts'
import { type Turn, spokenQuote } from '#modules/answer-structure/public.ts'
import type { AnswerQuote, AnswerValue, Asked, Rule } from '../contract.ts'
import { answerReasons as reasons } from '../words/answer-reasons.ts'
import type { Answered } from './answer.ts'
import { languageLevelsIn, levelName } from './language-options.ts'
import type { Material } from './material.ts'

/** A text with the way back to its source. */
interface Text {
  readonly text: string
  readonly quote: (start: number, end: number) => AnswerQuote | null
}

interface Found {
  readonly value: AnswerValue
  readonly quotes: AnswerQuote[]
  readonly reasoning: string
}

const NO_PROFILE = { years_of_experience: null, positions: [], skills: [], languages: [] }
const MOST_QUOTES = 3

const spokenBy = ({ turns }: Material): Turn[] => (turns ?? []).filter(({ speaker }) => speaker === 'candidate')

/** The texts of the sources that a question is about: pages first, then answers. */
function textsOf({ source }: Pick<Asked, 'source'>, material: Material): Text[] {
  const pages = source === 'interview' ? [] : (material.resume?.pages ?? [])
  const turns = source === 'resume' ? [] : spokenBy(material)
  return [
    ...pages.map(({ number, text }) => ({
      text,
      quote: (start: number, end: number) => resumeQuote(number, text, start, end),
    })),
    ...turns.map(turn => ({ text: turn.text, quote: (start: number, end: number) => turnQuote(turn, start, end) })),
  ]
}

const resumeQuote = (page: number, text: string, start: number, end: number): AnswerQuote => ({
  text: text.slice(start, end),
  source: 'resume',
  page,
  turn_id: null,
  at_ms: null,
  start,
  end,
})

function turnQuote(turn: Turn, start: number, end: number): AnswerQuote | null {
  const quote = spokenQuote(turn, start, end)
  return quote && { ...quote, source: 'interview', page: null }
}

/** The readings of the rules, each with the way back to its source. */
function readingsOf({ source }: Asked, material: Material): { read: ReadText; texts: readonly Text[] }[] {
  const { resume } = material
  const of = (texts: readonly Text[], profile: typeof NO_PROFILE, now: string) => ({
    read: readText({
      resume: { pages: texts.map(({ text }, i) => ({ number: i + 1, text })) },
      profile,
      now,
    }),
    texts,
  })
  const written = textsOf({ source: source === 'interview' ? 'interview' : 'resume' }, { ...material, turns: null })
  const spoken = textsOf({ source: 'interview' }, material)
  return [
    ...(resume && source !== 'interview' && written.length > 0
      ? [of(written, resume.profile as typeof NO_PROFILE, resume.now)]
      : []),
    ...(source !== 'resume' && spoken.length > 0
      ? [of(spoken, NO_PROFILE, resume?.now ?? new Date(0).toISOString())]
      : []),
  ]
}

/** Answers by a rule: no language model, and the same answer for the same material. Without evidence, it is not stated. */
export function answerByRules(rule: Rule, asked: Asked, material: Material): Answered {
  const found = rule.kind === 'term' ? termIn(rule.terms, textsOf(asked, material)) : factIn(rule, asked, material)
  if (!found || found.quotes.length === 0)
    return { value: null, quotes: [], reasoning: nothingFound(asked, material, rule), unsupported: 0 }
  return { ...found, quotes: found.quotes.slice(0, MOST_QUOTES), unsupported: 0 }
}

function nothingFound({ source }: Asked, material: Material, rule: Rule): string {
  const missing = [
    ...(source !== 'interview' && !material.resume ? [reasons.noResume] : []),
    ...(source !== 'resume' && !material.turns ? [reasons.noInterview] : []),
  ]
  return [reasons.notFound(subjectOf(rule)), ...missing].join(' ')
}

const subjectOf = (rule: Rule): string => {
  if (rule.kind === 'term') return rule.terms.join(', ')
  return rule.kind === 'years' ? rule.subject : rule.kind === 'certificate' ? rule.name : rule.language
}

function factIn(rule: Exclude<Rule, { kind: 'term' }>, asked: Asked, material: Material): Found | null {
  const found = readingsOf(asked, material).flatMap(({ read, texts }) => {
    const fact = factOf(rule, asked, read)
    if (!fact) return []
    const quotes = fact.quotes.flatMap(({ page, start, end }) => texts[page - 1]?.quote(start, end) ?? [])
    return quotes.length > 0 ? [{ ...fact, quotes }] : []
  })
  // The higher number of years, and the higher level: one source can be more complete than the other.
  return found.toSorted((a, b) => b.rank - a.rank)[0] ?? null
}

interface Fact {
  value: AnswerValue
  reasoning: string
  quotes: { page: number; start: number; end: number }[]
  rank: number
}

function factOf(rule: Exclude<Rule, { kind: 'term' }>, asked: Asked, read: ReadText): Fact | null {
  if (rule.kind === 'years') {
    const fact = yearsOfWork(rule.subject, read)
    return fact && { ...fact, reasoning: reasons.years(fact.value), rank: fact.value }
  }
  if (rule.kind === 'certificate') {
    const fact = holdsCertificate(rule.name, read)
    return fact && { ...fact, reasoning: reasons.certificate(rule.name), rank: 1 }
  }
  const language = languageNamed(rule.language)
  const fact = language && languageStated(language.id, read)
  if (!fact) return null
  const { level } = fact.value
  const value = languageValue(asked, level)
  if (value === null) return null
  return {
    value,
    quotes: fact.quotes,
    reasoning: reasons.language(rule.language, level === null ? null : nameOf(level)),
    rank: level ?? 0,
  }
}

const nameOf = (level: number) => levelName(level) || reasons.native

function languageValue({ answer_type, details, question }: Asked, level: number | null): AnswerValue | null {
  // "Does the candidate speak German at C1 level?": only a level that is stated can be enough.
  if (answer_type === 'yes_no') {
    const needed = languageLevelsIn(question)
    if (needed.length === 0) return true
    return level === null ? null : level >= Math.min(...needed)
  }
  if (answer_type === 'text') return level === null ? reasons.withoutLevel : nameOf(level)
  if (level === null) return null
  return details.options.find(option => languageLevelsIn(option).includes(level)) ?? null
}

/** Neither "yes" nor "no": somebody else's, or not done yet. */
const NO_EVIDENCE = new Set(['other', 'unclear', 'wished'])

/** A sentence with one of the terms. "No" needs a sentence that denies it. */
function termIn(terms: readonly string[], texts: readonly Text[]): Found | null {
  const yes: AnswerQuote[] = []
  const no: AnswerQuote[] = []
  for (const { text, quote } of texts) {
    const shown = blankDetails(text)
    for (const sentence of sentences(shown)) {
      const at = firstTerm(sentence.text, terms)
      if (!at || addressesReader(sentence.text)) continue
      const made = quote(sentence.start, Math.min(sentence.end, sentence.start + 400)) ?? null
      if (!made || locateQuote(made.text, text) === null) continue
      const stance = stanceInSentence(sentence.text, at.start, at.end)
      if (stance === 'denied') no.push(made)
      else if (!NO_EVIDENCE.has(stance)) yes.push(made)
    }
  }
  const term = terms.join(', ')
  if (yes.length > 0) return { value: true, quotes: yes, reasoning: reasons.term(term) }
  return no.length > 0 ? { value: false, quotes: no, reasoning: reasons.denied(term) } : null
}

/** Where one of the terms stands, in any of its usual forms. */
function firstTerm(sentence: string, terms: readonly string[]): { start: number; end: number } | null {
  const words = tokens(sentence)
  for (const term of terms) {
    const wanted = tokens(term).map(({ text }) => stem(text))
    if (wanted.length === 0) continue
    const at = words.findIndex((_, i) => wanted.every((word, k) => words[i + k] && stem(words[i + k]!.text) === word))
    if (at >= 0) return { start: words[at]!.start, end: words[at + wanted.length - 1]!.end }
  }
  return null
}
