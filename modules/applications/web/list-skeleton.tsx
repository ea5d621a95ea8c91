import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

const ROWS = Array.from({ length: 12 }, (_, index) => index)

/** The list's own shape while it loads. */
export function ListSkeleton() {
  return (
    <SkeletonGroup label="Loading applications" className="border-t border-line bg-surface">
      {ROWS.map(row => (
        <div key={row} className="flex h-[45px] items-center gap-6 border-b border-line px-4 md:px-7">
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-20 max-md:hidden" />
          <Skeleton className="h-2.5 w-18 max-md:hidden" />
          <Skeleton className="h-2.5 w-18 max-md:hidden" />
          <Skeleton className="h-4 flex-1 max-[1359px]:hidden" />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
