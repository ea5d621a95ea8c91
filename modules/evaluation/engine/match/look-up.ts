import { mentions } from '#platform/ai/concepts/mentions.ts'
import { concept } from '#platform/ai/concepts/library.ts'
import { blankDetails } from '#platform/ai/redact/redact.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import type { ResumeQuote } from '../schema.ts'
import { namesCertificate } from './certificates.ts'
import { findCertificate } from './find-certificate.ts'
import { statedLanguage } from './find-language.ts'
import { countYears } from './find-years.ts'
import type { MatchInput } from './input.ts'
import { needsOf } from './needs.ts'
import { quoteOf } from './passage-quote.ts'
import { type Passage, readResume, type Resume } from './resume.ts'

// Single facts of a résumé, each with the passages that show it, as other modules ask for them.

/** A résumé or another text, as the rules read it. */
export interface ReadText {
  readonly resume: Resume
  readonly now: string
}

/** Texts other than résumés are given as pages. */
export const readText = ({ resume, profile, now }: Pick<MatchInput, 'resume' | 'profile' | 'now'>): ReadText => ({
  // "Children: 2" is no experience with children.
  resume: readResume(
    resume.pages.map(page => ({ ...page, text: blankDetails(page.text) })),
    profile,
    now,
  ),
  now,
})

interface Fact<T> {
  readonly value: T
  readonly quotes: ResumeQuote[]
}

const MOST_QUOTES = 3

function withQuotes<T>(value: T, passages: readonly Passage[]): Fact<T> | null {
  const quotes = passages.flatMap(passage => quoteOf(passage) ?? [])
  const unique = quotes.filter(
    (one, i) => quotes.findIndex(({ page, start }) => page === one.page && start === one.start) === i,
  )
  return unique.length === 0 ? null : { value, quotes: unique.slice(0, MOST_QUOTES) }
}

/** Whether the rules know what to count the years of. */
export const countsYearsOf = (subject: string): boolean =>
  needsOf(subject).parts.some(({ any }) =>
    any.some(({ concepts, names, words }) => concepts.length + names.length + words.length > 0),
  )

/** The years of work with something, to a tenth; null if none are shown. */
export function yearsOfWork(subject: string, { resume }: ReadText): Fact<number> | null {
  const { known, passages } = countYears(needsOf(subject), resume)
  return known === 0 ? null : withQuotes(known, passages)
}

/** Whether a text names a licence or certificate. */
export const isCertificateName = (text: string): boolean =>
  needsOf(text).kind === 'certificate' &&
  needsOf(text).parts.length > 0 &&
  (namesCertificate(foldInPlace(text)) || mentions(text).some(one => concept(one.concept)?.kind === 'certificate'))

/** Whether a valid licence or certificate is shown; null if it is not. */
export function holdsCertificate(name: string, { resume, now }: ReadText): Fact<true> | null {
  const needs = needsOf(name, 'certificate')
  const findings = needs.parts.map(part => findCertificate(part, needs, resume, now))
  if (findings.length === 0 || findings.some(({ verdict }) => verdict !== 'met')) return null
  return withQuotes(
    true as const,
    findings.flatMap(({ passages }) => passages.slice(0, 1)),
  )
}

/** The first language that a text names. */
export function languageNamed(text: string): { id: string; label: string } | null {
  const found = mentions(text).find(one => concept(one.concept)?.kind === 'language')
  return found ? { id: found.concept, label: text.slice(found.start, found.end) } : null
}

/** The level at which a language is stated: 1 for A1 to 6 for C2, 7 for native; `level` is null if the level is not stated. */
export function languageStated(id: string, { resume }: ReadText): Fact<{ level: number | null }> | null {
  const { best } = statedLanguage({ id }, resume)
  return best ? withQuotes({ level: best.level }, [best.passage]) : null
}
