import { MAX_QUOTE_CHARACTERS } from '#platform/ai/text/quotes.ts'
import { stem, tokens } from '#platform/ai/text/tokens.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { deniesCertificate, validityOf } from './certificates.ts'
import { degreeState } from './degrees.ts'
import { strengthAt } from './evidence.ts'
import { isAtLeast, type Strength, strongest } from './strength.ts'
import { better, type Finding } from './finding.ts'
import type { Needs } from './needs.ts'
import type { Passage, Resume } from './resume.ts'

/** A word or phrase of the recruiter in a passage of the résumé. */
interface Mentioned {
  word: string
  passage: Passage
  start: number
  end: number
  strength: Strength
}

interface Phrase {
  word: string
  keys: string[]
  /** "IT" and "it" differ. */
  capitals: boolean
}

const LONGEST_ABBREVIATION = 4

function phraseOf(word: string): Phrase {
  const found = tokens(word)
  const [only] = found
  const capitals = found.length === 1 && only!.raw.length <= LONGEST_ABBREVIATION && /^\p{Lu}{2,}$/u.test(only!.raw)
  return { word, keys: found.map(({ text }) => stem(text)), capitals }
}

interface Word {
  key: string
  raw: string
  start: number
  end: number
}

const known = new WeakMap<Passage, Word[]>()

/** A résumé is compared with many requirements. */
function wordsIn(passage: Passage): Word[] {
  const before = known.get(passage)
  if (before) return before
  const words = tokens(passage.text).map(({ text, raw, start, end }) => ({ key: stem(text), raw, start, end }))
  known.set(passage, words)
  return words
}

/** Where the résumé has one of the words, complete and in any of its usual forms. */
function mentioned(words: readonly string[], resume: Resume, isFact: boolean): Mentioned[] {
  const phrases = new Map<string, Phrase[]>()
  for (const phrase of words.map(phraseOf)) {
    const [first] = phrase.keys
    if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), phrase])
  }
  const found: Mentioned[] = []
  for (const passage of resume.passages) {
    const has = wordsIn(passage)
    for (const [at, { key, raw, start }] of has.entries())
      for (const { word, keys, capitals } of phrases.get(key) ?? []) {
        if (capitals && raw !== raw.toUpperCase()) continue
        if (!keys.every((one, i) => has[at + i]?.key === one)) continue
        const { end } = has[at + keys.length - 1]!
        const strength = strengthAt(passage, start, end, isFact)
        if (strength !== null) found.push({ word, passage, start, end, strength })
      }
  }
  return found
}

/**
 * What words of the recruiter show that the requirement's own words do not. They count as those would in the same place: work and
 * statements meet a requirement, a list or a course only one that asks for no more. Null if they show nothing.
 */
export function findAlso(words: readonly string[], needs: Needs, resume: Resume, now: string): Finding | null {
  const isFact = needs.kind === 'certificate'
  const found = mentioned(words, resume, isFact)
  const best = strongest(found.map(({ strength }) => strength))
  if (best === null) return null
  // What the applicant denies is not shown by a title or a list.
  const isOnlyNamed = found.every(({ strength, passage }) => strength !== best || passage.form !== 'statement')
  if (isOnlyNamed && found.some(({ strength }) => strength === 'denied')) return null
  return found.flatMap(one => findingOf(one, needs, now) ?? []).toSorted(better)[0] ?? null
}

function findingOf(one: Mentioned, needs: Needs, now: string): Finding | null {
  const { word, strength, passage } = one
  if (!isAtLeast(strength, 'learning') || strength === 'wished') return null
  const passages = [quoted(one)]
  const met = (text: string): Finding => ({ verdict: 'met', text: `${text} ${reasons.also}`, passages })
  const partly = (text: string): Finding => ({ verdict: 'partly', text: `${text} ${reasons.also}`, passages })
  switch (needs.kind) {
    case 'certificate':
    case 'degree': {
      if (deniesCertificate(passage.text)) return null
      if (strength === 'assisted') return null
      if (degreeState(passage.text) === 'abandoned') return partly(reasons.certificate.abandoned(word))
      const state = validityOf(passage.text, now)
      if (strength === 'learning' || state === 'underway' || degreeState(passage.text) === 'underway')
        return partly(reasons.certificate.underway(word))
      if (state === 'expired' && needs.kind === 'certificate' && needs.valid)
        return partly(reasons.certificate.expired(word))
      return met(reasons.certificate.stated(word))
    }
    case 'language':
      return strength === 'learning' ? null : met(reasons.skill.stated(word))
    default:
      return shownBy(strength, word, needs.courseIsEnough, { met, partly })
  }
}

function shownBy(
  strength: Strength,
  word: string,
  courseIsEnough: boolean,
  { met, partly }: Record<'met' | 'partly', (text: string) => Finding>,
): Finding | null {
  switch (strength) {
    case 'work':
      return met(reasons.skill.shown(word))
    case 'stated':
      return met(reasons.skill.stated(word))
    case 'qualification':
      return courseIsEnough ? met(reasons.skill.stated(word)) : partly(reasons.skill.course(word))
    case 'listed':
      return partly(reasons.skill.listed(word))
    case 'assisted':
      return partly(reasons.skill.assisted(word))
    default:
      return null
  }
}

/** The passage; of a long one the part with the word, so that the quote contains it. */
function quoted({ passage, start, end }: Mentioned): Passage {
  const { text } = passage
  if (text.length <= MAX_QUOTE_CHARACTERS) return passage
  const room = Math.floor((MAX_QUOTE_CHARACTERS - (end - start)) / 2)
  const from = start <= room ? 0 : start - room + Math.max(0, text.slice(start - room, start).search(/\s\S/u) + 1)
  const until = Math.min(text.length, end + room)
  const to = until === text.length ? until : end + Math.max(0, text.slice(end, until).search(/\s\S*$/u))
  return { ...passage, text: text.slice(from, to), start: passage.start + from, end: passage.start + to }
}

/** The passages of positions in which a word of the recruiter is part of the work, for adding up years. */
export const workWith = (words: readonly string[], resume: Resume): Passage[] =>
  mentioned(words, resume, false).flatMap(({ passage, strength }) =>
    passage.position !== null && isAtLeast(strength, 'listed') ? [passage] : [],
  )
