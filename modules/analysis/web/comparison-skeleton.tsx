import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { comparisonWords as words } from '../words/analysis.ts'

const PARTS = [2, 3]

/** The comparison's own shape while it loads. */
export function ComparisonSkeleton({ count }: { count: number }) {
  const grid = { gridTemplateColumns: `minmax(var(--label), 200px) repeat(${count}, minmax(220px, 1fr))` }
  const columns = Array.from({ length: count }, (_, column) => column)
  return (
    <SkeletonGroup label={words.loading} className="overflow-x-hidden [--label:116px] md:[--label:140px]">
      <div className="grid grid-cols-1 gap-2.5 px-4 pt-6 pb-5 md:px-7">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="grid border-y border-line" style={grid}>
        <span />
        {columns.map(column => (
          <div key={column} className="grid content-start gap-2 border-l border-line px-4 py-3">
            <Skeleton className="h-4 w-32 max-w-full" />
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-7 w-28" />
          </div>
        ))}
      </div>
      {PARTS.map(rows => (
        <div key={rows}>
          <div className="border-b border-line px-4 pt-6 pb-2.5 md:px-7">
            <Skeleton className="h-5 w-32" />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="grid border-b border-line bg-surface" style={grid}>
              <div className="grid content-start gap-2 px-4 py-4 md:px-7">
                <Skeleton className="h-4 w-24 max-w-full" />
                <Skeleton className="h-3 w-16" />
              </div>
              {columns.map(column => (
                <div key={column} className="grid content-start gap-2 border-l border-line px-4 py-4">
                  <Skeleton className="h-5 w-36 max-w-full" />
                  <Skeleton className="h-4 w-full" />
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}
