import { STAGES } from '#modules/applications/policy.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { candidateWords as words } from '../../../words/candidate.ts'

const TABS = ['w-20', 'w-16', 'w-18', 'w-20', 'w-14']

/** The page's own shape while it loads. */
export const DetailsSkeleton = () => (
  <SkeletonGroup label={words.loading} className="flex flex-1 flex-col">
    <h1 className="sr-only">{words.heading}</h1>
    <div className="grid items-end gap-x-5 gap-y-4 px-4 pt-6.5 pb-5 md:px-7 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid grid-cols-1 gap-2.5">
        <Skeleton className="h-9 w-56 max-w-full" />
        <Skeleton className="h-4 w-96 max-w-full" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Skeleton className="h-9 w-20" />
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-9 w-36" />
      </div>
    </div>
    <div className="flex px-4 pb-4.5 md:px-7">
      {STAGES.map(stage => (
        <div key={stage} className="grid flex-1 gap-1.5 border-t-2 border-line pt-2.5">
          <Skeleton className="h-3 w-14 max-w-4/5" />
          <Skeleton className="h-3 w-16 max-md:hidden" />
        </div>
      ))}
    </div>
    <div className="grid flex-1 content-start border-t border-line min-[1000px]:grid-cols-[minmax(0,13fr)_minmax(0,11fr)] min-[1000px]:content-stretch">
      <div className="grid grid-cols-1 content-start gap-3 px-4 pt-6 md:px-7">
        <div className="mb-3 flex gap-5 overflow-hidden">
          {TABS.map((width, tab) => (
            // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
            <Skeleton key={tab} className={`h-4 shrink-0 ${width}`} />
          ))}
        </div>
        <Skeleton className="h-18" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="grid grid-cols-1 content-start gap-3 border-line bg-surface px-4 pt-6 max-[999px]:hidden md:px-7 min-[1000px]:border-l">
        <Skeleton className="h-12 w-40" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="mt-5 h-4 w-1/3" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  </SkeletonGroup>
)
