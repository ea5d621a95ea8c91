import { Highlight } from '#ui/quote.tsx'
import { Moment, Source } from '#ui/moment.tsx'
import type { ApplicationListItem } from '../contract.ts'
import { listWords as words } from '../words/list.ts'

/** The quote that best backs a score, with its source: on one line, or on several with `wrap`. */
export function EvidenceLine({ item, wrap }: { item: ApplicationListItem; wrap?: boolean }) {
  const { evidence, blind, match } = item
  if (blind) return <span className="text-12 text-text-2">{words.hidden}</span>
  if (!evidence) return <span className="text-12 text-text-2">{withoutEvidence(match)}</span>
  const place =
    evidence.source === 'interview' ? (
      <Moment seconds={(evidence.at_ms ?? 0) / 1000} />
    ) : (
      <Source>{words.resumePage(evidence.page)}</Source>
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

function withoutEvidence({ state, score }: ApplicationListItem['match']): string {
  if (state !== 'ready') return words.noEvidence
  return score === 0 ? words.nothingFound : words.noQuote
}
