import { useMemo } from 'react'
import type { Span } from '#ui/highlighted.tsx'
import type { Review } from '../../contract.ts'

function spansBy<K>(quotes: readonly { key: K; start: number; end: number }[]): ReadonlyMap<K, readonly Span[]> {
  const map = new Map<K, Span[]>()
  for (const { key, start, end } of quotes) map.set(key, [...(map.get(key) ?? []), { start, end }])
  return map
}

/** The quotes of an evaluation: by turn of the transcript, and by page of the résumé. */
export function useQuotedSpans(review: Review | null) {
  const spoken = useMemo(
    () =>
      spansBy(
        (review?.interview?.result?.criteria ?? []).flatMap(({ quotes }) =>
          quotes.map(quote => ({ key: quote.turn_id, start: quote.start, end: quote.end })),
        ),
      ),
    [review],
  )
  const written = useMemo(
    () =>
      spansBy(
        (review?.match?.result?.requirements ?? []).flatMap(({ quotes }) =>
          quotes.map(quote => ({ key: quote.page, start: quote.start, end: quote.end })),
        ),
      ),
    [review],
  )
  return { spoken, written }
}
