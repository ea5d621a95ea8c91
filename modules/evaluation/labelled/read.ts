import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { productRoot } from '#platform/env/product-root.ts'
import { addressingFile, answersFile, attacksFile, fewAnswersFile, harmFile, requirementsFile } from './schema.ts'

/** Its answers have no levels and no elements: readAddressing and readHarm read them. */
const WITHOUT_LEVELS = 'development-2'
/** Few answers with elements, for the rules only: readFewAnswers reads them. */
const FEW_ANSWERS = 'development-3'
/** The same for spoken answers of twelve occupations. */
const SPOKEN_ANSWERS = 'development-5'
/** Its answers have no levels and no elements either: readAddressing reads them. */
const OTHER_KINDS_OF_QUESTIONS = 'development-4'
/** The same: nothing is learned from these. */
const UNLEARNED_ANSWERS = 'development-6'
/** Answers that give reasons and changes in ways without a marker word. */
const UNMARKED_ANSWERS = 'development-7'
/** More of these: nothing is learned from them. */
const UNLEARNED_UNMARKED_ANSWERS = 'development-8'
/** Answers of many occupations, a quarter of which sound like an account and are none. */
const SEEMING_ACCOUNTS = 'development-9'
/** Ten answers of the usual kinds to each question, of many occupations. */
const FURTHER_ANSWERS = 'development-10'
/** More of these, with fillers of further kinds. */
const FURTHER_ANSWERS_AND_FILLERS = 'development-11'
/** Short ones in plain words, which say "because" and "since then". */
const PLAIN_ANSWERS = 'development-12'
/** Written after everything that was learned: nothing is learned from these. */
const LATEST_ANSWERS = 'development-13'
const NOT_WHOLE = [
  WITHOUT_LEVELS,
  FEW_ANSWERS,
  OTHER_KINDS_OF_QUESTIONS,
  SPOKEN_ANSWERS,
  UNLEARNED_ANSWERS,
  UNMARKED_ANSWERS,
  UNLEARNED_UNMARKED_ANSWERS,
  SEEMING_ACCOUNTS,
  FURTHER_ANSWERS,
  FURTHER_ANSWERS_AND_FILLERS,
  PLAIN_ANSWERS,
  LATEST_ANSWERS,
]

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
      .filter(file => kind !== 'answers' || !NOT_WHOLE.some(folder => file.startsWith(folder)))
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

/** Questions with answers that address them and answers to other questions of the same field. */
export const readAddressing = (part: 'development-2' | 'development-4' = WITHOUT_LEVELS) =>
  filesIn(part === WITHOUT_LEVELS ? `${part}/topics` : part).map(file => addressingFile.parse(file))

/** Short accounts with and without harm or wrongdoing. */
export const readHarm = () =>
  filesIn(`${WITHOUT_LEVELS}/harm`)
    .map(file => harmFile.parse(file))
    .flatMap(({ language, accounts }) => accounts.map(account => ({ ...account, language })))

export type FewAnswers =
  | 'development-3'
  | 'development-5'
  | 'development-6'
  | 'development-7'
  | 'development-8'
  | 'development-9'
  | 'development-10'
  | 'development-11'
  | 'development-12'
  | 'development-13'

/** A few answers in four languages with their elements. */
export const readFewAnswers = (part: FewAnswers = FEW_ANSWERS) => filesIn(part).map(file => fewAnswersFile.parse(file))
