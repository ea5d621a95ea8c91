import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { candidateWords as words } from '../../../words/candidate.ts'

/** The page's own shape while it loads. */
export const DetailsSkeleton = () => (
  <SkeletonGroup label={words.loading} className="grid gap-6 px-4 py-7 md:px-7">
    <h1 className="sr-only">{words.heading}</h1>
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-4 w-80" />
    <Skeleton className="h-1 w-full" />
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-5/6" />
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="h-12 w-40" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  </SkeletonGroup>
)
