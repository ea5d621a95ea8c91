/** Adds Monday-to-Friday days to an instant, in UTC. Public holidays are not known. */
export function addWorkingDays(from: Date, days: number): Date {
  const at = new Date(from)
  for (let left = days; left > 0;) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1
  }
  return at
}
