interface Duration {
  readonly hours: number
  readonly count: number
}

/** The median of durations that are given as whole hours with their number; null without any. */
export function medianHours(durations: readonly Duration[]): number | null {
  const counted = durations.filter(({ count }) => count > 0).toSorted((a, b) => a.hours - b.hours)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const at = (place: number) => {
    let passed = 0
    for (const { hours, count } of counted) {
      passed += count
      if (place < passed) return hours
    }
    return counted.at(-1)!.hours
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}
