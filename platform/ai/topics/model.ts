import { probabilitiesOf } from '../weighing/weigh.ts'

/** Numbers for each feature. A text is the sum of those of its features, and a topic is as likely as it points the same way. */
export interface TopicModel {
  /** The row of each feature. */
  readonly features: ReadonlyMap<string, number>
  /** `WIDTH` numbers for each feature, row by row, in units of `unit`. */
  readonly vectors: Float32Array | Int8Array
  readonly unit: number
  /** `WIDTH` numbers for each topic, row by row. */
  readonly topics: Float32Array
  /** How usual each topic is. */
  readonly bias: Float32Array
}

/** With fewer, topics run into each other; with more, single words are learned by heart. */
export const WIDTH = 64

/** The rows of the features that are known. */
const rowsOf = (features: Iterable<string>, known: TopicModel['features']): number[] =>
  [...features].map(feature => known.get(feature)).filter(row => row !== undefined)

/** The probability of each topic. A longer text is not more certain than a short one. */
export function probabilitiesIn(features: Iterable<string>, { features: known, ...model }: TopicModel): number[] {
  const { vectors, unit, topics, bias } = model
  const rows = rowsOf(features, known)
  const sum = new Float64Array(WIDTH)
  for (const row of rows) for (let at = 0; at < WIDTH; at += 1) sum[at]! += vectors[row * WIDTH + at]!
  const scale = unit / Math.sqrt(Math.max(1, rows.length))
  return probabilitiesOf(
    Array.from(bias, (usual, topic) => {
      let score = 0
      for (let at = 0; at < WIDTH; at += 1) score += topics[topic * WIDTH + at]! * sum[at]!
      return usual + score * scale
    }),
  )
}

/** A model as text: one name for each line, and the bytes of the numbers in Base64. */
export interface WrittenModel {
  readonly names: string
  readonly vectors: string
  readonly unit: number
  readonly topics: string
  readonly bias: string
}

const encoded = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** A copy, because numbers of four bytes have to start at a multiple of four. */
const decoded = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64')).buffer

const LARGEST = 127

/** The numbers of the features are written with a byte each. */
export function writeModel({ features, vectors, unit, topics, bias }: TopicModel): WrittenModel {
  const numbers = Array.from(vectors)
  const largest = numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  return {
    names: [...features.keys()].join('\n'),
    vectors: encoded(Int8Array.from(numbers, one => Math.round((one * LARGEST) / largest))),
    unit: (unit * largest) / LARGEST,
    topics: encoded(topics),
    bias: encoded(bias),
  }
}

export const readModel = ({ names, vectors, unit, topics, bias }: WrittenModel): TopicModel => ({
  features: new Map(names.split('\n').map((name, row) => [name, row])),
  vectors: new Int8Array(decoded(vectors)),
  unit,
  topics: new Float32Array(decoded(topics)),
  bias: new Float32Array(decoded(bias)),
})
