import type { Span } from '../../contract.ts'
import { areApart } from '../../policy.ts'
import { availabilityWords } from '../../words/availability.ts'
import type { Availability, AvailabilityInput } from '../api.ts'

const words = availabilityWords.wrong

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Availability while it is edited. Rows have keys, because two of them can be equal. */
export interface Draft {
  readonly hours: Readonly<Record<number, readonly Span[]>>
  readonly exceptions: readonly { readonly key: number; readonly date: string; readonly spans: readonly Span[] }[]
  readonly rules: Rules
}
export type Rules = Pick<
  Availability,
  'buffer_before' | 'buffer_after' | 'notice_hours' | 'horizon_days' | 'step_minutes' | 'daily_limit'
>

export function draftOf(availability: Availability): Draft {
  const { buffer_before, buffer_after, notice_hours, horizon_days, step_minutes, daily_limit } = availability
  return {
    hours: Object.fromEntries(
      WEEKDAYS.map(day => [day, availability.hours.find(({ weekday }) => weekday === day)?.spans ?? []]),
    ),
    exceptions: availability.exceptions.map((one, key) => ({ ...one, key })),
    rules: { buffer_before, buffer_after, notice_hours, horizon_days, step_minutes, daily_limit },
  }
}

export const inputOf = ({ hours, exceptions, rules }: Draft): AvailabilityInput => ({
  ...rules,
  step_minutes: rules.step_minutes as AvailabilityInput['step_minutes'],
  hours: WEEKDAYS.filter(day => hours[day]!.length > 0).map(weekday => ({ weekday, spans: [...hours[weekday]!] })),
  exceptions: exceptions.map(({ date, spans }) => ({ date, spans: [...spans] })),
})

/** What is wrong with the hours of a day, in words. */
export function problemOf(spans: readonly Span[]): string | undefined {
  if (spans.some(({ from, to }) => !from || !to)) return words.empty
  if (spans.some(({ from, to }) => from >= to)) return words.order
  return areApart(spans) ? undefined : words.overlap
}

export function exceptionProblem({ exceptions }: Draft, key: number): string | undefined {
  const one = exceptions.find(exception => exception.key === key)!
  if (!one.date) return words.date
  if (exceptions.filter(({ date }) => date === one.date).length > 1) return words.twice
  return problemOf(one.spans)
}

export const isValid = (draft: Draft): boolean =>
  WEEKDAYS.every(day => problemOf(draft.hours[day]!) === undefined) &&
  draft.exceptions.every(({ key }) => exceptionProblem(draft, key) === undefined)

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The hours that "Add" proposes: an hour after the last ones, at most until midnight. */
export function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1)?.to
  if (!last) return { from: '09:00', to: '17:00' }
  const from = Math.min(minuteOf(last) + 60, 23 * 60)
  return { from: clockOf(from), to: clockOf(Math.min(from + 120, 24 * 60)) }
}
