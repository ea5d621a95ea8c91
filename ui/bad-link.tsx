import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import type { DrawingName } from './line-drawing.tsx'
import { PageTitle } from './page-title.tsx'

interface BadLinkProps {
  /** What is wrong with the link, where that is known. */
  problem: { readonly title: string; readonly says: string } | undefined
  drawing: DrawingName
  error: unknown
  /** What did not work, where the link is not to blame. */
  title: string
  onRetry: () => void
}

/** The whole page of a mail's link that opens nothing, or of a server that does not answer. */
export function BadLink({ problem, drawing, error, title, onRetry }: BadLinkProps) {
  if (!problem) return <ErrorState level={1} error={error} title={title} nothingLost onRetry={onRetry} />
  return (
    <>
      <PageTitle>{problem.title}</PageTitle>
      <EmptyState
        drawing={drawing}
        level={1}
        title={problem.title}
        action={
          <Button size="large" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {problem.says}
      </EmptyState>
    </>
  )
}
