import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { errorWords } from './error-text.ts'
import { LineDrawing } from './line-drawing.tsx'
import { formWords } from './words.ts'

interface ErrorStateProps {
  error: unknown
  /** What failed: "The applications could not be loaded". */
  title: string
  /** Adds that nothing was lost. Set it only where that is true. */
  nothingLost?: boolean
  onRetry?: () => void
  /** Another action next to trying again. */
  action?: ReactNode
  /** 1 if the error is the only content of the page. */
  level?: 1 | 2
}

/** What failed, what to do next, and the request ID in small type. */
export function ErrorState({ error, title, nothingLost, onRetry, action, level = 2 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const { says, requestId } = errorWords(error)
  return (
    <div role="alert" className="mx-auto flex max-w-[460px] flex-col items-center px-6 py-14 text-center">
      <LineDrawing name="cord" />
      <Heading className="state-title mt-5">{title}</Heading>
      <p className="mt-1 text-text-2 text-pretty">
        {says}
        {nothingLost && ` ${formWords.nothingChanged}`}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {onRetry && <Button onClick={onRetry}>{formWords.tryAgain}</Button>}
        {action}
      </div>
      {requestId && <p className="mt-4 font-mono text-12 text-text-3">{formWords.request(requestId)}</p>}
    </div>
  )
}
