import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { analysisWords as words } from '../words/analysis.ts'
import { ROW } from './ranked-row.tsx'

/** The ranking's own shape while it loads. */
export const RankingSkeleton = () => (
  <SkeletonGroup label={words.loading}>
    <div className="grid grid-cols-1 gap-2.5 px-4 pt-6 pb-6 md:px-7">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-4 w-120 max-w-full" />
    </div>
    <div className="grid grid-cols-1 gap-2 border-b border-line px-4 pb-4 md:px-7">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-3.5 w-72 max-w-full" />
    </div>
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className={`${ROW} border-b border-line bg-surface`}>
        <Skeleton className="h-6 w-5" />
        <div className="grid content-start gap-2">
          <Skeleton className="h-4 w-32 max-w-full" />
          <Skeleton className="h-3 w-20" />
        </div>
        <div className="grid content-start gap-2 max-xl:order-2 max-xl:col-span-2 max-xl:col-start-2">
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-4 w-40 max-w-full" />
        </div>
        <div className="max-xl:order-3 max-xl:col-span-2 max-xl:col-start-2">
          <Skeleton className="h-5 w-28" />
        </div>
        <div className="grid content-start gap-2 max-xl:order-4 max-xl:col-span-2 max-xl:col-start-2">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-3 w-1/2" />
        </div>
        <div className="max-xl:order-1 max-xl:col-start-3 max-xl:row-start-1">
          <Skeleton className="size-4" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
