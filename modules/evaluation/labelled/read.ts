import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { productRoot } from '#platform/env/product-root.ts'
import { addressingFile, answersFile, attacksFile, fewAnswersFile, requirementsFile } from './schema.ts'

/** The answers that a model is checked with, a half each. All other folders are for the rules only. */
const WHOLE = ['development', 'held-out']

/** All labelled material that engines are measured on, and a hash of it. Never print its texts: half of it is held out. */
export function readLabelledSet() {
  const root = path.join(productRoot(), 'modules/evaluation/labelled')
  const hash = createHash('sha256')
  const read = (file: string): unknown => {
    const text = readFileSync(path.join(root, file), 'utf8')
    hash.update(`${file}\n${text}\n`)
    return JSON.parse(text)
  }
  const allIn = (kind: string) =>
    readdirSync(path.join(root, kind), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.json'))
      .filter(file => kind !== 'answers' || WHOLE.includes(path.dirname(file)))
      .toSorted()
      .map(file => read(`${kind}/${file}`))
  const answers = allIn('answers')
    .map(file => answersFile.parse(file))
    .flatMap(({ field, language, questions }) =>
      questions.flatMap(({ answers: given, ...question }) =>
        given.map(answer => ({ ...answer, field, question: { ...question, language } })),
      ),
    )
  const resumes = allIn('requirements').map(file => requirementsFile.parse(file))
  const { attacks } = attacksFile.parse(read('attacks.json'))
  return { answers, resumes, attacks, version: hash.digest('hex').slice(0, 12) }
}

export type LabelledSet = ReturnType<typeof readLabelledSet>

function filesIn(folder: string): unknown[] {
  const root = path.join(productRoot(), 'modules/evaluation/labelled/answers', folder)
  return readdirSync(root)
    .toSorted()
    .map(name => JSON.parse(readFileSync(path.join(root, name), 'utf8')) as unknown)
}

/** Questions with answers that address them and answers to other questions of the same field, in two sets. */
export const readAddressing = (part: 'development-2' | 'development-4' = 'development-2') =>
  filesIn(part === 'development-2' ? `${part}/topics` : part).map(file => addressingFile.parse(file))

/** Sets of answers in four languages with their elements. */
export type FewAnswers =
  | 'development-3'
  /** Spoken, of twelve occupations. */
  | 'development-5'
  /** Nothing is learned from these. */
  | 'development-6'
  /** Reasons and changes without a marker word. */
  | 'development-7'
  /** More of these: nothing is learned from them. */
  | 'development-8'
  /** Of many occupations; a quarter only sound like accounts. */
  | 'development-9'
  /** Of many occupations, ten answers of the usual kinds to each question. */
  | 'development-10'
  /** More of these, with fillers of further kinds. */
  | 'development-11'
  /** Short, in plain words, with "because" and "since then". */
  | 'development-12'
  /** Written after everything was learned: nothing is learned from these. */
  | 'development-13'
  /** Ordinary answers to ordinary questions, by somebody who did not know the rules. Half of them are held out. */
  | 'development-14'
  | 'held-out-2'

export const readFewAnswers = (part: FewAnswers) => filesIn(part).map(file => fewAnswersFile.parse(file))
