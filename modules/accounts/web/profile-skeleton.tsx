import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

/** A placeholder in the profile's layout while it loads. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5 border-t border-line px-4 py-6 md:grid-cols-[200px_420px] md:px-7">
      <Skeleton className="h-5 w-16" />
      <div className="grid gap-6">
        {['name', 'mail', 'zone'].map(part => (
          <div key={part} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-9" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
