import { matchBuiltIn } from '#modules/evaluation/engine/match/built-in.ts'
import type { Verdict } from '#modules/evaluation/engine/schema.ts'
import { matchInputOf } from '#modules/evaluation/labelled/match-input.ts'
import { type Trap, traps } from '#modules/evaluation/labelled/traps.ts'

// Measures whether the built-in rules are misled by words of a résumé, on pairs of a trap and of what only looks like one:
//   node --import tsx bench/traps.ts [--details] [--held-out]
// Single cases are only ever printed for the development half.

interface Read {
  readonly trap: Trap
  readonly actual: Verdict
  readonly reasoning: string
}

function read(trap: Trap): Read {
  const { id, language, requirement, resume } = trap
  const input = matchInputOf({
    id,
    field: trap.kind,
    language,
    as_of: '2026-11-28',
    resume,
    requirements: [
      { id, text: requirement, kind: 'text', must_have: true, expected: trap.label, quotes: [], reason: trap.reason },
    ],
  })
  // The application form has the name that the résumé begins with.
  const result = matchBuiltIn({ ...input, hide: [resume.split('\n', 1)[0]!] })
  const found = result.requirements[0]
  return {
    trap,
    actual: found?.verdict ?? 'missing',
    reasoning: found
      ? `${found.reasoning} ${found.quotes.map(({ text }) => `| ${text}`).join(' ')}`
      : (result.needs_person ?? ''),
  }
}

function print(half: 'development' | 'held-out', withDetails: boolean): void {
  const all = traps(half).map(read)
  const line = (name: string, of: readonly Read[]) => {
    const count = (some: (one: Read) => boolean) => of.filter(some).length
    const right = count(({ trap, actual }) => trap.label === actual)
    const falseMet = count(({ trap, actual }) => actual === 'met' && trap.label !== 'met')
    const missed = count(({ trap, actual }) => actual !== 'met' && trap.label === 'met')
    console.log(
      `  ${name.padEnd(12)} ${right} of ${of.length} as labelled, ${falseMet} wrongly met, ${missed} wrongly not met`,
    )
  }
  console.log(half)
  line('all', all)
  for (const key of ['kind', 'language'] as const)
    for (const value of new Set(all.map(({ trap }) => trap[key])))
      line(
        value,
        all.filter(({ trap }) => trap[key] === value),
      )
  if (!withDetails) return
  for (const { trap, actual, reasoning } of all.filter(one => one.actual !== one.trap.label))
    console.log(
      `\n${trap.id} ${trap.requirement}: expected ${trap.label}, got ${actual}: ${reasoning}\n${trap.reason}\n${trap.resume}`,
    )
}

print('development', process.argv.includes('--details'))
if (process.argv.includes('--held-out')) print('held-out', false)
