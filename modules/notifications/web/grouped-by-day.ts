import { DAY, later } from '#platform/clock/clock.ts'
import { civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { notificationWords as words } from '../words/notifications.ts'

export interface DayGroup<T> {
  /** YYYY-MM-DD in the reader's time zone. */
  readonly day: string
  readonly title: string
  readonly items: T[]
}

/** What happened, by the day in a time zone, in the given order. */
export function groupedByDay<T extends { readonly at: string }>(
  items: readonly T[],
  now: Date,
  zone: string,
): DayGroup<T>[] {
  const today = civilDate(now, zone)
  const yesterday = civilDate(later(now, -DAY), zone)
  const groups: DayGroup<T>[] = []
  for (const item of items) {
    const at = new Date(item.at)
    const day = civilDate(at, zone)
    const title = day === today ? words.today : day === yesterday ? words.yesterday : locale.day(at, zone, now)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, title, items: [item] })
  }
  return groups
}
