import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { learn } from '#platform/ai/weighing/learn.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { type Element, ELEMENTS } from '#modules/answer-structure/contract.ts'
import {
  type Clause,
  elementFeatures,
  LEXICONS,
  readClause,
  readWords,
  structureLanguage,
  type StructureLanguage,
  substantialOf,
} from '#modules/answer-structure/public.ts'
import { clausesOf, digestOfLearnedAnswers, type LearnedAnswer, showsElement } from './learned-answers.ts'

/** A clause or sentence of an answer with the elements that it shows. */
export interface ElementExample {
  readonly language: StructureLanguage
  readonly elements: readonly Element[]
  readonly text: string
  /** What was written together: a file. */
  readonly batch: string
}

const FOLDER = new URL('./elements/', import.meta.url)

/** Each line of the files starts with a letter for every element that it shows, or with a hyphen for none. */
const LETTERS: Record<string, Element> = {
  s: 'situation',
  a: 'own_action',
  r: 'reasoning',
  o: 'result',
  f: 'figures',
  c: 'change',
}

export const elementExamples = (): ElementExample[] =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap(batch =>
      readFileSync(new URL(batch, FOLDER), 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => exampleOf(line, batch)),
    )

function exampleOf(line: string, batch: string): ElementExample {
  const [letters = '', ...rest] = line.split(' ')
  const language = structureLanguage(batch.slice(0, 2))
  const elements = letters === '-' ? [] : letters.split('').map(letter => LETTERS[letter])
  if (!language || rest.length === 0 || elements.some(element => element === undefined))
    throw new Error(`${batch} has a line without labels: ${line}`)
  return { language, elements: elements.filter(element => element !== undefined), text: rest.join(' '), batch }
}

/** Changes with every example and every answer that is learned from: tells whether the weights are up to date. */
export const digestOfElementExamples = (): string => {
  const hash = createHash('sha256').update(digestOfLearnedAnswers())
  for (const { language, elements, text } of elementExamples()) hash.update(`${language} ${elements.join()} ${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

const wordsOfExample = ({ language, text }: ElementExample) =>
  readWords([{ id: 't', speaker: 'candidate', text, start_ms: 0, end_ms: 0 }], language, []).words

const MIN_EXAMPLES = 3
/** There are very many of these, so that rare ones say little. */
const NUMEROUS = /^[bk] /u
const MIN_EXAMPLES_NUMEROUS = 4

/** An example as the rules read it. */
export const clauseOf = (example: ElementExample): Clause =>
  readClause(wordsOfExample(example), LEXICONS[example.language], new Set())

/** What a clause is weighed by, and whether it shows each element; null if that is not labelled. */
interface LabelledClause {
  readonly features: ReadonlySet<string>
  readonly shows: readonly (boolean | null)[]
}

const clausesOfExamples = (examples: readonly ElementExample[]): LabelledClause[] =>
  examples
    .map(example => ({ example, clause: clauseOf(example) }))
    .filter(({ clause }) => clause.words.length > 0)
    .map(({ example: { elements, language }, clause }) => ({
      features: elementFeatures(clause, LEXICONS[language]),
      shows: ELEMENTS.map(element => elements.includes(element)),
    }))

const clausesOfAnswers = (answers: readonly LearnedAnswer[]): LabelledClause[] =>
  answers.flatMap(answer =>
    substantialOf(clausesOf(answer.text, answer)).map(clause => ({
      features: elementFeatures(clause, LEXICONS[answer.language]),
      shows: ELEMENTS.map(element => showsElement(answer, clause, element)),
    })),
  )

/** Learns for each element what tells clauses with it from those without. */
export function learnElements(examples: readonly ElementExample[], answers: readonly LearnedAnswer[] = []): Weights {
  const given = [...clausesOfExamples(examples), ...clausesOfAnswers(answers)]
  const learned = new Map<string, Map<number, number>>()
  for (const at of ELEMENTS.keys()) {
    const cases = given
      .filter(({ shows }) => shows[at] !== null)
      .map(({ shows, features }) => ({ kind: shows[at] ? 1 : 0, features }))
    const weights = learn(cases, {
      kinds: 2,
      leastExamples: feature => (NUMEROUS.test(feature) ? MIN_EXAMPLES_NUMEROUS : MIN_EXAMPLES),
    })
    for (const [feature, own] of weights) {
      const both = learned.get(feature) ?? new Map<number, number>()
      learned.set(feature, both.set(at, (own.get(1) ?? 0) - (own.get(0) ?? 0)))
    }
  }
  return learned
}
