import { listWords as words } from '../words/list.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

const ROWS = Array.from({ length: 12 }, (_, index) => index)

/** A placeholder in the list's layout while it loads. */
export function ListSkeleton() {
  return (
    <SkeletonGroup
      label={words.loading}
      className="bg-surface max-md:grid max-md:gap-2.5 max-md:bg-transparent max-md:px-4"
    >
      <div className="h-9 border-y border-line bg-sunken max-md:hidden" />
      {ROWS.map(row => (
        <div
          key={row}
          className="flex h-[45px] items-center gap-6 border-b border-line px-7 max-[1359px]:h-20 max-md:h-44 max-md:rounded-card max-md:border max-md:bg-surface max-md:px-4"
        >
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-20 max-md:hidden" />
          <Skeleton className="h-2 w-22 max-md:hidden" />
          <Skeleton className="h-2 w-26 max-md:hidden" />
          <Skeleton className="h-4 flex-1 max-[1359px]:hidden" />
          <Skeleton className="ml-auto h-4 w-16" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
