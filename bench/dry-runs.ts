// Measures how the built-in rules engine orders the synthetic candidates on the questions of the library, one round for each kind of work.
import { parseArgs } from 'node:util'
import { evaluateInterview } from '#modules/evaluation/public.ts'
import type { Round } from '#modules/interview-flows/contract.ts'
import { LIBRARY_FIELDS } from '#modules/interview-flows/policy.ts'
import { library } from '#modules/interview-flows/public.ts'
import { frozen } from '#modules/dry-runs/engine/frozen.ts'
import { takeInterview } from '#modules/dry-runs/engine/take-interview.ts'
import { writtenCandidate } from '#modules/dry-runs/engine/written-candidate.ts'
import { CANDIDATES, type CandidateKind, reportOf } from '#modules/dry-runs/policy.ts'
import { ratingsIn } from '#modules/dry-runs/ratings.ts'

const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } })

const SCENE = { interviewer: 'Interviewer', organization: 'Northwind', job_title: 'open' }
/** Long enough for all 15 questions of a field. */
const MINUTES = 120

async function measured(round: Round, kind: CandidateKind) {
  const taken = await takeInterview({
    round,
    scene: SCENE,
    followUps: 1,
    language: 'en',
    candidate: writtenCandidate(kind),
    model: null,
    signal: new AbortController().signal,
  })
  const input = frozen(round, taken, 'en')
  const result = await evaluateInterview(input, null)
  return { kind, ratings: ratingsIn(result, input) }
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const sum = { pairs: 0, expected: 0, questions: 0, inseparable: 0, gained: 0, flagged: 0, off_topic: 0 }
for (const field of LIBRARY_FIELDS) {
  const questions = library.filter(one => one.field === field)
  const round: Round = { id: field, kind: 'ai_screening', name: field, minutes: MINUTES, guide: '', questions }
  const candidates = await Promise.all(CANDIDATES.map(kind => measured(round, kind)))
  const report = reportOf(candidates, 'elements')
  print(
    `${field.padEnd(12)} ${report.order.map(({ kind, mean }) => `${kind} ${mean}`).join(', ')}; ${report.expected} of ${report.pairs} pairs as expected; ` +
      `${report.inseparable.length} of ${questions.length} questions do not separate; ${report.gained.length} gained; ${report.flagged} flagged`,
  )
  if (values.details)
    for (const { id } of questions)
      print(
        `  ${id.padEnd(30)} ${candidates.map(({ kind, ratings }) => `${kind} ${ratings.find(one => one.question_id === id)?.elements ?? '–'}`).join(', ')}`,
      )
  sum.pairs += report.pairs
  sum.expected += report.expected
  sum.questions += questions.length
  sum.inseparable += report.inseparable.length
  sum.gained += report.gained.length
  sum.flagged += report.flagged
  sum.off_topic += candidates.find(({ kind }) => kind === 'off_topic')!.ratings.filter(({ flagged }) => flagged).length
}
print(
  `all          ${sum.expected} of ${sum.pairs} pairs; ${sum.inseparable} of ${sum.questions} questions do not separate; ${sum.gained} gained; ${sum.flagged} flagged; ${sum.off_topic} answers off the topic flagged`,
)
