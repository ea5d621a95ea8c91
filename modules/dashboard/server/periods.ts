import { civilDate } from '#platform/locale/dates.ts'

/** Over so many whole weeks medians are taken, besides the current one. */
const WEEKS = 13
/** Months of the chart, with the current one. */
const MONTHS = 12

const DAY_MS = 86_400_000
const asDay = (date: Date) => date.toISOString().slice(0, 10)
const monthsBefore = (day: string, months: number) => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return asDay(new Date(Date.UTC(year, month - 1 - months, 1)))
}

/** First days of the periods of the dashboard, as calendar days in the time zone of the organization. */
export function periodsAt(now: Date, zone: string) {
  const today = civilDate(now, zone)
  const noon = Date.parse(`${today}T12:00:00Z`)
  const monday = noon - ((new Date(noon).getUTCDay() + 6) % 7) * DAY_MS
  return {
    thisWeek: asDay(new Date(monday)),
    lastWeek: asDay(new Date(monday - 7 * DAY_MS)),
    medians: asDay(new Date(monday - WEEKS * 7 * DAY_MS)),
    thisYear: `${today.slice(0, 4)}-01-01`,
    /** Oldest first. */
    months: Array.from({ length: MONTHS }, (_, index) => monthsBefore(today, MONTHS - 1 - index)),
  }
}
