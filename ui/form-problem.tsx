import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from './alert.tsx'
import { errorWords } from './error-text.ts'
import { scrollBehavior } from './scroll.ts'
import { formWords } from './words.ts'

interface FormProblemProps {
  error: unknown
  title?: string
  /** What to do about it: a link, a list. */
  children?: ReactNode
}

/** Why a form could not be submitted. Scrolls into view, unless a field shows its own error. */
export function FormProblem({ error, title = formWords.notSubmitted, children }: FormProblemProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (error && !form?.querySelector('[aria-invalid="true"]'))
      box.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [error])
  if (!error) return null
  const { says, requestId } = errorWords(error)
  return (
    <div ref={box}>
      <Alert tone="danger" title={title} live>
        <p>
          {says} {formWords.nothingLost}
        </p>
        {children}
        {requestId && <p className="mt-1 font-mono text-12">{formWords.request(requestId)}</p>}
      </Alert>
    </div>
  )
}
