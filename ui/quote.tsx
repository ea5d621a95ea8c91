import type { ReactNode } from 'react'

/** What somebody really said or wrote, in the serif; `ruled` puts the highlighter's line beside it. Mark the evidence with `<Highlight>`. */
export function Quote({ ruled, className, children }: { ruled?: boolean; className?: string; children: ReactNode }) {
  return (
    <blockquote data-ruled={ruled || undefined} className={`quote ${className ?? ''}`}>
      {children}
    </blockquote>
  )
}

/** A highlighter's stroke. For evidence alone. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** Text with the given character ranges marked; overlapping and out-of-range ones are tidied first. */
export function Highlighted({ text, spans }: { text: string; spans: readonly Span[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const span of mergeSpans(spans, text.length)) {
    if (span.start > at) parts.push(text.slice(at, span.start))
    parts.push(<mark key={span.start}>{text.slice(span.start, span.end)}</mark>)
    at = span.end
  }
  parts.push(text.slice(at))
  return <>{parts}</>
}

/** Sorts, clips to the text and joins what overlaps or touches. */
export function mergeSpans(spans: readonly Span[], length: number): Span[] {
  const merged: { start: number; end: number }[] = []
  const valid = spans
    .map(s => ({ start: Math.max(0, s.start), end: Math.min(length, s.end) }))
    .filter(s => s.end > s.start)
  for (const span of valid.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push(span)
  }
  return merged
}
