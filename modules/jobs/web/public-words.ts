import { locale } from '#platform/locale/locale.ts'
import type { PublicJob } from '../contract.ts'

const WORKPLACES: Record<PublicJob['workplace'], string> = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' }
const EMPLOYMENT: Record<PublicJob['employment_type'], string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
}
const PERIODS = { year: 'a year', month: 'a month', hour: 'an hour' } as const

export const workplaceText = (job: Pick<PublicJob, 'workplace'>): string => WORKPLACES[job.workplace]
export const employmentText = (type: PublicJob['employment_type']): string => EMPLOYMENT[type]

const either = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** "Berlin", "Berlin, Prague or remote", "Remote". */
export function placeText({ locations, workplace }: Pick<PublicJob, 'locations' | 'workplace'>): string {
  if (locations.length === 0) return WORKPLACES[workplace]
  return either(workplace === 'remote' ? [...locations, 'remote'] : locations)
}

/** "€72,000 to €88,000 a year", from minor units; null where the salary is not told. */
export function salaryText({ salary }: Pick<PublicJob, 'salary'>): string | null {
  if (!salary) return null
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: salary.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  const [least, most] = [format.format(salary.min / unit), format.format(salary.max / unit)]
  return `${least === most ? least : `${least} to ${most}`} ${PERIODS[salary.period]}`
}

const DAY_MS = 24 * 60 * 60 * 1000
/** From this many days before the end on, the days that are left are said. */
const SOON_DAYS = 7

export interface Closing {
  readonly text: string
  /** The day itself, where the text counts days. */
  readonly day: string | null
  readonly soon: boolean
}

/** When a job closes, seen from `today` (both YYYY-MM-DD, in the organization's zone). */
export function closingText({ closing_date: end }: Pick<PublicJob, 'closing_date'>, today: string): Closing | null {
  if (!end) return null
  const date = new Date(`${end}T12:00:00Z`)
  const left = Math.round((Date.parse(end) - Date.parse(today)) / DAY_MS)
  const day = locale.day(date, 'UTC', new Date(`${today}T12:00:00Z`))
  if (left > SOON_DAYS) return { text: `Closes ${day.replace(/^\w+ /, '')}`, day: null, soon: false }
  const text = left <= 0 ? 'Closes today' : left === 1 ? 'Closes tomorrow' : `Closes in ${left} days`
  return { text, day, soon: true }
}
