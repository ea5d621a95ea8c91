import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import type { DrawingName } from './line-drawing.tsx'
import { PageTitle } from './page-title.tsx'
import { formWords } from './words.ts'

interface BadLinkProps {
  /** What is wrong with the link, if known. */
  problem: { readonly title: string; readonly says: string } | undefined
  drawing: DrawingName
  error: unknown
  /** What failed, if the link is not the cause. */
  title: string
  onRetry: () => void
}

/** The page for a link in an e-mail that is not valid, or for a server that does not respond. */
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
            {formWords.tryAgain}
          </Button>
        }
      >
        {problem.says}
      </EmptyState>
    </>
  )
}
