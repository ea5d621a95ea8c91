import { stem, foldInPlace } from '#platform/ai/text/tokens.ts'
import { concept, isField, isStudy } from '#platform/ai/concepts/library.ts'
import { mentions, type Mention } from '#platform/ai/concepts/mentions.ts'
import { degreeAsked, type DegreeNeed } from './degrees.ts'
import { statedYears } from './experience.ts'
import { namesCertificate } from './certificates.ts'
import { languageLevel } from '#platform/ai/text/language-levels.ts'
import { licenceClasses } from './licence-classes.ts'
import { FILLER } from './filler-words.ts'
import { amountOf } from '#platform/ai/text/numbers.ts'
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

/** What a requirement asks for, by its text. `chosen` is the kind if a recruiter chose one that the text does not suggest. */
export function needsOf(written: string, chosen: RequirementKind | null = null): Needs {
  const text = withSharedHead(written.replace(GENDERS, '').replace(/\bpost-(?=\p{L})/giu, ''))
  const all = [...mentions(text), ...licenceClasses(text, null)].sort((a, b) => a.start - b.start)
  const found = namedOrDescribed(all.filter(one => !isCut(one, all)))
  const folded = foldInPlace(text).replace(/’/gu, "'")
  const years = statedYears(text)
  const inLanguages = found.filter(mention => concept(mention.concept)?.kind === 'language')
  const languages = languagesOf(text, inLanguages)
  const degree = degreeAsked(text)
  const work = found.filter(one => (degree === null ? !isAlsoWork(one, found, years) : !isField(one.concept)))
  const others = withoutPurpose(
    folded,
    withoutStudies(text, work).filter(mention => concept(mention.concept)?.kind !== 'language'),
  )
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

/** "Has led a kitchen team" also asks for leadership, although only the kitchen is named. */
const PEOPLE = 'team leadership'

/** A requirement names what it asks for. Signs only count if nothing is named. */
function namedOrDescribed(found: Mention[]): Mention[] {
  const named = found.filter(mention => !mention.described)
  // "Coordinating volunteers" is named as a whole.
  const covered = (one: Mention) => named.some(other => other.start <= one.start && one.end <= other.end)
  // "Opening a new restaurant": a place alone does not say what is done there.
  const isPlaceWithin = (one: Mention, other: Mention) =>
    concept(other.concept)?.kind === 'setting' && one.start < other.start && other.end <= one.end
  const onlyPlaces = named.every(one => concept(one.concept)?.kind === 'setting')
  return named.length > 0
    ? found.filter(
        mention =>
          !mention.described ||
          (mention.concept === PEOPLE && !covered(mention)) ||
          (onlyPlaces && named.every(place => isPlaceWithin(mention, place))),
      )
    : found
}

const isCertificate = (one: Mention): boolean => concept(one.concept)?.kind === 'certificate'

/** "Customer care experience": the field of care is not meant. */
const isCut = (one: Mention, all: readonly Mention[]): boolean =>
  isField(one.concept) &&
  all.some(
    other =>
      !isField(other.concept) &&
      ((other.start < one.start && one.start < other.end) || (other.start < one.end && one.end < other.end)),
  )

/** "Management experience" */
function leadingPeople(text: string): Part {
  const label = text.trim()
  return { label, any: [{ label, concepts: [[PEOPLE]], names: [], words: [], narrowing: [] }] }
}

/** A text with what is named in it left out. */
const withoutMentions = (folded: string, found: readonly Mention[]): string =>
  found.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), folded)

/** "Soins infirmiers", "enfermería": a field of study, and work as well. What a field of work names ("in logistics") is that field. */
const isAlsoWork = (one: Mention, found: Mention[], years: number | null): boolean =>
  !isField(one.concept) &&
  found.some(
    other =>
      (isField(other.concept) && other.start <= one.start && one.end <= other.end) ||
      ((isStudy(one.concept) || (years !== null && isCertificate(one))) &&
        !isStudy(other.concept) &&
        !isCertificate(other) &&
        other.start === one.start &&
        other.end === one.end),
  )

/** "Gestion" is a field of study only where a degree is asked for. */
function withoutStudies(text: string, found: Mention[]): Mention[] {
  return found.filter(
    ({ concept: id, start, end }) =>
      (!isStudy(id) || !FILLER.has(stem(text.slice(start, end)))) &&
      // "Bereitschaft zur Nachtarbeit" is no on-call duty.
      !(/^bereitschaft$/iu.test(text.slice(start, end)) && /^\szu/u.test(text.slice(end))),
  )
}

/** "A driving licence for home visits": what a certificate is for is not asked for. */
function withoutPurpose(folded: string, found: Mention[]): Mention[] {
  const certificate = found.find(one => concept(one.concept)?.kind === 'certificate')
  if (!certificate) return found
  const purpose = /\s(?:for|fur|pour|para|zum|zur|to)\s/u.exec(folded.slice(certificate.end))
  const until = purpose ? certificate.end + purpose.index : folded.length
  return found.filter(one => one.start < until || concept(one.concept)?.kind === 'certificate')
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
  if (certificates || namesCertificate(folded)) return ACTIVITY.test(folded) && !certificates ? 'text' : 'certificate'
  return ACTIVITY.test(folded) ? 'text' : 'skill'
}

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
