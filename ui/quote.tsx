import type { ReactNode } from 'react'

/** A literal quote. `ruled` adds a line next to it. Mark the evidence with `<Highlight>`. */
export function Quote({ ruled, className, children }: { ruled?: boolean; className?: string; children: ReactNode }) {
  return (
    <blockquote data-ruled={ruled || undefined} className={`quote ${className ?? ''}`}>
      {children}
    </blockquote>
  )
}

/** Highlighted text. Only for evidence. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>
}
