import { createHash } from 'node:crypto'
import { type Clause, HARM_SCORING, harmFeatures } from '#modules/answer-structure/public.ts'
import { learnMarked, type MarkedCase } from '#platform/ai/weighing/learn-marked.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { type HarmAccount, harmAccounts } from './harm-accounts.ts'
import { clausesSaid, learnedAnswers, sharedWith } from './learned-answers.ts'

/** What harm is learned from. */
export interface HarmExample extends HarmAccount {
  /** A whole answer in an interview. */
  readonly isAnswer: boolean
}

/** Most answers in interviews report no harm, unlike most accounts that were written in pairs. */
const WEIGHT_OF_ANSWERS = 2

export const harmExamples = (): HarmExample[] => [
  ...harmAccounts('development').map(account => ({ ...account, isAnswer: false })),
  ...learnedAnswers().map(({ language, text, harm }) => ({ language, text, harm, isAnswer: true })),
]

/** Changes with every example: tells whether weights are up to date. */
export function digestOfHarmExamples(): string {
  const hash = createHash('sha256')
  for (const { language, text, harm } of harmExamples()) hash.update(`${language} ${text} ${harm}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** A clause is marked that has most of the quote, or most of which is in it. */
const LEAST_SHARED = 0.5

const isMarked = (clause: Clause, { text, harm }: HarmAccount): boolean =>
  harm !== null && sharedWith(clause, harm, text) > LEAST_SHARED

/** The clauses of an account, as the rules read an answer. */
export const harmClauses = ({ text, language }: HarmAccount): Clause[] => clausesSaid(text, language, new Set())

function caseOf(example: HarmExample): MarkedCase {
  const clauses = harmClauses(example)
  const { whole, clauses: parts } = harmFeatures(clauses, example.language)
  const weight = example.isAnswer ? WEIGHT_OF_ANSWERS : 1
  return { whole, parts, marked: clauses.map(clause => isMarked(clause, example)), weight }
}

const MIN_EXAMPLES = 3
/** There are very many pairs of words, so that rare ones say little. */
const PAIRS = /^a?b /u
const MIN_EXAMPLES_OF_PAIRS = 4

/** Learns which clause of an answer reports harm, if any. */
export function learnHarm(examples: readonly HarmExample[]): Weights {
  const cases = examples.map(caseOf)
  const usable = cases.filter(({ marked }, at) => examples[at]!.harm === null || marked.includes(true))
  return learnMarked(usable, {
    ...HARM_SCORING,
    leastCases: feature => (PAIRS.test(feature) ? MIN_EXAMPLES_OF_PAIRS : MIN_EXAMPLES),
  })
}
