import { Fragment, type ReactNode } from 'react'

export interface Span {
  readonly start: number
  readonly end: number
}

interface HighlightedProps {
  text: string
  spans: readonly Span[]
  /** Words that are pointed at right now, underlined. They can be inside highlighted ones. */
  pointed?: Span | null
}

/** Text with highlighted character ranges. Overlapping ranges are joined, and ranges outside the text are clipped. */
export function Highlighted({ text, spans, pointed }: HighlightedProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const span of mergeSpans(spans, text.length)) {
    if (span.start > at) parts.push(plain(text, at, span.start, pointed))
    parts.push(<mark key={span.start}>{plain(text, span.start, span.end, pointed)}</mark>)
    at = span.end
  }
  parts.push(plain(text, at, text.length, pointed))
  return <>{parts}</>
}

/** A part of a text, with the words in it that are pointed at. */
function plain(text: string, start: number, end: number, pointed: Span | null | undefined): ReactNode {
  const [from, to] = [Math.max(start, pointed?.start ?? end), Math.min(end, pointed?.end ?? start)]
  if (to <= from) return text.slice(start, end)
  return (
    <Fragment key={`pointed ${start}`}>
      {text.slice(start, from)}
      <span data-pointed className="pointed">
        {text.slice(from, to)}
      </span>
      {text.slice(to, end)}
    </Fragment>
  )
}

/** Sorts ranges, clips them to the text, and joins those that overlap or touch. */
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
