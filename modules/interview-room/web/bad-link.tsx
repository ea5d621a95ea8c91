import { CallError } from '#platform/contract/client.ts'
import { BadLink as LinkPage } from '#ui/bad-link.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { pageWords } from '../words/pages.ts'
import '#ui/voice.css'
import './pages.css'

const PROBLEMS: Record<string, { title: string; says: string }> = {
  not_found: pageWords.notFound,
  link_replaced: pageWords.replaced,
  link_expired: pageWords.expired,
}

/** A link that leads to no interview, or a server that does not respond. `error` is null if there is no link at all. */
export function BadLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof CallError ? error.code : null
  const problem = error === null ? pageWords.noLink : code ? PROBLEMS[code] : undefined
  return (
    <div className="iv" data-roomy>
      <header className="iv-top">
        <Wordmark />
      </header>
      <main id="content" tabIndex={-1} className="grid min-h-[60dvh] place-items-center pb-16">
        <LinkPage problem={problem} drawing="cord" error={error} title={pageWords.loadFailed} onRetry={onRetry} />
      </main>
    </div>
  )
}

/** The shape of the page before the room while it loads. */
export function HomeSkeleton() {
  return (
    <div className="iv">
      <SkeletonGroup label={pageWords.loading}>
        <div className="iv-top">
          <Skeleton className="size-8" />
          <Skeleton className="h-8 w-40" />
        </div>
        <main id="content">
          <div className="iv-hero">
            <div>
              <Skeleton className="h-12 w-full max-w-[420px]" />
              <Skeleton className="mt-3 h-12 w-3/5" />
              <Skeleton className="mt-7 h-5 w-full" />
              <Skeleton className="mt-3 h-5 w-11/12" />
              <Skeleton className="mt-3 h-5 w-3/5" />
            </div>
            <Skeleton className="h-[312px] w-full rounded-card" />
          </div>
          {[0, 1].map(part => (
            <div key={part} className="iv-part">
              <Skeleton className="h-7 w-40" />
              <div className="grid gap-4">
                <Skeleton className="h-6 w-full" />
                <Skeleton className="h-6 w-11/12" />
                <Skeleton className="h-6 w-4/5" />
              </div>
            </div>
          ))}
        </main>
      </SkeletonGroup>
    </div>
  )
}
