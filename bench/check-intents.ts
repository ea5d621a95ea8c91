import { readIntent } from '#modules/interviewer/intent/read-intent.ts'
import { KINDS } from '#modules/interviewer/intent/weigh.ts'
import { casesOf, type Example, examples, learn } from '#modules/interviewer/labelled/train.ts'

// Cross-validates what is learned from the labelled examples: node --import tsx bench/check-intents.ts [language …] [--wrong] [--batch=en-4.txt]
// A batch is left out as a whole, or neighbours are, so that sentences that were written together are not on both sides.

const wanted = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const printsWrong = process.argv.includes('--wrong')
const batches = process.argv.flatMap(argument => (argument.startsWith('--batch=') ? [argument.slice(8)] : []))

const FOLDS = 4

/** Neighbours in a file stay together: a file's kind is split into as many runs as there are folds. */
function foldsOf(all: readonly Example[]): ReadonlySet<Example>[] {
  if (batches.length > 0) return batches.map(batch => new Set(all.filter(one => one.batch === batch)))
  const runs = new Map<string, Example[]>()
  for (const one of all.filter(({ known }) => !known)) {
    const run = `${one.batch} ${one.kind}`
    runs.set(run, [...(runs.get(run) ?? []), one])
  }
  return Array.from(
    { length: FOLDS },
    (_, fold) =>
      new Set(
        [...runs.values()].flatMap(run => run.filter((_, index) => Math.floor((index * FOLDS) / run.length) === fold)),
      ),
  )
}

const all = examples()
const read: { example: Example; kind: string }[] = []
for (const held of foldsOf(all)) {
  const weights = learn(casesOf(all.filter(example => !held.has(example))))
  for (const example of held) {
    const kind = readIntent(example.text, { language: example.language, weights })?.intent ?? 'answer'
    read.push({ example, kind })
  }
}

const languages = wanted.length > 0 ? wanted : ['en', 'de', 'fr', 'es']
for (const language of languages) {
  const own = read.filter(({ example }) => example.language === language)
  const right = own.filter(({ example, kind }) => example.kind === kind)
  if (own.length === 0) continue
  console.log(`${language}: ${right.length} of ${own.length} (${((right.length / own.length) * 100).toFixed(1)} %)`)
  for (const kind of KINDS) {
    const of = own.filter(({ example }) => example.kind === kind)
    const matched = of.filter(one => one.kind === kind).length
    if (of.length === 0) continue
    const others = own.filter(one => one.kind === kind && one.example.kind !== kind).length
    console.log(
      `  ${kind.padEnd(16)} ${matched} of ${of.length} (${((matched / of.length) * 100).toFixed(0)} %), ${others} others read as this`,
    )
  }
  if (printsWrong)
    for (const { example, kind } of own)
      if (example.kind !== kind) console.log(`  ${example.kind} read as ${kind}: ${example.text}`)
}
