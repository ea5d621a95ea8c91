import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { editorWords as words } from '../words/editor.ts'

/** A placeholder in the form's layout while it loads. */
export const JobFormSkeleton = () => (
  <SkeletonGroup label={words.loading} className="flex flex-1 flex-col">
    <h1 className="sr-only">{words.heading}</h1>
    <div className="grid gap-3 px-4 pt-5 pb-3 md:px-7">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-4 w-44" />
      <Skeleton className="mt-3 h-4 max-w-xl" />
    </div>
    <div className="grid flex-1 border-t border-line lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_400px] 2xl:grid-cols-[minmax(0,1fr)_460px]">
      <div className="grid content-start gap-6 bg-surface px-4 py-11 md:px-7 lg:border-r lg:border-line">
        {[0, 1, 2, 3].map(row => (
          <div key={row} className="grid gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-9" />
          </div>
        ))}
        <Skeleton className="h-64" />
      </div>
      <div className="p-4 max-lg:hidden md:p-6">
        <Skeleton className="h-80" />
      </div>
    </div>
  </SkeletonGroup>
)
