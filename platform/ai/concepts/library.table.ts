import { CARE } from './care.ts'
import { CERTIFICATES, FACTS, LANGUAGES, SETTINGS } from './credentials.ts'
import { FIELDS } from './fields/index.ts'
import { FINANCE } from './finance.ts'
import { GENERAL } from './general.ts'
import { OCCUPATIONS } from './occupations.ts'
import { PEOPLE } from './people.ts'
import { PRODUCTS } from './products.ts'
import { SAME } from './same.ts'
import { SCIENCE } from './science.ts'
import { SERVICE } from './service.ts'
import { STUDIES } from './studies.ts'
import { TASKS } from './tasks.ts'
import { AMBIGUOUS, TECHNOLOGY } from './technology.ts'
import { TRADES } from './trades.ts'
import { WORK_CARE } from './work-care.ts'
import { FURTHER_NAMES, WORK_FIELDS } from './work-fields.ts'
import { WORK_OFFICE } from './work-office.ts'
import { WORK_SERVICE } from './work-service.ts'
import { WORK_SIGNS } from './work-signs.ts'
import { WORK_TECHNICAL } from './work-technical.ts'
import { keyOf, wordsOf } from './word-keys.ts'
import { WORK_TRADES } from './work-trades.ts'

/**
 * What a concept names: something a person does, a certificate, a language, a place of work, or a fact about the applicant that is
 * true wherever it is stated (a car, a clean driving record), or a whole field of work ("in hospitality").
 */
type ConceptKind = 'skill' | 'certificate' | 'language' | 'setting' | 'fact' | 'field'

export interface Concept {
  id: string
  kind: ConceptKind
  /** Broader concepts that this one implies: React implies JavaScript, not the other way around. */
  broader: string[]
  /** Concepts of one family are the same kind of task with another tool or in another place. */
  family: string | null
  /** As the tables write them, with the marks of `addName`. */
  names: string[]
}

/** A phrase of one or more words. It names a concept, or is one part of a sign. */
export interface Phrase {
  id: number
  /** As written, if the name is case-sensitive. */
  exact: string | null
  /** Contains the beginning or ending of a word: "weld*". */
  loose: boolean
  concepts: string[]
  /** Of its words, as `word-keys.ts` makes them. */
  keys: string[]
}

/** Parts that together show a concept in one sentence; each part is a list of alternative phrases. */
export interface Sign {
  concept: string
  parts: number[][]
}

const concepts = new Map<string, Concept>()
const phrases = new Map<string, Phrase>()
const signs: Sign[] = []

/**
 * All concepts with their names, to be called once. Reading the tables takes a third of a second, so the build replaces this function by one that
 * returns what they contain (apps/server/compiled/tables.mjs).
 */
export function library() {
  for (const table of [TECHNOLOGY, GENERAL, TASKS, CARE, TRADES, SERVICE, FINANCE, SCIENCE]) read(table, 'skill')
  read(CERTIFICATES, 'certificate')
  read(LANGUAGES, 'language')
  read(SETTINGS, 'setting')
  read(FACTS, 'fact')
  for (const table of [
    PEOPLE,
    OCCUPATIONS,
    WORK_CARE,
    WORK_OFFICE,
    WORK_SERVICE,
    WORK_SIGNS,
    WORK_TECHNICAL,
    WORK_TRADES,
  ])
    read(table, 'skill')

  for (const line of PRODUCTS.trim().split('\n')) {
    const [use = '', products = ''] = line.split(' | ')
    read(use, 'skill')
    for (const product of list(products)) read(`${product} | > ${use}`, 'skill')
  }
  read(STUDIES, 'skill')
  for (const { occupations, work, certificates } of FIELDS) {
    read(certificates, 'certificate')
    read(occupations, 'skill')
    read(work, 'skill')
  }
  read(WORK_FIELDS, 'field')
  read(FURTHER_NAMES, 'skill')
  for (const line of SAME.trim().split('\n')) {
    const ids = line.split(' = ').map(id => id.trim())
    for (const id of ids) concepts.get(id)?.broader.push(...ids.filter(other => other !== id))
  }
  const products = PRODUCTS.trim()
    .split('\n')
    .flatMap(line => list(line.split(' | ')[1] ?? ''))
  return {
    concepts: [...concepts.values()],
    phrases: [...phrases.values()],
    signs,
    ambiguous: list(AMBIGUOUS),
    technology: idsOf(TECHNOLOGY),
    products,
    studies: idsOf(STUDIES),
    occupations: [OCCUPATIONS, ...FIELDS.map(field => field.occupations)].flatMap(idsOf),
  }
}

function read(table: string, kind: ConceptKind): void {
  for (const line of table.trim().split('\n')) {
    if (line.trim() === '') continue
    const [rest = '', family = ''] = line.split(' ~ ')
    const [named = '', broader = ''] = rest.split(' > ')
    const [left = '', narrower = ''] = named.split(' < ')
    const [id = '', others = ''] = left.split('|').map(part => part.trim())
    const names = list(others)
    const known = concepts.get(id)
    const all = [...(known?.broader ?? []), ...list(broader)]
    concepts.set(id, {
      id,
      kind: known?.kind ?? kind,
      broader: [...new Set(all)],
      family: family.trim() || (known?.family ?? null),
      names: known ? known.names.concat(names) : names,
    })
    // "=React" next to "react" means that the word is too common to be recognized in lower case, "customs!" that other forms mean something else.
    const own = names.some(name => name.toLowerCase() === `=${id}` || name === `${id}!`)
    for (const name of own || known ? names : [id, ...names]) addName(id, name)
    for (const name of list(narrower)) addNarrower(id, name, kind)
    // "Französischkenntnisse"
    if (kind === 'language') for (const name of [id, ...names]) addName(id, `${name}kenntnisse`)
  }
}

/** A term that shows a concept is a concept of its own; a sign or a beginning of words only shows it. */
function addNarrower(id: string, written: string, kind: ConceptKind): void {
  if (/[+*#]/u.test(written)) addName(id, written)
  else read(`${written.replace('=', '').toLowerCase()} | ${written} > ${id}`, kind)
}

function addName(id: string, written: string): void {
  if (!/\s\+\s/u.test(written)) {
    const phrase = addPhrase(written)
    if (phrase && !phrase.concepts.includes(id)) phrase.concepts.push(id)
    return
  }
  const parts = written.split(/\s\+\s/u).map(part => part.split('/').flatMap(one => addPhrase(one.trim())?.id ?? []))
  signs.push({ concept: id, parts })
}

/** The phrase of a name; null if it has no words. "=Go" has to be written with its capital letter. */
function addPhrase(written: string): Phrase | null {
  const exact = written.startsWith('=') ? written.slice(1) : null
  const words = wordsOf(exact ?? written)
  if (words.length === 0) return null
  const key = `${exact ?? ''}\n${words.join(' ')}`
  const known = phrases.get(key)
  if (known) return known
  const loose = words.some(word => word.includes('*'))
  const phrase: Phrase = { id: phrases.size, exact, loose, concepts: [], keys: words.map(keyOf) }
  phrases.set(key, phrase)
  return phrase
}

function idsOf(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map(line => line.split('|')[0]!.trim())
}

function list(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}
