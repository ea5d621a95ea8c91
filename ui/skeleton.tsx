import { partWords } from './words.ts'

/** A placeholder with the size of the content that loads (`h-5 w-40`). Put several into one `SkeletonGroup`, which announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton ${className ?? ''}`} />
}

export function SkeletonGroup({
  label = partWords.loading,
  className,
  children,
}: {
  label?: string
  className?: string
  children: React.ReactNode
}) {
  return (
    // Positioned, so that the label, which is visible to screen readers only, does not widen a page from inside a scrolling part.
    <div aria-busy="true" className={`relative ${className ?? ''}`}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
