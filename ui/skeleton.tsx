/** The true shape of what is coming: give it the size of the thing (`h-5 w-40`). One `SkeletonGroup` says "loading" for all. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton ${className ?? ''}`} />
}

export function SkeletonGroup({
  label = 'Loading',
  className,
  children,
}: {
  label?: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
