import type { Element } from './contract.ts'
import type { Clause } from './clauses.ts'

// How much each clause of an account shows each element, by rules: what is 0 or more shows it.

/** Fewer words have no room for more than one sentence about the result. */
const SHORT = 60

const LEAST: Record<Element, number> = {
  situation: 2,
  own_action: 1.5,
  reasoning: 1.8,
  result: 1.9,
  figures: 1,
  change: 1.8,
}

/** Where a clause is in its answer. */
interface Place {
  readonly at: number
  readonly total: number
  /** The first clause with an action of the speaker; -1 if there is none. */
  readonly firstDeed: number
  readonly isShort: boolean
  /** A wish, a guess or a condition, here or begun in the clause before. */
  readonly isUnreal: boolean
}

type Value = (clause: Clause, place: Place) => number

const situation: Value = ({ particular, past, content, general }, { at }) =>
  2 * particular + past + content.size * 0.3 - 2 * general - at * 0.5 + 3

const ownAction: Value = clause => (clause.ownAction ? 2 + clause.content.size * 0.5 - clause.general : 0)

const reasoning: Value = (clause, { at }) =>
  (clause.reason ? 2 : 0) +
  Math.min(3, clause.reasonHints) * 0.35 +
  (clause.present > 0 && clause.past === 0 && at > 0 && !clause.change ? 0.7 : 0) +
  Math.min(6, clause.content.size) * 0.1

const result: Value = (clause, { at, total, firstDeed, isShort, isUnreal }) =>
  at > Math.min(firstDeed < 0 ? total : firstDeed, total / 3) - (isShort ? 1 : 0)
    ? (clause.result ? 1.6 : 0) +
      (clause.event && !clause.ownAction ? 1.2 : 0) +
      Math.min(3, clause.resultHints) * 0.15 +
      Math.min(1, clause.figures) * 0.3 +
      at / total -
      (clause.description ? 1 : 0) -
      (clause.general > 0 ? 0.6 : 0) -
      (isUnreal ? 1.2 : 0) -
      (clause.ownAction ? 0.6 : 0) +
      (isShort && at >= total - 2 ? (at === total - 1 ? 1.4 : 1) : 0)
    : 0

const change: Value = (clause, { at, total, firstDeed, isUnreal }) =>
  at > Math.max(firstDeed, total * 0.4)
    ? (clause.change ? 1.6 : clause.sinceThen ? 1.6 : 0) +
      (clause.adopted && at > total * 0.65 ? 1 : 0) +
      Math.min(3, clause.changeHints) * 0.3 +
      (clause.presentHabit && at > total * 0.6 ? 0.9 : 0) +
      (clause.present > 0 && clause.past === 0 && at > total * 0.7 ? 0.5 : 0) +
      (at / total) * 0.8 -
      (clause.reason ? 0.4 : 0) -
      (isUnreal ? 1.2 : 0) -
      (clause.general > 0 && !clause.nowadays ? 0.8 : 0)
    : 0

const VALUES: Record<Element, Value> = {
  situation,
  own_action: ownAction,
  reasoning,
  result,
  figures: clause => clause.figures,
  change,
}

/** How much each clause shows an element. */
export function valuesOf(name: Element, clauses: readonly Clause[]): number[] {
  const firstDeed = clauses.findIndex(clause => clause.ownAction)
  const total = clauses.length
  const isShort = clauses.reduce((words, clause) => words + clause.words.length, 0) < SHORT
  return clauses.map((clause, at) => {
    const isUnreal = clause.unreal > 0 || (at > 0 && clauses[at - 1]!.unreal > 0 && clause.past === 0)
    return VALUES[name](clause, { at, total, firstDeed, isShort, isUnreal }) - LEAST[name]
  })
}
