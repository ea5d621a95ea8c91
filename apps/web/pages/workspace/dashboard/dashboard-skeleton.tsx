import { FiguresStrip } from '#modules/dashboard/web/figures-strip.tsx'
import { dashboardWords as words } from '#modules/dashboard/words/dashboard.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export const DashboardSkeleton = () => (
  <SkeletonGroup label={words.loading}>
    <div className="grid gap-2 px-4 pt-6 pb-5 md:px-7">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-4 w-80" />
    </div>
    <FiguresStrip widgets={null} />
    <div className="grid gap-5 px-4 py-5 md:px-7 lg:grid-cols-2">
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
  </SkeletonGroup>
)
