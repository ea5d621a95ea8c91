import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { editorWords as words } from '../words/editor.ts'

/** A placeholder in the form's layout while it loads. */
export const JobFormSkeleton = () => (
  <SkeletonGroup label={words.loading} className="grid gap-6 px-4 py-7 md:px-7">
    <h1 className="sr-only">{words.heading}</h1>
    <Skeleton className="h-8 w-64" />
    {[0, 1, 2, 3].map(row => (
      <div key={row} className="grid max-w-[680px] gap-2">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-9" />
      </div>
    ))}
  </SkeletonGroup>
)
