import { parseArgs } from 'node:util'
import { digestOfNames, type LabelledName, labelledNames, learnNames } from '#modules/resumes/labelled/names.ts'
import { NAME_KINDS, nameShares } from '#modules/resumes/profile/name-kinds/weigh.ts'
import { writeLearned } from './write-weights.ts'

// Learns what the names in the headers of entries are: node --import tsx bench/train-names.ts. Run it after every change of the labelled names or
// the features. With --check it writes nothing, and prints how many names are recognized that nothing was learned from.

const names = labelledNames()

/** The share of names whose likeliest kind is their own. */
function checked(learned: readonly LabelledName[], others: readonly LabelledName[]): void {
  const weights = learnNames(learned)
  const counts = new Map<string, { right: number; all: number }>()
  for (const { kind, language, text } of others) {
    const shares = nameShares(text, weights)
    const found = NAME_KINDS.toSorted((one, other) => shares[other] - shares[one])[0]
    for (const key of [kind, language, 'all']) {
      const { right, all } = counts.get(key) ?? { right: 0, all: 0 }
      counts.set(key, { right: right + (found === kind ? 1 : 0), all: all + 1 })
    }
  }
  for (const [key, { right, all }] of counts)
    console.log(`${key.padEnd(10)} ${((100 * right) / all).toFixed(1).padStart(5)} % of ${all}`)
}

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
if (values.check) checked(names, labelledNames('held-out'))
else
  writeLearned({
    file: 'modules/resumes/profile/name-kinds/weights.ts',
    by: 'bench/train-names.ts',
    examples: names.length,
    digest: digestOfNames(),
    weights: learnNames(names),
  })
