import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { useNow } from './use-now.ts'
import { partWords } from './words.ts'

interface WhenProps {
  /** ISO 8601 instant. */
  instant: string
  /** IANA time zone of the reader; the browser's own if unknown. */
  zone?: string
  /** `both`: "in 2 days · Fri 27 Nov, 14:00 (Berlin)". `relative` and `date` for narrow places, `day` for "Fri 27 Nov". */
  show?: 'both' | 'relative' | 'date' | 'day'
  className?: string
}

/** A time for people. Its tooltip shows the full date, time and zone. */
export function When({ instant, zone = browserZone(), show = 'both', className }: WhenProps) {
  const now = useNow()
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return null
  const texts = {
    both: () => partWords.dateAndDistance(locale.relative(date, now, zone), locale.instant(date, zone, now)),
    relative: () => locale.relative(date, now, zone),
    date: () => locale.instant(date, zone, now),
    day: () => locale.day(date, zone, now),
  }
  return (
    <time dateTime={instant} title={locale.fullInstant(date, zone)} className={className} suppressHydrationWarning>
      {texts[show]()}
    </time>
  )
}
