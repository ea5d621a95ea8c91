import type { InterviewResult } from '../schema.ts'

/** If the scores of the AI runs differ by more points than this, there is no score. */
const MAX_DIFFERENCE = 20

type Readings = InterviewResult['readings']

/** The points between the lowest and the highest AI run if they are too far apart for a score; null otherwise. */
export function tooLargeDifference(readings: Readings): number | null {
  const scores = readings.flatMap(({ overall }) => overall ?? [])
  const difference = Math.max(...scores) - Math.min(...scores)
  return difference > MAX_DIFFERENCE ? difference : null
}

/** The score of a stored result. Older results have one although their runs are too far apart. */
export const overallOf = ({ overall, readings }: Pick<InterviewResult, 'overall' | 'readings'>): number | null =>
  tooLargeDifference(readings) === null ? overall : null
