import { concept } from '#platform/ai/concepts/library.ts'
import { mentions } from '#platform/ai/concepts/mentions.ts'
import type { CheckedAs } from '#modules/jobs/contract.ts'
import { sameCheck } from '#modules/jobs/policy.ts'
import { fieldText, inField } from './degrees.ts'
import type { Requirement } from './input.ts'
import { licenceClasses } from './licence-classes.ts'
import { needsOf, type Needs, type RequirementKind } from './needs.ts'

const KINDS: Record<CheckedAs['kind'], RequirementKind> = {
  skill: 'skill',
  years: 'years',
  degree: 'degree',
  certificate_or_licence: 'certificate',
  language: 'language',
  free_text: 'text',
}

/** By the rank of a degree; the first is any degree. */
const DEGREE_LEVELS = ['any', 'school', 'vocational', 'bachelor', 'master', 'doctorate'] as const
/** By the rank of a level; native speakers are above C2. */
const LANGUAGE_LEVELS = [null, 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'C2'] as const

const LONGEST_NAME = 120
const LONGEST_LANGUAGE = 60
const MOST_LANGUAGES = 5
const MOST_YEARS = 50

/** How a requirement is checked if nobody chooses otherwise. */
export const proposeCheck = (text: string): CheckedAs => proposal(text, needsOf(text))

function proposal(text: string, { kind, years, degree, languages, oneLanguage }: Needs): CheckedAs {
  switch (kind) {
    case 'years':
      return { kind: 'years', years: Math.min(MOST_YEARS, Math.round((years ?? 0) * 10) / 10) }
    case 'degree':
      return {
        kind: 'degree',
        level: DEGREE_LEVELS[Math.floor(degree?.rank ?? 0)] ?? 'any',
        field: shortened(fieldText(text), LONGEST_NAME),
      }
    case 'certificate':
      return {
        kind: 'certificate_or_licence',
        name: shortened(certificateName(text), LONGEST_NAME),
        must_be_valid: true,
      }
    case 'language': {
      const once = languages.filter(({ id }, i) => languages.findIndex(other => other.id === id) === i)
      return {
        kind: 'language',
        languages: once.slice(0, MOST_LANGUAGES).map(({ label, level }) => ({
          name: shortened(label, LONGEST_LANGUAGE),
          level: LANGUAGE_LEVELS[level] ?? null,
        })),
        ...(oneLanguage && once.length > 1 ? { one_is_enough: true } : {}),
      }
    }
    case 'text':
      return { kind: 'free_text' }
    case 'skill':
      return { kind: 'skill' }
  }
}

const shortened = (text: string, most: number) => text.replace(/\s/gu, ' ').slice(0, most).trim()

/** The certificates or licences in a requirement, from the first to the last; empty if none is known by its name. */
function certificateName(text: string): string {
  const found = [...mentions(text), ...licenceClasses(text, null)].filter(
    one => concept(one.concept)?.kind === 'certificate',
  )
  const start = Math.min(...found.map(one => one.start))
  const end = Math.max(...found.map(one => one.end))
  const name = text.slice(start, end)
  // "Driving licence (class B)" ends with its bracket.
  return name.includes('(') && text[end] === ')' ? `${name})` : name
}

/** What a requirement asks for: by its text, or as a recruiter chose. Confirming what was proposed changes nothing. */
export function checkedNeeds({ text, checked_as: check }: Requirement): Needs {
  const read = needsOf(text)
  if (!check || sameCheck(check, proposal(text, read))) return read
  const needs = needsOf(text, KINDS[check.kind])
  switch (check.kind) {
    case 'years':
      return { ...needs, years: check.years }
    case 'degree': {
      const asked = needs.degree!
      const rank = DEGREE_LEVELS.indexOf(check.level)
      // "NVQ level 3" is more exact than "vocational".
      const same = Math.floor(asked.rank) === rank ? asked.rank : rank
      return { ...needs, degree: { ...inField(asked, check.field), rank: same } }
    }
    case 'certificate_or_licence': {
      const parts = check.name ? needsOf(check.name, 'certificate').parts : needs.parts
      return { ...needs, parts: parts.length > 0 ? parts : needs.parts, valid: check.must_be_valid }
    }
    case 'language':
      return { ...needs, ...chosenLanguages(check.languages), oneLanguage: check.one_is_enough ?? false }
    default:
      return needs
  }
}

/** A language that no concept covers is looked for by its name. */
function chosenLanguages(languages: readonly { name: string; level: string | null }[]) {
  const known: Needs['languages'] = []
  const parts: Needs['parts'] = []
  for (const { name, level } of languages) {
    const found = mentions(name).find(one => concept(one.concept)?.kind === 'language')
    if (found) {
      const rank = LANGUAGE_LEVELS.findIndex(one => one === level)
      known.push({ id: found.concept, label: name, level: rank })
    } else parts.push(...needsOf(name, 'skill').parts)
  }
  return { languages: known, parts }
}

/** How a requirement is checked, in words for a model; null if nobody confirmed it. */
export function checkInWords(check: CheckedAs | null | undefined): string | null {
  if (!check) return null
  switch (check.kind) {
    case 'skill':
      return 'a skill'
    case 'years':
      return `at least ${check.years} years of this experience`
    case 'degree':
      return `${DEGREE_WORDS[check.level]} in ${check.field || 'any field'}`
    case 'certificate_or_licence':
      return `the certificate or licence${check.name ? ` "${check.name}"` : ''}; ${
        check.must_be_valid ? 'it must be valid' : 'an expired one is enough'
      }`
    case 'language':
      return check.languages
        .map(({ name, level }) => `${name}, ${level ? `${level} (CEFR) or higher` : 'any level'}`)
        .join(check.one_is_enough ? ', or ' : '; ')
    case 'free_text':
      return 'free text, as it is written'
  }
}

const DEGREE_WORDS = {
  any: 'a completed degree of any level',
  school: 'a completed school-leaving certificate or higher',
  vocational: 'a completed vocational qualification or higher',
  bachelor: "a completed bachelor's degree or higher",
  master: "a completed master's degree or higher",
  doctorate: 'a completed doctorate',
} as const
