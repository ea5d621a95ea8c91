import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { calendarWords as words } from '../../words/calendar.ts'
import type { CalendarView } from './period.ts'

/** The layout of the view that is loading. */
export function CalendarSkeleton({ view }: { view: CalendarView }) {
  if (view === 'list') {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3 px-4 py-5 md:px-7">
        {[1, 2, 3, 4, 5].map(row => (
          <Skeleton key={row} className="h-14 w-full" />
        ))}
      </SkeletonGroup>
    )
  }
  const days = view === 'day' ? 1 : 7
  const rows = view === 'month' ? 5 : 11
  return (
    <SkeletonGroup label={words.loading} className="bg-surface">
      {Array.from({ length: rows }, (_, row) => (
        // Rows of a skeleton have no identity.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className={`flex border-b border-line ${view === 'month' ? 'h-28' : 'h-14'}`}>
          {Array.from({ length: days }, (__, day) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={day} className="flex-1 border-r border-line p-1">
              {(row * 3 + day * 5) % 7 === 0 && <Skeleton className="h-10 w-full" />}
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}
