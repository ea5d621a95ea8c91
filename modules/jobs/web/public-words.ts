import { locale } from '#platform/locale/locale.ts'
import type { PublicJob } from '../contract.ts'
import { publicWords as words } from '../words/public.ts'
import { jobTerms } from '../words/terms.ts'

export const workplaceText = (job: Pick<PublicJob, 'workplace'>): string => jobTerms.workplace[job.workplace]
export const employmentText = (type: PublicJob['employment_type']): string => jobTerms.employment[type]

/** "Berlin", "Berlin, Prague or remote", "Remote". */
export function placeText({ locations, workplace }: Pick<PublicJob, 'locations' | 'workplace'>): string {
  if (locations.length === 0) return jobTerms.workplace[workplace]
  return locale.list(workplace === 'remote' ? [...locations, words.remote] : locations, 'or')
}

/** "€72,000 to €88,000 a year", from minor units; null if the job states no salary. */
export function salaryText({ salary }: Pick<PublicJob, 'salary'>): string | null {
  if (!salary) return null
  const { currency, period } = salary
  const [min, max] = [salary.min, salary.max].map(amount => locale.money({ amount, currency })) as [string, string]
  return words.salary(min, min === max ? null : max, period)
}

const DAY_MS = 24 * 60 * 60 * 1000
/** From this many days before the end, the text counts the days. */
const SOON_DAYS = 7

export interface Closing {
  /** "today", "in 6 days", "6 Dec". */
  readonly text: string
  /** The date, if the text counts days. */
  readonly day: string | null
  readonly soon: boolean
}

/** When a job closes, relative to `today` (both YYYY-MM-DD, in the organization's zone). */
export function closingText({ closing_date: end }: Pick<PublicJob, 'closing_date'>, today: string): Closing | null {
  if (!end) return null
  const date = new Date(`${end}T12:00:00Z`)
  const left = Math.round((Date.parse(end) - Date.parse(today)) / DAY_MS)
  const day = locale.day(date, 'UTC', new Date(`${today}T12:00:00Z`))
  if (left > SOON_DAYS) return { text: day, day: null, soon: false }
  const text = left <= 0 ? words.today : left === 1 ? words.tomorrow : words.inDays(left)
  return { text, day, soon: true }
}
