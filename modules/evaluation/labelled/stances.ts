import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mentions } from '#platform/ai/concepts/mentions.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import { learn } from '#platform/ai/weighing/learn.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { clausesOf, ruledStance } from '../engine/match/clauses.ts'
import { stanceFeatures } from '../engine/match/stance/features.ts'
import { readResume } from '../engine/match/resume.ts'
import { STANCES } from '../engine/match/stance/weigh.ts'
import { FEWEST_WORDS } from '../engine/match/stance/stance-at.ts'
import { activityExamples } from './activity-examples.ts'
import { matchInputOf } from './match-input.ts'
import { requirementsFile } from './schema.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

/** A passage of a résumé with a place in it, and whose work it shows there. */
export interface StanceExample {
  readonly language: (typeof LANGUAGES)[number]
  /** Examples in the same words with different labels have the same one. */
  readonly pair: string
  readonly label: (typeof STANCES)[number]
  readonly text: string
  readonly start: number
  readonly end: number
}

const LEARNED = [
  'development',
  'development-2',
  'development-3',
  'development-4',
  'development-5',
  'development-6',
  'development-7',
] as const
/** Nothing is learned from these, and they are never printed. */
export const HELD_OUT_STANCES = ['held-out', 'held-out-2'] as const

const LINE = /^(\d+)\t(\w+)\t(.*)\[\[(.+)\]\](.*)$/u

/** A line for each: the number of its pair, its label, and its text with the place in double brackets. */
export const stanceExamples = (half: (typeof LEARNED | typeof HELD_OUT_STANCES)[number]): StanceExample[] =>
  LANGUAGES.flatMap(language => {
    const file = new URL(`./stances/${half}/${language}.tsv`, import.meta.url)
    // Not every set has every language.
    if (!existsSync(file)) return []
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => {
        const [, pair, name, before, marked, after] = LINE.exec(line) ?? []
        const label = STANCES.find(one => one === name)
        if (!label || !marked) throw new Error(`${half}/${language}.tsv has a line that cannot be read: ${line}`)
        const start = before!.length
        return { language, pair: pair!, label, text: before! + marked + after!, start, end: start + marked.length }
      })
  })

export const learnedStanceExamples = (): StanceExample[] => LEARNED.flatMap(stanceExamples)

/** Changes with every example: tells whether the weights are up to date. */
export function digestOfStances(): string {
  const hash = createHash('sha256')
  for (const { label, text, start } of learnedStanceExamples()) hash.update(`${label} ${start} ${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** What is learned from. */
interface StanceCase {
  readonly kind: number
  readonly features: ReadonlySet<string>
}

/** What the rules read, and everything else that is weighed. */
export function stanceCase({ text, start, end, label }: Omit<StanceExample, 'language' | 'pair'>): StanceCase {
  const ruled = ruledStance(text, clausesOf(text), start, end)
  return { kind: STANCES.indexOf(label), features: stanceFeatures(text, start, end, ruled) }
}

/** Work that was done, in ordinary words: most passages are no riddles. */
export const usualCases = (): StanceCase[] =>
  [...fromResumes(), ...fromLines()].filter(({ features }) => features.has('rule own'))

/** What labelled résumés say of positions. The few passages among them that tell of others' work are known to the rules. */
const fromResumes = (): StanceCase[] =>
  developmentResumes().flatMap(file => {
    const { resume, profile, now } = matchInputOf(file)
    return readResume(resume.pages, profile, now)
      .passages.filter(({ form, position }) => form === 'statement' && position !== null)
      .flatMap(({ text, mentions: found }) =>
        found.map(({ start, end }) => stanceCase({ text, start, end, label: 'own' })),
      )
  })

/** Lines of résumés that are labelled with their activity. */
const fromLines = (): StanceCase[] =>
  activityExamples()
    .filter(({ isRequirement, text }) => !isRequirement && tokens(text).length >= FEWEST_WORDS)
    .flatMap(({ text }) => placesIn(text).map(({ start, end }) => stanceCase({ text, start, end, label: 'own' })))

/** What is named in a line, or its longest word. */
function placesIn(text: string): { start: number; end: number }[] {
  const found = mentions(text)
  const longest = tokens(text).toSorted((a, b) => b.end - b.start - (a.end - a.start))
  return found.length > 0 ? found : longest.slice(0, 1)
}

const ROOT = new URL('./requirements/', import.meta.url)

const developmentResumes = () =>
  readdirSync(ROOT)
    .filter(name => name.startsWith('development'))
    .flatMap(name => readdirSync(new URL(`${name}/`, ROOT)).map(file => new URL(`${name}/${file}`, ROOT)))
    .map(file => requirementsFile.parse(JSON.parse(readFileSync(file, 'utf8'))))

const MIN_EXAMPLES = 2
/** There are very many pairs and triples of words, so that rare ones say little. */
const NUMEROUS = /^[<>](?:b|3|wK|Kw) /u
const MIN_EXAMPLES_NUMEROUS = 3

/** Learns whose work passages show. Ordinary work counts twice: in résumés it is far more frequent than in the labelled passages. */
export const learnStances = (labelled: readonly StanceCase[], usual: readonly StanceCase[]): Weights =>
  learn([...labelled, ...usual, ...usual], {
    kinds: STANCES.length,
    leastExamples: feature => (NUMEROUS.test(feature) ? MIN_EXAMPLES_NUMEROUS : MIN_EXAMPLES),
  })
