// Measures how well the built-in rules match résumés with requirements, on the labelled material:
//   node --import tsx bench/requirements.ts [--details] [--held-out]
// Prints figures per folder. Items are only ever printed for the development folders.
import { readdirSync, readFileSync } from 'node:fs'
import { matchBuiltIn } from '#modules/evaluation/engine/match/built-in.ts'
import { needsOf } from '#modules/evaluation/engine/match/needs.ts'
import type { Verdict } from '#modules/evaluation/engine/schema.ts'
import { matchInputOf } from '#modules/evaluation/labelled/match-input.ts'
import { requirementsFile } from '#modules/evaluation/labelled/schema.ts'

const ROOT = new URL('../modules/evaluation/labelled/requirements/', import.meta.url)
const FOLDERS = readdirSync(ROOT)
  .filter(name => name.startsWith('development') || process.argv.includes('--held-out'))
  .sort()
const VERDICTS: Verdict[] = ['met', 'partly', 'missing']

interface Pair {
  id: string
  text: string
  kind: string
  proposed: string
  language: string
  expected: Verdict
  actual: Verdict
  reasoning: string
  quotes: string[]
}

/** Reads a text as the product reads a file, and matches it without any confirmed kind. */
function pairsOf(name: string): Pair[] {
  const folder = new URL(`${name}/`, ROOT)
  return readdirSync(folder).flatMap(name => {
    const file = requirementsFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    const result = matchBuiltIn(matchInputOf(file))
    return file.requirements.map(({ id, text, kind, expected }) => {
      const found = result.requirements.find(one => one.id === id)
      return {
        id,
        text,
        kind,
        proposed: needsOf(text).kind,
        language: file.language,
        expected,
        actual: found?.verdict ?? 'missing',
        reasoning: found?.reasoning ?? result.needs_person ?? '',
        quotes: found?.quotes.map(quote => quote.text) ?? [],
      }
    })
  })
}

const print = (text: string) => process.stdout.write(`${text}\n`)
const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`
const agreeing = (pairs: Pair[]) => pairs.filter(pair => pair.expected === pair.actual)

function share(name: string, pairs: Pair[]): void {
  const wrong = VERDICTS.flatMap(expected =>
    VERDICTS.filter(actual => actual !== expected).flatMap(actual => {
      const count = pairs.filter(pair => pair.expected === expected && pair.actual === actual).length
      return count === 0 ? [] : [`${expected} as ${actual} ${count}`]
    }),
  )
  print(`  ${name.padEnd(12)} ${percent(agreeing(pairs).length, pairs.length)} of ${pairs.length}  ${wrong.join(', ')}`)
}

for (const folder of FOLDERS) {
  const pairs = pairsOf(folder)
  const falseMet = pairs.filter(pair => pair.actual === 'met' && pair.expected !== 'met')
  print(`\n${folder}: agreement ${percent(agreeing(pairs).length, pairs.length)} of ${pairs.length} pairs`)
  print(`  false "met"  ${percent(falseMet.length, pairs.length)}`)
  const sameKind = pairs.filter(pair => pair.kind === pair.proposed)
  print(`  kind         ${percent(sameKind.length, pairs.length)} proposed as labelled`)
  print(`  expected     ${VERDICTS.map(verdict => verdict.padStart(8)).join('')}  (result)`)
  for (const expected of VERDICTS) {
    const row = VERDICTS.map(
      actual => pairs.filter(pair => pair.expected === expected && pair.actual === actual).length,
    )
    print(`  ${expected.padEnd(12)} ${row.map(count => String(count).padStart(8)).join('')}`)
  }
  for (const key of ['kind', 'language'] as const) {
    const values = [...new Set(pairs.map(pair => pair[key]))].sort()
    for (const value of values)
      share(
        value,
        pairs.filter(pair => pair[key] === value),
      )
  }
  if (folder.startsWith('development') && process.argv.includes('--details')) {
    for (const pair of pairs.filter(one => one.expected !== one.actual)) {
      print(`\n${pair.id} (${pair.kind}, proposed ${pair.proposed}): ${pair.text}`)
      print(`  expected ${pair.expected}, got ${pair.actual}: ${pair.reasoning}`)
      for (const quote of pair.quotes) print(`  | ${quote.replace(/\n/g, ' / ')}`)
    }
  }
}
