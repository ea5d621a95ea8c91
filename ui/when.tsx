import { browserZone, dayText, fullText, instantText, relativeText } from './time.ts'
import { useNow } from './use-now.ts'

interface WhenProps {
  /** ISO 8601 instant. */
  instant: string
  /** IANA zone of whoever reads it; the browser's own if unknown. */
  zone?: string
  /** `both`: "in 2 days · Fri 27 Nov, 14:00 (Berlin)". `relative` and `date` for narrow places, `day` for "Fri 27 Nov". */
  show?: 'both' | 'relative' | 'date' | 'day'
  className?: string
}

/** A time for people; hovering gives the full instant. */
export function When({ instant, zone = browserZone(), show = 'both', className }: WhenProps) {
  const now = useNow()
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return null
  const words = {
    both: () => `${relativeText(date, now, zone)} · ${instantText(date, zone, now)}`,
    relative: () => relativeText(date, now, zone),
    date: () => instantText(date, zone, now),
    day: () => dayText(date, zone, now),
  }
  return (
    <time dateTime={instant} title={fullText(date, zone)} className={className} suppressHydrationWarning>
      {words[show]()}
    </time>
  )
}
