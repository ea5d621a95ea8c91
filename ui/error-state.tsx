import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { errorWords } from './error-text.ts'
import { LineDrawing } from './line-drawing.tsx'

interface ErrorStateProps {
  error: unknown
  /** What did not work, in the page's words: "The applications could not be loaded". */
  title: string
  /** Say so only where it is true. */
  nothingLost?: boolean
  onRetry?: () => void
  /** Another way on, beside trying again. */
  action?: ReactNode
  /** 1 where the error is the whole page. */
  level?: 1 | 2
}

/** What happened, that nothing was lost, the way on, and the request id in small type. */
export function ErrorState({ error, title, nothingLost, onRetry, action, level = 2 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const { says, requestId } = errorWords(error)
  return (
    <div role="alert" className="mx-auto flex max-w-[460px] flex-col items-center px-6 py-14 text-center">
      <LineDrawing name="cord" />
      <Heading className="state-title mt-5">{title}</Heading>
      <p className="mt-1 text-text-2 text-pretty">
        {says}
        {nothingLost && ' Nothing was lost.'}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        {action}
      </div>
      {requestId && <p className="mt-4 font-mono text-12 text-text-3">Request {requestId}</p>}
    </div>
  )
}
