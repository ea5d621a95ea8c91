import { withExtraTime } from '../policy.ts'
import type { ScreeningRow } from './queries.ts'
import type { Snapshot } from './tables.ts'

/** The round as it is conducted: its limits are those of the invitation, with the extra time that was granted. */
export function roundOf({
  snapshot: { round },
  extra_time_percent,
}: Pick<ScreeningRow, 'snapshot' | 'extra_time_percent'>): Snapshot['round'] {
  if (extra_time_percent === 0) return round
  return {
    ...round,
    minutes: withExtraTime(round.minutes, extra_time_percent),
    questions: round.questions.map(question => ({
      ...question,
      time_limit: withExtraTime(question.time_limit, extra_time_percent),
    })),
  }
}
