import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { type Element, ELEMENTS } from '../engine/schema.ts'
import { clarityOf, elementsOfClarity } from '../engine/structure/account.ts'
import { givenStems, readClauses, substantialOf, withoutRepetition } from '../engine/structure/clauses.ts'
import { LEXICONS } from '../engine/structure/lexicons.ts'
import {
  oddsOfClauses,
  PRESENCE_FEATURES,
  presenceFeatures,
  type PresenceWeights,
  scoreOf,
  SHARPNESS,
  together,
} from '../engine/structure/presence.ts'
import { readWords } from '../engine/structure/read-words.ts'
import { FORMS, random } from '../fairness/speech.ts'
import type { StructureLanguage } from '../engine/structure/language.ts'
import { readFewAnswers } from './read.ts'
import { answersFile } from './schema.ts'

/** An account with what is labelled, as the weights of presence are learned from it. */
export interface PresenceExample {
  readonly question: string
  readonly id: string
  /** For each element whose presence is not already decided: the features of each clause, and whether it is labelled. */
  readonly cases: Partial<Record<Element, { features: number[][]; isPresent: boolean }>>
  readonly labelled: readonly Element[]
  readonly weight: number
}

/** The rules were written with the first set, so that they look better on it than they are. */
const WEIGHT_OF_LATER_SETS = 2

function labelledFiles() {
  const folder = new URL('./answers/development/', import.meta.url)
  const first = readdirSync(folder)
    .toSorted()
    .map(name => answersFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
  return [
    ...first.map(file => ({ file, weight: 1 })),
    ...(['development-3', 'development-5'] as const).flatMap(part =>
      readFewAnswers(part).map(file => ({ file, weight: WEIGHT_OF_LATER_SETS })),
    ),
  ]
}

/** Changes with every answer and label: tells whether the weights are up to date. */
export function digestOfPresenceExamples(): string {
  const hash = createHash('sha256')
  for (const { file, weight } of labelledFiles())
    for (const { id, answers } of file.questions)
      for (const { text, elements } of answers)
        hash.update(`${weight} ${id} ${text} ${ELEMENTS.filter(name => elements[name] !== null).join()}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** @param weights of the odds of clauses */
export function presenceExamples(weights: Weights): PresenceExample[] {
  return labelledFiles().flatMap(({ file: { language, questions }, weight }) => {
    const lexicon = LEXICONS[language]
    return questions.flatMap(({ id: question, text, competency, levels, answers }) => {
      const given = givenStems([text, competency, ...levels])
      return answers.flatMap((answer, number) =>
        heardAs(answer.text, language, number).map(said => {
          const turn = { id: 't', speaker: 'candidate' as const, text: said, start_ms: 0, end_ms: 0 }
          const all = withoutRepetition(readClauses(readWords([turn], language, []).words, lexicon, given))
          const clarity = clarityOf(all, lexicon.empty)
          const clauses = substantialOf(all)
          const odds = oddsOfClauses(clauses, lexicon, weights)
          const cases: PresenceExample['cases'] = {}
          for (const name of elementsOfClarity(clarity))
            if (clarity !== null && clauses.length > 0)
              cases[name] = {
                features: presenceFeatures(name, clauses, odds, clarity),
                isPresent: answer.elements[name] !== null,
              }
          const labelled = ELEMENTS.filter(name => answer.elements[name] !== null)
          return { question, id: answer.id, cases, labelled, weight: weight / (1 + MISHEARD.length) }
        }),
      )
    })
  })
}

/** Each answer is also read as a transcriber could have heard it, so that no single word decides. */
const MISHEARD = ['10 % misheard words', '20 % misheard words']
const heardAs = (text: string, language: StructureLanguage, seed: number): string[] => [
  text,
  ...MISHEARD.map((form, at) => FORMS[form]!(text, language, random(1000 + 2 * seed + at))),
]

const STEPS = 1000
const RATE = 0.5
const MOMENTUM = 0.9
const PENALTY = 1
/** Without anything learned, the rules decide. */
const BEFORE = PRESENCE_FEATURES.map(name => (name === 'value' ? 2 : 0))

/** Learns how much each feature says about the presence of each element. The result is always the same. */
export const learnPresence = (examples: readonly PresenceExample[]): PresenceWeights =>
  Object.fromEntries(ELEMENTS.map(name => [name, learnOne(examples, name)])) as Record<Element, number[]>

function learnOne(examples: readonly PresenceExample[], name: Element): number[] {
  const given = examples.flatMap(({ cases, weight }) => (cases[name] ? [{ ...cases[name], weight }] : []))
  const all = given.reduce((sum, { weight }) => sum + weight, 0)
  const weights = [...BEFORE]
  const speeds = weights.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight, at) => PENALTY * (weight - BEFORE[at]!))
    for (const { features, isPresent, weight } of given) {
      const scores = features.map(own => scoreOf(own, weights))
      const score = together(scores)
      const error = weight * (1 / (1 + Math.exp(-score)) - Number(isPresent))
      for (const [clause, own] of features.entries()) {
        const share = error * Math.exp((scores[clause]! - score) * SHARPNESS)
        for (const [at, value] of own.entries()) slopes[at]! += share * value
      }
    }
    for (const [at, slope] of slopes.entries()) {
      speeds[at] = MOMENTUM * speeds[at]! - (RATE * slope) / all
      weights[at]! += speeds[at]!
    }
  }
  return weights
}
