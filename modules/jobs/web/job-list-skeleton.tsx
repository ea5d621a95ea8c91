import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

/** A placeholder in the list's layout while it loads. */
export const JobListSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className="bg-surface">
    <div className="h-[34px] border-y border-line bg-sunken max-md:hidden" />
    {[0, 1, 2, 3, 4].map(row => (
      <div key={row} className="flex min-h-[67px] items-center gap-8 border-b border-line px-4 py-3 md:px-7">
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-40 xl:hidden" />
          <Skeleton className="mt-1.5 h-4 w-24 justify-self-end md:hidden" />
        </span>
        <Skeleton className="h-4 w-24 max-md:hidden" />
        <Skeleton className="h-5 w-14 max-md:hidden" />
      </div>
    ))}
  </SkeletonGroup>
)
