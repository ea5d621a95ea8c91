import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { availabilityWords as words } from '../../words/availability.ts'
import { type AvailabilityInput, previewQuery } from '../api.ts'

interface FreeTimesPreviewProps {
  adminId: string
  zone: string
  /** Null while the hours are not valid. */
  input: AvailabilityInput | null
}

const DAYS = 7
const DAY = 86_400_000

/** What candidates could book in the next seven days with the hours as they are now, saved or not. */
export function FreeTimesPreview({ adminId, zone, input }: FreeTimesPreviewProps) {
  const now = useNow()
  const preview = useQuery({
    ...previewQuery(adminId, input ?? { hours: [] }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
  })
  if (!input) return <p className="text-13 text-text-2">{words.previewInvalid}</p>
  if (preview.isError) return <p className="text-13 text-danger">{words.previewFailed}</p>
  const slots = preview.data?.slots ?? []
  const today = Date.parse(`${civilDate(now, zone)}T00:00:00Z`)
  const dates = Array.from({ length: DAYS }, (_, day) => new Date(today + day * DAY).toISOString().slice(0, 10))
  return (
    <ul className="divide-y divide-line border-y border-line">
      {dates.map(date => {
        const times = slots.filter(({ start_at }) => civilDate(new Date(start_at), zone) === date)
        return (
          <li key={date} className="grid grid-cols-[120px_minmax(0,1fr)] gap-3 py-2 text-13">
            <span>{locale.datePart(date, { weekday: 'short', day: 'numeric', month: 'short' })}</span>
            {preview.data ? (
              <span className={`num ${times.length === 0 ? 'text-text-2' : ''}`}>
                {times.length === 0
                  ? words.previewNone
                  : times.map(({ start_at }) => locale.time(new Date(start_at), zone)).join('  ')}
              </span>
            ) : (
              <Skeleton className="h-4 w-40" />
            )}
          </li>
        )
      })}
    </ul>
  )
}
