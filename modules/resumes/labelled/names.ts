import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { learn } from '#platform/ai/weighing/learn.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { nameFeatures } from '../profile/name-kinds/features.ts'
import { NAME_KINDS, type NameKind } from '../profile/name-kinds/weigh.ts'

/** Labelled names from the headers of entries: a line with a kind, a tab and a text, in a file for each language. */
const FOLDERS = {
  learned: new URL('./names/', import.meta.url),
  /** Nothing is learned from these, which are longer and stranger. */
  'held-out': new URL('./names-held-out/', import.meta.url),
}

export interface LabelledName {
  readonly language: string
  readonly kind: NameKind
  readonly text: string
}

const isKind = (kind: string | undefined): kind is NameKind => NAME_KINDS.includes(kind as NameKind)

export const labelledNames = (part: keyof typeof FOLDERS = 'learned'): LabelledName[] =>
  readdirSync(FOLDERS[part])
    .filter(file => file.endsWith('.tsv'))
    .toSorted()
    .flatMap(file =>
      readFileSync(new URL(file, FOLDERS[part]), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => {
          const [kind, text] = line.split('\t')
          if (!isKind(kind) || !text) throw new Error(`${file}: ${line}`)
          return { language: file.slice(0, -'.tsv'.length), kind, text }
        }),
    )

/** Changes with every name: tells whether the weights are up to date. */
export function digestOfNames(): string {
  const hash = createHash('sha256')
  for (const { language, kind, text } of labelledNames()) hash.update(`${language} ${kind} ${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Endings and words that occur once say nothing about other names. */
const MIN_EXAMPLES = 2

export const learnNames = (names: readonly LabelledName[]): Weights =>
  learn(
    names.map(({ kind, text }) => ({ kind: NAME_KINDS.indexOf(kind), features: nameFeatures(text) })),
    { kinds: NAME_KINDS.length, leastExamples: () => MIN_EXAMPLES },
  )
