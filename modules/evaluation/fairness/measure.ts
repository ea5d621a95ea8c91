import type { LanguageModel } from '#platform/ai/port.ts'
import { evaluateByModel } from '../engine/interview/model.ts'
import { matchBuiltIn } from '../engine/match/built-in.ts'
import type { MatchInput } from '../engine/match/input.ts'
import { matchByModel } from '../engine/match/model.ts'
import type { Verdict } from '../engine/schema.ts'
import { readStructure, type StructureLanguage } from '#modules/answer-structure/public.ts'
import type { Pair } from './pairs.ts'

/** What the pairs of one kind changed. */
export interface Tally {
  pairs: number
  changed: number
  /** The most elements or verdicts that one pair changed. */
  largest: number
  /** Of the pairs of which a model must read the same: how many it reads differently. */
  different: number
}

/** The changes of each kind, by its group. */
export class Figures {
  readonly kinds = new Map<string, Tally & { group: Pair['group'] }>()

  add({ kind, group }: Pair, changes: number, isDifferent: boolean): void {
    const known = this.kinds.get(`${group}: ${kind}`) ?? { group, pairs: 0, changed: 0, largest: 0, different: 0 }
    known.pairs += 1
    if (changes > 0) known.changed += 1
    known.largest = Math.max(known.largest, changes)
    if (isDifferent) known.different += 1
    this.kinds.set(`${group}: ${kind}`, known)
  }

  of(group: Pair['group']): Tally {
    const own = [...this.kinds.values()].filter(one => one.group === group)
    const sum = (value: (one: Tally) => number) => own.reduce((total, one) => total + value(one), 0)
    return {
      pairs: sum(one => one.pairs),
      changed: sum(one => one.changed),
      largest: Math.max(0, ...own.map(one => one.largest)),
      different: sum(one => one.different),
    }
  }
}

/** Ends an evaluation as soon as a model is asked: the first request has everything that a model reads. */
class Recorded extends Error {
  constructor(readonly asked: string) {
    super('Recorded.')
  }
}

const recordingModel: LanguageModel = {
  engine: 'openai-compatible',
  model: 'recording',
  generate: ({ system, material, task }) => Promise.reject(new Recorded(JSON.stringify([system, material, task]))),
}

/** What a model is asked by an evaluation. */
async function recorded(evaluate: (model: LanguageModel) => Promise<unknown>): Promise<string> {
  try {
    await evaluate(recordingModel)
  } catch (error) {
    if (error instanceof Recorded) return error.asked
    throw error
  }
  return 'nothing'
}

export interface Asked {
  id: string
  text: string
  competency: string
  levels: readonly string[]
  language: StructureLanguage
}

const turnOf = (text: string) => ({ id: 't', speaker: 'candidate' as const, text, start_ms: 0, end_ms: 60_000 })

/** The elements that the rules find, and both flags. */
function structureOf(
  { text: question, competency, levels, language }: Asked,
  text: string,
  names: readonly string[],
): boolean[] {
  const read = readStructure({ question, competency, levels, turns: [turnOf(text)], language, names })!
  return [...read.elements.map(({ present }) => present), read.addresses_question, read.reports_harm]
}

function askedAboutAnswer(question: Asked, text: string, names: readonly string[]): Promise<string> {
  const levels = question.levels as [string, string, string, string, string]
  const { id, competency, language } = question
  const turns = [turnOf(text)]
  const asked = {
    id,
    text: question.text,
    competency,
    levels,
    weight: 1,
    outcome: 'answered',
    outcome_reason: null,
    turns,
  } as const
  return recorded(model => evaluateByModel({ questions: [asked], language, hide: [...names] }, model))
}

const askedAboutResume = (input: MatchInput): Promise<string> => recorded(model => matchByModel(input, model))

const differences = <T>(one: readonly T[], other: readonly T[]) => one.filter((value, i) => value !== other[i]).length

/** Remembers what was found for each text: one of the texts of most pairs is the unchanged one. */
function remembered<T>(find: (text: string, names: readonly string[]) => T): typeof find {
  const known = new Map<string, T>()
  return (text, names) => {
    const key = JSON.stringify([text, names])
    const found = known.get(key) ?? find(text, names)
    known.set(key, found)
    return found
  }
}

interface Compared {
  changes: number
  isDifferent: boolean
}

/**
 * Compares the texts of each pair of an answer: how many elements it gains or loses between them, and whether a model reads them
 * differently.
 */
export function answerComparison(question: Asked): (pair: Pair) => Promise<Compared> {
  const structure = remembered((text, names) => structureOf(question, text, names))
  return async ({ one, other, names, isIdentical }) => {
    const changes = differences(structure(one, names[0]), structure(other, names[1]))
    if (!isIdentical) return { changes, isDifferent: false }
    const [asked, again] = [
      await askedAboutAnswer(question, one, names[0]),
      await askedAboutAnswer(question, other, names[1]),
    ]
    return { changes, isDifferent: asked !== again }
  }
}

const verdictsOf = (input: MatchInput): (Verdict | 'unclear')[] => {
  const { requirements, score } = matchBuiltIn(input)
  return [...requirements.map(({ verdict }) => verdict), ...(score === null ? ['unclear' as const] : [])]
}

/** Compares the texts of each pair of a résumé: how many verdicts differ, and whether a model reads them differently. */
export function resumeComparison(inputOf: (text: string) => MatchInput): (pair: Pair) => Promise<Compared> {
  const read = remembered(text => {
    const input = inputOf(text)
    return { input, verdicts: verdictsOf(input) }
  })
  return async pair => {
    const [one, other] = [read(pair.one, []), read(pair.other, [])]
    const changes = differences(one.verdicts, other.verdicts)
    if (!pair.isIdentical) return { changes, isDifferent: false }
    // The name of the application is known as well as the one that was read from the résumé.
    const known = ({ input }: typeof one, names: readonly string[]) => ({
      ...input,
      hide: [...(input.hide ?? []), ...names],
    })
    const [asked, again] = [
      await askedAboutResume(known(one, pair.names[0])),
      await askedAboutResume(known(other, pair.names[1])),
    ]
    return { changes, isDifferent: asked !== again }
  }
}
