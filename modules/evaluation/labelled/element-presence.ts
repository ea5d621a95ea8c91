import { type Element, ELEMENTS } from '#modules/answer-structure/contract.ts'
import {
  clarityOf,
  elementsOfClarity,
  LEXICONS,
  oddsOfClauses,
  PRESENCE_FEATURES,
  presenceFeatures,
  type PresenceWeights,
  scoreOf,
  SHARPNESS,
  type StructureLanguage,
  substantialOf,
  together,
} from '#modules/answer-structure/public.ts'
import { FORMS, random } from '../fairness/speech.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { clausesOf, type LearnedAnswer } from './learned-answers.ts'

/** An account with what is labelled, as the weights of presence are learned from it. */
export interface PresenceExample {
  /** For each element whose presence is not already decided: the features of each clause, and whether it is labelled. */
  readonly cases: Partial<Record<Element, { features: number[][]; isPresent: boolean }>>
  readonly weight: number
}

/** @param weights of the odds of clauses: learned without these answers, otherwise the odds look better than they are */
export function presenceExamples(answers: readonly LearnedAnswer[], weights: Weights): PresenceExample[] {
  return answers.flatMap(answer => {
    const lexicon = LEXICONS[answer.language]
    return heardAs(answer.text, answer.language, answer.number).map(said => {
      const all = clausesOf(said, answer)
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
      return { cases, weight: answer.weight / (1 + MISHEARD.length) }
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
const PENALTY = 4
/** Without anything learned, the rules and the odds decide together. */
const ASSUMED: Partial<Record<(typeof PRESENCE_FEATURES)[number], number>> = { value: 1, odds: 0.8, oddsWithNext: 0.8 }
const BEFORE = PRESENCE_FEATURES.map(name => ASSUMED[name] ?? 0)

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
