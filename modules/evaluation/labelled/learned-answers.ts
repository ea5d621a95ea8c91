import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Element, ELEMENTS } from '#modules/answer-structure/contract.ts'
import {
  type Clause,
  clarityOf,
  givenStems,
  LEXICONS,
  readClauses,
  readWords,
  type StructureLanguage,
  substantialOf,
  type Told,
  withoutRepetition,
} from '#modules/answer-structure/public.ts'
import { FORMS, random } from '../fairness/speech.ts'
import { readFewAnswers } from './read.ts'
import { answersFile } from './schema.ts'

/** A labelled answer that weights are learned from. */
export interface LearnedAnswer {
  readonly question: string
  readonly id: string
  /** Of all answers to the same question. */
  readonly number: number
  readonly text: string
  readonly language: StructureLanguage
  readonly given: ReadonlySet<string>
  readonly elements: Record<Element, string | null>
  /** A literal quote that reports harm; null if there is none. */
  readonly harm: string | null
  readonly weight: number
}

/** The rules were written with the first set, so that they look better on it than they are. */
const WEIGHT_OF_LATER_SETS = 2
const LATER_SETS = [
  'development-3',
  'development-5',
  'development-7',
  'development-9',
  'development-10',
  'development-11',
  'development-12',
] as const

export function learnedAnswers(): LearnedAnswer[] {
  const folder = new URL('./answers/development/', import.meta.url)
  const first = readdirSync(folder)
    .toSorted()
    .map(name => answersFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
  const files = [
    ...first.map(file => ({ ...file, weight: 1 })),
    ...LATER_SETS.flatMap(part => readFewAnswers(part).map(file => ({ ...file, weight: WEIGHT_OF_LATER_SETS }))),
  ]
  return files.flatMap(({ language, questions, weight }) =>
    questions.flatMap(({ id: question, text, competency, levels, answers }) => {
      const given = givenStems([text, competency, ...levels])
      return answers.map((answer, number) => ({ ...answer, question, number, language, given, weight }))
    }),
  )
}

/** Changes with every answer and label: tells whether weights are up to date. */
export function digestOfLearnedAnswers(): string {
  const hash = createHash('sha256')
  for (const { weight, question, text, elements } of learnedAnswers())
    hash.update(`${weight} ${question} ${text} ${ELEMENTS.map(name => elements[name]).join('|')}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** All clauses of a text, as the rules read an answer. @param given stems that add nothing */
export function clausesSaid(text: string, language: StructureLanguage, given: ReadonlySet<string>): Clause[] {
  const turn = { id: 't', speaker: 'candidate' as const, text, start_ms: 0, end_ms: 0 }
  return readClauses(readWords([turn], language, []).words, LEXICONS[language], given)
}

/** The clauses of a text, each once. */
export const clausesOf = (text: string, { language, given }: LearnedAnswer): Clause[] =>
  withoutRepetition(clausesSaid(text, language, given))

/** Each answer is also read as a transcriber could have heard it, so that no single word decides. */
const MISHEARD = ['10 % misheard words', '20 % misheard words']
const SEED = 1000
const readings = new WeakMap<LearnedAnswer, readonly Told[]>()

/** An answer as it was said, and with misheard words. Reading takes longer than learning, so that it is done once. */
export function readingsOf(answer: LearnedAnswer): readonly Told[] {
  const known = readings.get(answer)
  if (known) return known
  const { text, language, number } = answer
  const heard = MISHEARD.map((form, at) => FORMS[form]!(text, language, random(SEED + MISHEARD.length * number + at)))
  const read = [text, ...heard].map(said => {
    const all = clausesOf(said, answer)
    return { clauses: substantialOf(all), clarity: clarityOf(all, LEXICONS[language].empty) }
  })
  readings.set(answer, read)
  return read
}

/** How much of a clause is in a quote, or of the quote in the clause, whichever is more: 1 is all. */
export function sharedWith({ words }: Clause, quote: string, text: string): number {
  const [start, end, at] = [words[0]!.start, words.at(-1)!.end, text.indexOf(quote)]
  const shared = Math.min(end, at + quote.length) - Math.max(start, at)
  return shared / Math.min(end - start, quote.length)
}

/** A clause that shows an element has most of the label's quote, or most of it is in the quote. */
const LEAST_SHARED = 0.6

/** Whether a clause of an answer shows an element; null if the label does not say so. */
export function showsElement({ text, elements }: LearnedAnswer, clause: Clause, name: Element): boolean | null {
  const label = elements[name]
  if (label === null) return false
  // Something else in the answer can show the element, too.
  return sharedWith(clause, label, text) > LEAST_SHARED ? true : null
}
