const DAY = 86_400

/** Adds months to seconds, in UTC. In a shorter month it is the last day. */
function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return Math.floor(to.getTime() / 1000)
}

export const after = (seconds: number, interval: string) => addMonths(seconds, interval === 'year' ? 12 : 1)
export const days = (count: number) => count * DAY

/** The part of an amount for the seconds that are left of a period, as Stripe rounds it. */
export const prorated = (amount: number, at: number, { start, end }: { start: number; end: number }): number =>
  Math.round((amount * (end - at)) / (end - start))
