import { Chip } from '#ui/chip.tsx'
import { Moment } from '#ui/moment.tsx'
import { Highlight, Quote } from '#ui/quote.tsx'
import type { AnswerStructure as Structure, SpokenQuote } from '#modules/answer-structure/contract.ts'
import { structureWords as words } from '../words/scorecard.ts'

export interface QuoteActions {
  /** Whether the audio of a turn can be played. */
  canHear: (turnId: string) => boolean
  /** Shows a quote in its turn and at its time. */
  onQuote: (turnId: string, milliseconds: number) => void
}

/** A literal quote that jumps to its moment in the recording or transcript. */
export function JumpingQuote({ quote, canHear, onQuote }: QuoteActions & { quote: SpokenQuote }) {
  return (
    <Quote ruled className="mt-2.5">
      <Highlight>{quote.text}</Highlight>{' '}
      <Moment
        seconds={quote.at_ms / 1000}
        heard={canHear(quote.turn_id)}
        onPress={() => onQuote(quote.turn_id, quote.at_ms)}
      />
    </Quote>
  )
}

/** Which elements one answer contains, each with its quote. A count, not a rating. */
export function AnswerStructure({
  competency,
  structure,
  evidenceDeleted,
  ...actions
}: QuoteActions & { competency: string; structure: Structure; evidenceDeleted: boolean }) {
  const { elements, addresses_question, reports_harm, harm } = structure
  const present = elements.filter(one => one.present).length
  return (
    <>
      <header>
        <h3 className="font-semibold">{competency}</h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-13 text-text-2">
          {words.count(present, elements.length)}
          {!addresses_question && <Chip tone="attention">{words.mayNotAddress}</Chip>}
          {reports_harm && <Chip tone="danger">{words.harm}</Chip>}
          {evidenceDeleted && <Chip>{words.deleted}</Chip>}
        </p>
      </header>
      {harm.map(quote => (
        <JumpingQuote key={`${quote.turn_id}-${quote.start}`} quote={quote} {...actions} />
      ))}
      <ul aria-label={words.elements} className="mt-3 grid gap-2.5">
        {elements.map(({ name, present: found, quote }) => (
          <li key={name}>
            <p className="flex items-baseline justify-between gap-4 text-13">
              <span className={found ? 'font-medium' : 'text-text-2'}>{words.names[name]}</span>
              <span className="text-text-2">{found ? words.present : words.absent}</span>
            </p>
            {quote && <JumpingQuote quote={quote} {...actions} />}
          </li>
        ))}
      </ul>
    </>
  )
}
