import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { concept } from '#platform/ai/concepts/library.ts'
import { type Mention, mentions } from '#platform/ai/concepts/mentions.ts'
import { degreeAsked, type DegreeNeed } from './degrees.ts'
import { statedYears } from './experience.ts'
import { namesCertificate } from './certificates.ts'
import { languageLevel } from '#platform/ai/text/language-levels.ts'
import { amountOf } from '#platform/ai/text/numbers.ts'
import { namedIn, PEOPLE, workIn } from './named.ts'
import { type Part, partsOf } from './parts.ts'
import { withSharedHead } from './shared-head.ts'
import { LEADERSHIP } from './title-words.ts'
import {
  ACTIVITY,
  AS_POSITION,
  BOTH,
  COURSE,
  EXPLICIT_POSITION,
  LEVEL,
  ONE_OF,
  OWN_TRADE,
} from './requirement-words.ts'

/** What a requirement asks for. */
export type RequirementKind = 'skill' | 'years' | 'degree' | 'certificate' | 'language' | 'text'

export interface Needs {
  kind: RequirementKind
  /** A recruiter chose another kind or value than the proposed one. Then the words of the text decide nothing about the kind. */
  changed: boolean
  parts: Part[]
  languages: { id: string; label: string; level: number }[]
  /** "Dutch or French": one of the languages is enough. */
  oneLanguage: boolean
  degree: DegreeNeed | null
  years: number | null
  /** "as a sous chef": the position itself, not only tasks that belong to it. */
  asPosition: boolean
  /** "Retail management", "as a manager": only positions that lead count. */
  leading: boolean
  /** Whether an expired certificate is not enough. */
  valid: boolean
  /** "a team of at least six": the smallest number that is enough. */
  amount: number | null
  /** "training in", "knowledge of": a course is enough. */
  courseIsEnough: boolean
}

/** "(m/w/d)", "(H/F)" */
const GENDERS = /\s?\((?:[mfwdhxgn]|div)(?:\s?[/|]\s?(?:[mfwdhxgn]|div)){1,3}\)/giu

/**
 * "trabajador/a", "Verkäufer/in", "enfermero(a)", "Techniker:in": the title is the word before. "office/in-person" and
 * "required/as needed" are something else.
 */
const ENDINGS =
  /(?<=\p{Ll}{4})(?:\/-?(?:a|innen|in|e|ne)|(?<=or[eo]s|[nt]os)\/-?as|\((?:as?|innen|in|e|ne)\)|[*:_·](?:innen|in|e))(?![\p{L}\p{N}-])/gu

/** "Reinigungserfahrung", "Fahrerfahrung" ask for experience in what the word names before, which can be the stem of a verb. */
const EXPERIENCE_IN_WORD = /(?<![\p{L}-])(?<work>\p{Lu}\p{Ll}{3,20}?)s?erfahrung(?:en)?(?!\p{L})/gu
const withoutExperience = (text: string): string =>
  text.replace(EXPERIENCE_IN_WORD, (word, work: string) => {
    if (mentions(word).length > 0) return word
    const named = [work, `${work}en`].find(one => mentions(`in ${one}`).length > 0)
    return named === undefined ? word : `Erfahrung in ${named}`
  })

/** What a requirement asks for, by its text. `chosen` is the kind if a recruiter chose one that the text does not suggest. */
export function needsOf(written: string, chosen: RequirementKind | null = null): Needs {
  const text = withSharedHead(
    withoutExperience(written)
      .replace(GENDERS, '')
      .replace(ENDINGS, '')
      .replace(/\bpost-(?=\p{L})/giu, ''),
  )
  const found = namedIn(text)
  const folded = foldInPlace(text).replace(/’/gu, "'")
  const years = statedYears(text)
  const inLanguages = found.filter(mention => concept(mention.concept)?.kind === 'language')
  const languages = languagesOf(text, inLanguages)
  const degree = degreeAsked(text)
  const others = workIn(text, found, { years, degree }).filter(one => concept(one.concept)?.kind !== 'language')
  const named = years !== null && OWN_TRADE.test(folded) ? [] : partsOf(text, folded, others)
  const parts = years === null && named.length === 0 && LEADERSHIP.test(folded) ? [leadingPeople(text)] : named
  const kind = chosen ?? propose(folded, { years, languages, degree, found: others })
  return {
    kind,
    changed: chosen !== null,
    parts,
    languages: kind === 'language' || parts.length === 0 || isLevel(folded) ? languages : [],
    oneLanguage: areAlternatives(folded, inLanguages),
    degree:
      kind === 'degree'
        ? (degree ?? { rank: 0, field: [], words: [], label: text, related: false, orExperience: false })
        : null,
    years: kind === 'years' ? years : null,
    asPosition: EXPLICIT_POSITION.test(folded) && AS_POSITION.test(folded),
    leading: kind === 'years' && LEADERSHIP.test(withoutMentions(folded, others)),
    valid: true,
    amount: years === null ? amountOf(folded) : null,
    courseIsEnough: COURSE.test(folded),
  }
}

/** "Management experience" */
function leadingPeople(text: string): Part {
  const label = text.trim()
  return { label, any: [{ label, concepts: [[PEOPLE]], names: [], words: [], narrowing: [] }] }
}

/** A text without what is named in it, in the order of the text. */
function withoutMentions(folded: string, found: readonly Mention[]): string {
  let reached = 0
  const rest = found.map(({ start, end }) => {
    const before = folded.slice(reached, start)
    reached = Math.max(reached, end)
    return before
  })
  return `${rest.join(' ')} ${folded.slice(reached)}`
}

interface Signals {
  years: number | null
  languages: Needs['languages']
  degree: DegreeNeed | null
  found: Mention[]
}

function propose(folded: string, { years, languages, degree, found }: Signals): RequirementKind {
  if (years !== null) return 'years'
  const certificates = found.some(one => concept(one.concept)?.kind === 'certificate')
  // "Bachelor's degree in English"
  const isStudied = degree !== null && degree.rank >= HIGHER && !LANGUAGE_LEVEL.test(folded)
  if (languages.length > 0 && !isStudied && (isLevel(folded) || found.length === 0)) return 'language'
  if (degree !== null && !/\b(?:driving|forklift|permis de conduire|fuhrerschein)\b/u.test(folded)) return 'degree'
  if (namesCertificate(folded) || (certificates && !EXPERIENCE_WITH.test(folded)))
    return ACTIVITY.test(folded) && !certificates ? 'text' : 'certificate'
  return ACTIVITY.test(folded) ? 'text' : 'skill'
}

/** "Experience with load securing": work, even where a certificate has this name. */
const EXPERIENCE_WITH =
  /^(?:\p{L}{3,15} )?(?:experience|erfahrung(?:en)?|experiencia) (?:with|in|of|using|mit|im|con|en|de|dans|avec|d')/u

/** From bachelor's degrees up: "Licence d'anglais" is one, an A-level is not. */
const HIGHER = 3
const LANGUAGE_LEVEL = /\b(?:[abc][12]|level|niveau|nivel)\b/u

function isLevel(folded: string): boolean {
  return LEVEL.test(folded)
}

function languagesOf(text: string, found: Mention[]): Needs['languages'] {
  return found.map(({ concept: id, start, end }) => ({
    id,
    label: text.slice(start, end),
    level: languageLevel(text, start, end) ?? 0,
  }))
}

/** "Dutch, French or German": the word before the last one decides. "English and Dutch or French" asks for more than one. */
function areAlternatives(folded: string, languages: readonly Mention[]): boolean {
  const between = languages.slice(1).map(({ start }, before) => folded.slice(languages[before]!.end, start))
  return ONE_OF.test(between.at(-1) ?? '') && !between.some(one => BOTH.test(one))
}
