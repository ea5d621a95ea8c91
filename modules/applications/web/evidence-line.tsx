import { Highlight } from '#ui/quote.tsx'
import { Moment, Source } from '#ui/moment.tsx'
import type { Evidence } from '../contract.ts'

/** The one sentence a score rests on, with where it stands. */
export function EvidenceLine({ evidence, wrap }: { evidence: Evidence | null; wrap?: boolean }) {
  if (!evidence) return <span className="text-13 text-text-3">Nothing quoted yet</span>
  return (
    <span className={`flex min-w-0 items-center gap-2 ${wrap ? 'flex-wrap' : ''}`}>
      <span className={`quote min-w-0 text-16 leading-normal ${wrap ? '' : 'truncate'}`}>
        <Highlight>{evidence.text}</Highlight>
      </span>
      <span className="shrink-0">
        {evidence.source === 'interview' ? (
          <Moment seconds={(evidence.at_ms ?? 0) / 1000} />
        ) : (
          <Source>Résumé, p. {evidence.page}</Source>
        )}
      </span>
    </span>
  )
}
