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
  const isMonth = view === 'month'
  return (
    <SkeletonGroup label={words.loading} className="bg-surface">
      <div className="flex h-[41px] items-center border-b border-line bg-paper">
        {!isMonth && <span className="w-[52px] shrink-0" />}
        {Array.from({ length: days }, (_, day) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={day} className="flex-1 px-2">
            <Skeleton className="h-4 w-12 max-w-full" />
          </span>
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        // Rows of a skeleton have no identity.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className={`flex border-b border-line ${isMonth ? 'h-20 md:h-28 xl:h-36' : 'h-14'}`}>
          {!isMonth && (
            <span className="flex w-[52px] shrink-0 justify-end pt-1 pr-2">
              <Skeleton className="h-3 w-8" />
            </span>
          )}
          {Array.from({ length: days }, (__, day) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={day} className="flex-1 border-l border-line p-1">
              {(row * 3 + day * 5) % 7 === 0 && <Skeleton className="h-10 w-full" />}
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}
