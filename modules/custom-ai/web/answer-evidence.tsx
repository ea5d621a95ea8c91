import { Highlight, Quote } from '#ui/quote.tsx'
import { Moment, Source } from '#ui/moment.tsx'
import type { AnswerQuote } from '../contract.ts'
import { tryWords as words } from '../words/page.ts'

interface EvidenceProps {
  quotes: readonly AnswerQuote[]
  reasoning: string
  unsupported: number
  /** Leads to the source of a quote. */
  onQuote?: (quote: AnswerQuote) => void
}

/** The quotes that an answer is backed by, with the reason. */
export function AnswerEvidence({ quotes, reasoning, unsupported, onQuote }: EvidenceProps) {
  return (
    <div className="grid gap-2">
      {quotes.map(quote => (
        <div key={`${quote.page} ${quote.turn_id} ${quote.start}`} className="grid justify-items-start gap-1.5">
          <Quote ruled>
            <Highlight>{quote.text}</Highlight>
          </Quote>
          <QuoteSource quote={quote} {...(onQuote && { onQuote })} />
        </div>
      ))}
      {reasoning && <p className="text-13/[19px] text-text-2">{reasoning}</p>}
      {unsupported > 0 && <p className="text-12 text-text-2">{words.unsupported(unsupported)}</p>}
    </div>
  )
}

function QuoteSource({ quote, onQuote }: { quote: AnswerQuote; onQuote?: (quote: AnswerQuote) => void }) {
  const open = onQuote && (() => onQuote(quote))
  if (quote.source === 'interview')
    return <Moment seconds={(quote.at_ms ?? 0) / 1000} {...(open && { onPress: open })} heard={false} />
  const label = <Source>{words.page(quote.page ?? 1)}</Source>
  return open ? (
    <button type="button" className="cursor-pointer hover:underline" onClick={open}>
      {label}
    </button>
  ) : (
    label
  )
}
