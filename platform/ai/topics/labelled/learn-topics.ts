import { numbered } from '../../weighing/descent.ts'
import type { Case } from '../../weighing/learn.ts'
import { probabilitiesOf } from '../../weighing/weigh.ts'
import { type TopicModel, WIDTH } from '../model.ts'
import { TOPICS } from '../topics.ts'

/** A word of a single example says nothing about other texts. */
const LEAST_EXAMPLES = 2
const EPOCHS = 12
/** So many words of each example are left out, other ones each time: what is learned must not depend on a few of them. */
const LEFT_OUT = 0.3
const RATE = 0.05
const FIRST_SQUARE = 0.01
/** A topic is usual in examples for other reasons than in interviews. */
const RATE_OF_BIAS = 0.005
/** Keeps numbers small. */
const PENALTY = 0.002
/** How far from nothing learning starts. */
const START = 0.1
const SEED = 20_261_129

/** Numbers between 0 and 1 that look random and are always the same (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An order of the cases (Fisher and Yates). */
function shuffled(count: number, random: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, at) => at)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = order[last]!
    order[last] = order[other]!
    order[other] = moved
  }
  return order
}

/** Rows of numbers that move against a slope, each row at a rate of its own, which falls with every change. */
class Rows {
  readonly values: Float32Array
  private readonly squares: Float32Array

  constructor(count: number, random: () => number) {
    // The sum of several even numbers is nearly normal.
    const normal = () => (random() + random() + random() + random() - 2) * Math.sqrt(3) * START
    this.values = Float32Array.from({ length: count * WIDTH }, normal)
    this.squares = new Float32Array(count).fill(FIRST_SQUARE)
  }

  addTo(sum: Float64Array, row: number, factor: number): void {
    for (let at = 0; at < WIDTH; at += 1) sum[at]! += factor * this.values[row * WIDTH + at]!
  }

  product(row: number, other: Float64Array): number {
    let sum = 0
    for (let at = 0; at < WIDTH; at += 1) sum += this.values[row * WIDTH + at]! * other[at]!
    return sum
  }

  move(row: number, slope: Float64Array, factor: number): void {
    const start = row * WIDTH
    let squares = 0
    for (let at = 0; at < WIDTH; at += 1)
      squares += (factor * slope[at]! + PENALTY * this.values[start + at]!) ** 2 / WIDTH
    this.squares[row]! += squares
    const rate = RATE / Math.sqrt(this.squares[row]!)
    for (let at = 0; at < WIDTH; at += 1)
      this.values[start + at]! -= rate * (factor * slope[at]! + PENALTY * this.values[start + at]!)
  }
}

/** Learns numbers of features and topics together, from one case after the other. The result is always the same. */
export function learnTopics(cases: readonly Case[]): TopicModel {
  const { names, rowOf } = numbered(
    cases.map(({ features }) => features),
    () => LEAST_EXAMPLES,
  )
  const random = randomFrom(SEED)
  const vectors = new Rows(names.length, random)
  const topics = new Rows(TOPICS.length, random)
  const bias = new Float32Array(TOPICS.length)
  const rows = cases.map(({ features }) => rowOf(features))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const at of shuffled(cases.length, random)) {
      const kept = rows[at]!.filter(() => random() >= LEFT_OUT)
      if (kept.length === 0) continue
      const scale = 1 / Math.sqrt(kept.length)
      const text = new Float64Array(WIDTH)
      for (const row of kept) vectors.addTo(text, row, scale)
      const errors = probabilitiesOf(Array.from(bias, (usual, topic) => usual + topics.product(topic, text)))
      errors[cases[at]!.kind]! -= 1
      const slope = new Float64Array(WIDTH)
      for (const [topic, error] of errors.entries()) topics.addTo(slope, topic, error)
      for (const [topic, error] of errors.entries()) {
        topics.move(topic, text, error)
        bias[topic]! -= RATE_OF_BIAS * error
      }
      for (const row of kept) vectors.move(row, slope, scale)
    }
  return {
    features: new Map(names.map((name, row) => [name, row])),
    vectors: vectors.values,
    unit: 1,
    topics: topics.values,
    bias,
  }
}
