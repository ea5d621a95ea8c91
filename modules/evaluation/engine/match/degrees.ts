import { contentStems } from '#platform/ai/text/stop-words.ts'
import { tokens, foldInPlace } from '#platform/ai/text/tokens.ts'
import { concept } from '#platform/ai/concepts/library.ts'
import { type Mention, mentions } from '#platform/ai/concepts/mentions.ts'
import { matchesOf } from '#platform/ai/text/matches.ts'
import {
  ABANDONED,
  DEGREES,
  FILLER,
  HIGHER_VOCATIONAL,
  LEVELS,
  OR_EXPERIENCE,
  RELATED,
  SCHOOL_NAMES,
  TAUGHT,
  TRAINS_OTHERS,
  UNDERWAY,
} from './degree-words.ts'

export interface DegreeNeed {
  /** The rank of the lowest degree that is enough. */
  rank: number
  /** Concepts of the field, any of them; empty if none is required. */
  field: string[]
  /** Stems of the field's other words. */
  words: string[]
  label: string
  /** "Or a related field": a field next to it is enough. */
  related: boolean
  /** "Or equivalent experience": work in the field may be enough. */
  orExperience: boolean
}

/** School certificates, the lowest first; the last are those that lead to university. */
const SCHOOL_STEPS = [
  /^secondary school$/u,
  /^(?:hauptschulabschluss|eso)$/u,
  /^(?:mittlere reife|realschulabschluss|gcses?)$/u,
  /^(?:fachabitur|fachhochschulreife)$/u,
  /./u,
]

/** Vocational qualifications have levels of their own: "NVQ Level 2" is lower than "Level 3", "grado medio" than "grado superior". */
function stepOf(rank: number, folded: string, word: string): number {
  if (rank === SCHOOL) return SCHOOL_STEPS.findIndex(step => step.test(word)) / 10
  if (rank !== VOCATIONAL) return 0
  if (/^(?:bp|brevet professionnel|bac(?:calaureat)? pro(?:fessionnel)?)$/u.test(word)) return 0.4
  const level = /\b(?:level|niveau|nivel|stufe)\s?([1-8])\b/u.exec(folded)?.[1]
  if (level !== undefined) return Number(level) / 10
  return HIGHER_VOCATIONAL.test(folded) ? 0.5 : 0
}

export const VOCATIONAL = 2
const isVocational = (rank: number): boolean => Math.floor(rank) === VOCATIONAL
const SCHOOL = 1

/** "March 2023" is no Master of Architecture. */
const isMonth = (word: string, written: string) => word === 'march' && written !== 'MArch'

/** The degrees in a text by rank. */
export function degreesIn(text: string): { rank: number; at: number }[] {
  const folded = foldInPlace(text).replace(/[’]/gu, "'")
  const found = DEGREES.flatMap(([pattern, rank]) =>
    matchesOf(folded, pattern)
      .filter(match => !isMonth(match[0], text.slice(match.index, match.index + match[0].length)))
      .map(match => ({ rank: rank + stepOf(rank, folded, match[0]), at: match.index, word: match[0] })),
  )
  // In "master's degree" and "diploma of higher education" the general word adds nothing.
  const exact = found.filter(one => !/^(?:degree|studium|hochschulabschluss)$/u.test(one.word))
  return exact.length > 0 ? exact : found
}

/** "Bankkaufmann" is more than any commercial training, which only "kaufmännisch" asks for. */
const KINDS_OF_TRAINING = new Set(['commercial training', 'technical training', 'craft training'])
const KIND_OF_TRAINING = /kaufmannisch|technisch|handwerklich/u

/** The concepts and other words in a text that name a field of study. "Berufsausbildung als Bäcker" is named as a whole. */
function fieldIn(written: string): { found: Mention[]; subjects: Mention[]; words: string[] } {
  const text = written.slice(0, OR_EXPERIENCE.exec(foldInPlace(written))?.index)
  const found = mentions(text).filter(({ concept: id, start, end }) => {
    if (KINDS_OF_TRAINING.has(id) && !KIND_OF_TRAINING.test(foldInPlace(text.slice(start, end)))) return false
    const kind = concept(id)?.kind ?? ''
    if (kind === 'certificate') return degreesIn(text.slice(start, end)).some(({ rank }) => isVocational(rank))
    return !['language', 'setting', 'fact', 'field'].includes(kind)
  })
  // "Gesellenbrief Elektroniker" names the trade also for who writes only "Elektroniker".
  const subjects = found.filter(one => concept(one.concept)?.kind !== 'certificate')
  const covered = new Set(subjects.flatMap(({ start, end }) => contentStems(text.slice(start, end))))
  const words = contentStems(text).filter(
    word => !FILLER.has(word) && !LEVELS.has(word) && !covered.has(word) && !/^\d/u.test(word),
  )
  return { found, subjects, words }
}

/** The field of study in a requirement's own words, from the first to the last of them: "accounting or finance". */
export function fieldText(text: string): string {
  const { subjects, words } = fieldIn(text)
  const stems = new Set(words)
  const named = tokens(text).filter(token => contentStems(token.raw).some(word => stems.has(word)))
  const spans = [...subjects, ...named]
  return text.slice(Math.min(...spans.map(one => one.start)), Math.max(...spans.map(one => one.end)))
}

/** The same degree in another field; an empty one is any field. */
export function inField(need: DegreeNeed, field: string): DegreeNeed {
  const { found, words } = fieldIn(field)
  return { ...need, field: found.map(one => one.concept), words, label: field }
}

/** School certificates are taken in subjects: "GCSE history" is no "GCSE mathematics". Their names are no subjects. */
const withoutSchool = (words: string[], ranks: number[]): string[] =>
  ranks.some(isSchool) ? words.filter(word => !SCHOOL_NAMES.has(word)) : words

export const isSchool = (rank: number): boolean => Math.floor(rank) === SCHOOL

/** "Erfahrung in der Abschlussprüfung nach HGB": of companies' accounts. */
const AUDITING =
  /\b(?:erfahrung(?:en)?|kenntnisse|praxis|tatig) (?:in|mit|bei|im|von) (?:\p{L}{3,6} )?abschlussprufung(?:en)?\b|\babschlussprufung(?:en)? (?:nach|gemass|von|der) (?!ihk|hwk)\p{L}/u

/** The degree that a requirement asks for; null if it asks for none. */
export function degreeAsked(text: string): DegreeNeed | null {
  const ranks = degreesIn(text).map(one => one.rank)
  // "GCSE exam preparation" is teaching and not a school certificate.
  const folded = foldInPlace(text)
  const taught = TAUGHT.test(folded)
  if (AUDITING.test(folded)) return null
  if (ranks.length === 0 || (taught && ranks.every(isSchool)) || TRAINS_OTHERS.test(folded)) return null
  const { found, words } = fieldIn(text)
  return {
    rank: Math.min(...ranks),
    field: found.map(one => one.concept),
    words: withoutSchool(words, ranks),
    label: text.trim(),
    related: RELATED.test(foldInPlace(text)),
    orExperience: OR_EXPERIENCE.test(foldInPlace(text)),
  }
}

/** Whether a line with a degree says that it was completed. */
export function degreeState(text: string): 'completed' | 'abandoned' | 'underway' {
  const folded = foldInPlace(text)
  if (ABANDONED.test(folded)) return 'abandoned'
  // "2017, en alternance": how it was studied.
  if (
    /\ben alternance\b/u.test(folded) &&
    /\b(?:19|20)\d{2}\b/u.test(folded) &&
    !UNDERWAY.test(folded.replace(/\ben alternance\b/gu, ''))
  )
    return 'completed'
  return UNDERWAY.test(folded) ? 'underway' : 'completed'
}
