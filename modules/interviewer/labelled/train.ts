import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Case, learn as learnWeights } from '#platform/ai/weighing/learn.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { featuresOf } from '../intent/features.ts'
import { otherLanguage, READ_LANGUAGES, type ReadLanguage } from '../intent/language.ts'
import { marksOf, ruledBy } from '../intent/ruled.ts'
import { spokenText } from '../intent/spoken-words.ts'
import { type Kind, KINDS } from '../intent/weigh.ts'
import { dialoguesOf } from './measure-dialogues.ts'
import { pairsOf } from './measure-pairs.ts'

/** An utterance that the weights are learned from. */
export interface Example {
  readonly language: ReadLanguage
  readonly kind: Kind
  readonly text: string
  /** The rules were written with it in mind, so that what they find says nothing about how right they are. */
  readonly known: boolean
  /** What was written together: a file. */
  readonly batch: string
}

const LEARNED_HALVES = ['development', 'development-2'] as const
const FOLDER = new URL('./examples/', import.meta.url)
const files = (): string[] => readdirSync(FOLDER).toSorted()

export const examples = (): Example[] => [...fromDialogues(), ...fromFiles(), ...fromPairs()]

const fromDialogues = (): Example[] =>
  LEARNED_HALVES.flatMap(half =>
    dialoguesOf(half).flatMap(({ language, utterance, expected }) => {
      const kind = KINDS.find(one => expected.startsWith(one))
      return kind ? [{ language, kind, text: utterance, known: true, batch: half }] : []
    }),
  )

const fromFiles = (): Example[] =>
  files().flatMap(file => {
    const language = file.slice(0, 2) as ReadLanguage
    return readFileSync(new URL(file, FOLDER), 'utf8')
      .split('\n## ')
      .flatMap(section => {
        const [name, ...lines] = section.replace(/^## /u, '').split('\n')
        const kind = KINDS.find(one => one === name)
        if (!kind) throw new Error(`${file} names no kind: ${name}`)
        return lines
          .filter(line => line !== '')
          .map(text => ({ language, kind, text, known: file.includes('-known'), batch: file }))
      })
  })

const fromPairs = (): Example[] =>
  (['development', 'development-2'] as const).flatMap(half =>
    pairsOf(half).flatMap(({ language, request, answer }) => {
      const own = { language, known: false, batch: `${PAIRS} ${half}` }
      const said = { ...own, kind: 'answer' as const, text: answer }
      return request ? [{ ...own, kind: request.intent, text: request.text }, said] : [said]
    }),
  )

/** Changes with every example: tells whether the weights are up to date. */
export const digestOfExamples = (): string => {
  const hash = createHash('sha256')
  for (const { language, kind, text } of examples()) hash.update(`${language} ${kind} ${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** What leads from an answer to a request in the same breath. */
const LEADS: Record<ReadLanguage, readonly string[]> = {
  en: ['and', 'and um', 'um sorry', 'and by the way', 'but', 'so yeah and', 'sorry', 'erm', 'oh and', 'before I go on'],
  de: ['und', 'und äh', 'ähm Entschuldigung', 'ach so', 'aber', 'und übrigens', 'sagen Sie'],
  fr: ['et', 'et euh', 'euh pardon', 'ah au fait', 'mais', 'excusez-moi', 'dites'],
  es: ['y', 'y eh', 'eh perdone', 'ah por cierto', 'pero', 'oiga', 'disculpe'],
}
/** These follow no answer, or they are what an answer ends with. */
const ON_THEIR_OWN: ReadonlySet<Kind> = new Set(['done', 'moment', 'dont_know', 'other_language'])
/** Of so many requests, one is also said after an answer, and so is the answer that sounds like it. Every other answer is: most of what is long is an answer. */
const REQUESTS_JOINED = 6
const PAIRS = 'pairs'
const ANSWER_WORDS = 7
const REQUEST_WORDS = 3
/** Picks another answer each time, always in the same order. */
const STEP = 7919

const wordsOf = (text: string): number => text.split(' ').length

/** Requests at the end of a longer answer, and answers that go on as long, so that length alone says nothing. */
function joined(all: readonly Example[]): Example[] {
  return READ_LANGUAGES.flatMap(language => {
    const own = all.filter(example => example.language === language)
    const answers = own.filter(({ kind, text }) => kind === 'answer' && wordsOf(text) >= ANSWER_WORDS)
    return own
      .filter(({ kind, text }) => !ON_THEIR_OWN.has(kind) && wordsOf(text) >= REQUEST_WORDS)
      .flatMap((example, index) => {
        const answer = answers[(index * STEP) % answers.length]
        const rarely = example.kind !== 'answer' || example.batch.startsWith(PAIRS)
        if (!answer || answer === example || (rarely && index % REQUESTS_JOINED > 0)) return []
        const leads = example.kind === 'answer' ? LEADS[language].slice(0, 2) : LEADS[language]
        const text = `${answer.text} ${leads[Math.floor(index / REQUESTS_JOINED) % leads.length]!} ${example.text}`
        return [{ ...example, text, known: false }]
      })
  })
}

/** How often each labelled dialogue counts: they are what the whole is measured by. */
const TIMES_DIALOGUE = 4

/** The cases to learn from: the examples, and requests after answers. */
export const casesOf = (all: readonly Example[]): Case[] =>
  [...all, ...joined(all)].flatMap(example => {
    const learned = caseOf(example)
    if (!learned) return []
    return example.batch.startsWith('development') ? Array<Case>(TIMES_DIALOGUE).fill(learned) : [learned]
  })

/** The features of an example; null if it is told by its language alone. */
function caseOf({ language, kind, text, known }: Example): Case | null {
  const spoken = spokenText(text)
  if (otherLanguage(spoken.words, language) !== null) return null
  const marks = marksOf(spoken, language)
  const { found, ruled } = ruledBy(marks, language)
  return { kind: KINDS.indexOf(kind), features: featuresOf(marks, known ? [] : found, known ? '' : ruled) }
}

const MIN_EXAMPLES = 2
/** There are very many of these, so that rare ones say little: parts of words, three words, words apart. */
const NUMEROUS = /^[g3k] /u
const MIN_EXAMPLES_NUMEROUS = 5

/** Learns the weights of all kinds. */
export const learn = (cases: readonly Case[]): Weights =>
  learnWeights(cases, {
    kinds: KINDS.length,
    leastExamples: feature => (NUMEROUS.test(feature) ? MIN_EXAMPLES_NUMEROUS : MIN_EXAMPLES),
  })
