import type { ReactNode } from 'react'
import type { DrawingName } from './line-drawing.tsx'
import { LineDrawing } from './line-drawing.tsx'

interface EmptyStateProps {
  drawing: DrawingName
  title: string
  /** One line about its purpose. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  /** 1 if the empty state is the only content of the page. */
  level?: 1 | 2
}

/** Instead of an empty table: a small drawing, one line about the purpose, one button. */
export function EmptyState({ drawing, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center px-6 py-14 text-center">
      <LineDrawing name={drawing} />
      <Heading className="state-title mt-5">{title}</Heading>
      {children && <p className="mt-1 text-pretty text-text-2">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
