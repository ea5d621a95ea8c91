import { useQuery } from '@tanstack/react-query'
import type { Round } from '#modules/interview-flows/contract.ts'
import { asksTheSame } from '../policy.ts'
import { dryRunWords } from '../words/page.ts'
import { dryRunQuery } from './api.ts'

const words = dryRunWords.flow

/** What the last dry run says about a flow as it is edited. Saving stays possible without one. */
export function DryRunNote({ flowId, rounds }: { flowId: string; rounds: readonly Round[] }) {
  const { data } = useQuery(dryRunQuery(flowId))
  if (!data || !rounds.some(({ kind }) => kind === 'ai_screening')) return null
  const { run } = data
  if (!run) return words.none
  if (run.state === 'running') return words.running
  const now = rounds.find(({ id }) => id === run.round.id)
  if (!now || !asksTheSame(now, run.round)) return words.stale
  return run.report ? words.done(run.report.expected, run.report.pairs) : words.none
}
