import { tryWords as words } from '../words/page.ts'

interface Average {
  readonly tokens_each: number | null
  readonly cost_usd_each: number | null
  readonly milliseconds_each: number | null
}

/** What answering a question for a number of applications is expected to use, from its answers so far. */
export function estimateOf({ tokens_each, cost_usd_each, milliseconds_each }: Average, applications: number): string {
  if (tokens_each === 0) return words.estimateFree(applications)
  if (tokens_each === null) return words.estimateUnknown(applications)
  const dollars = cost_usd_each === null ? null : cost_usd_each * applications
  const seconds = Math.max(1, Math.round(((milliseconds_each ?? 0) * applications) / 1000))
  return words.estimateOf(applications, tokens_each * applications, dollars, seconds)
}
