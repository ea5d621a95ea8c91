import { CallError } from '#platform/contract/client.ts'
import { BadLink as LinkPage } from '#ui/bad-link.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import './voice.css'
import './pages.css'

const PROBLEMS: Record<string, { title: string; says: string }> = {
  not_found: {
    title: 'This link opens nothing',
    says: 'It may have been cut on the way. Please open it again from the mail, whole.',
  },
  link_replaced: {
    title: 'A newer link has replaced this one',
    says: 'Please open the one in the latest mail about the interview.',
  },
  link_expired: {
    title: 'This link has run out',
    says: 'Please answer the mail it came in: people can open a new window for you.',
  },
}
const NO_LINK = {
  title: 'Please open this page from your mail',
  says: 'The link in your invitation leads to your interview. On a shared device it is forgotten when the window is closed.',
}

/** A link that leads to no interview, or a server that does not answer. */
export function BadLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof CallError ? error.code : null
  const problem = error === null ? NO_LINK : code ? PROBLEMS[code] : undefined
  return (
    <Plain>
      <LinkPage
        problem={problem}
        drawing="cord"
        error={error}
        title="Your interview could not be loaded"
        onRetry={onRetry}
      />
    </Plain>
  )
}

function Plain({ children }: { children: React.ReactNode }) {
  return (
    <div className="iv" data-roomy>
      <header className="iv-top">
        <Wordmark />
      </header>
      <main id="content" tabIndex={-1} className="grid min-h-[60dvh] place-items-center pb-16">
        {children}
      </main>
    </div>
  )
}

/** The true shape of the page before the room. */
export function HomeSkeleton() {
  return (
    <div className="iv">
      <SkeletonGroup label="Loading your interview">
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
