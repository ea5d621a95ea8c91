import { Highlight } from '#ui/quote.tsx'
import { Moment, Source } from '#ui/moment.tsx'
import type { Evidence } from '../contract.ts'

/** The one sentence a score rests on, with where it stands: on one line, or over several with `wrap`. */
export function EvidenceLine({ evidence, wrap }: { evidence: Evidence | null; wrap?: boolean }) {
  if (!evidence) return <span className="text-12 text-text-2">Nothing quoted yet</span>
  const place =
    evidence.source === 'interview' ? (
      <Moment seconds={(evidence.at_ms ?? 0) / 1000} />
    ) : (
      <Source>Résumé, p. {evidence.page}</Source>
    )
  if (wrap) {
    return (
      <span className="quote">
        <Highlight>{evidence.text}</Highlight> {place}
      </span>
    )
  }
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="quote relative top-px min-w-0 truncate text-[0.9375rem]/[24px]">
        <Highlight>{evidence.text}</Highlight>
      </span>
      <span className="shrink-0">{place}</span>
    </span>
  )
}
