import { ELEMENTS } from '#modules/answer-structure/contract.ts'
import { elementOdds } from '#modules/answer-structure/element-features.ts'
import { LEXICONS } from '#modules/answer-structure/lexicons.ts'
import {
  clauseOf,
  type ElementExample,
  elementExamples,
  learnElements,
} from '#modules/evaluation/labelled/element-examples.ts'

// Cross-validates what is learned from the labelled clauses: node --import tsx bench/check-elements.ts [--wrong]
// Neighbours in a file are left out together, because they were written together.

const FOLDS = 4
const printsWrong = process.argv.includes('--wrong')

const examples = elementExamples()
const runs = new Map<string, ElementExample[]>()
for (const example of examples) {
  const run = `${example.batch} ${example.elements.join()}`
  runs.set(run, [...(runs.get(run) ?? []), example])
}
const foldOf = new Map(
  [...runs.values()].flatMap(run =>
    run.map((example, at) => [example, Math.floor((at * FOLDS) / run.length)] as const),
  ),
)

const tallies = ELEMENTS.map(() => ({ found: 0, wrong: 0, missed: 0 }))
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = learnElements(examples.filter(example => foldOf.get(example) !== fold))
  for (const example of examples.filter(one => foldOf.get(one) === fold)) {
    const odds = elementOdds(clauseOf(example), LEXICONS[example.language], weights)
    for (const [at, element] of ELEMENTS.entries()) {
      const [labelled, read] = [example.elements.includes(element), odds[element] > 0]
      if (labelled && read) tallies[at]!.found += 1
      if (!labelled && read) tallies[at]!.wrong += 1
      if (labelled && !read) tallies[at]!.missed += 1
      if (printsWrong && labelled !== read) console.log(`${labelled ? '-' : '+'}${element}: ${example.text}`)
    }
  }
}
for (const [at, { found, wrong, missed }] of tallies.entries()) {
  const share = (part: number) => `${((100 * found) / Math.max(1, part)).toFixed(1)} %`
  console.log(`${ELEMENTS[at]!.padEnd(12)} precision ${share(found + wrong)}, recall ${share(found + missed)}`)
}
