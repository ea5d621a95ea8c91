import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { formWords } from '#ui/words.ts'
import { dashboardWords as words } from '../words/dashboard.ts'

/** A part of the dashboard with its heading. */
export function Section({
  title,
  aside,
  className = '',
  children,
}: {
  title: ReactNode
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`border-b border-line px-4 py-5 md:px-7 ${className}`}>
      <div className="mb-2 flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside && <div className="text-12 text-text-2">{aside}</div>}
      </div>
      {children}
    </section>
  )
}

/** The content of a part whose data is loaded: while loading its rows, after an error a way to try again. */
export function Loaded<T>({
  query,
  rows,
  children,
}: {
  query: UseQueryResult<T>
  rows: number
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3 py-1">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} className="h-7 w-full" />
        ))}
      </SkeletonGroup>
    )
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-13 text-text-2">
      <p>
        {words.partFailed}. {errorWords(query.error).says}
      </p>
      <Button size="small" onClick={() => void query.refetch()}>
        {formWords.tryAgain}
      </Button>
    </div>
  )
}
