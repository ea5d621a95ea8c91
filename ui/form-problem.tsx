import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { errorWords } from './error-text.ts'

/** Above a form's button: why it could not be sent. What was typed is still there, and it says so. */
export function FormProblem({
  error,
  title = 'This could not be sent',
  children,
}: {
  error: unknown
  title?: string
  children?: ReactNode
}) {
  if (!error) return null
  const { says, requestId } = errorWords(error)
  return (
    <Alert tone="danger" title={title} live>
      <p>{says} What you typed is still here.</p>
      {children}
      {requestId && <p className="mt-1 font-mono text-12">Request {requestId}</p>}
    </Alert>
  )
}
