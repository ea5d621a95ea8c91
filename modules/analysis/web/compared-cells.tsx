import { locale } from '#platform/locale/locale.ts'
import { scorecardWords } from '#modules/evaluation/words/scorecard.ts'
import { Chip } from '#ui/chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Moment } from '#ui/moment.tsx'
import { Highlight } from '#ui/quote.tsx'
import { Scale } from '#ui/scale.tsx'
import { When } from '#ui/when.tsx'
import type { ComparedEntry } from '../contract.ts'
import { analysisWords, comparisonWords as words } from '../words/analysis.ts'
import { isReworded } from './comparison-facts.ts'

/** A score with its range and what made it. */
export function Score({ label, score, none }: { label: string; score: ComparedEntry['match']; none: string }) {
  if (!score) return <p className="text-13 text-text-2">{none}</p>
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>
          <b className="num font-serif text-22 font-medium">{locale.number(score.score)}</b>
          <span className="text-12 text-text-2">{words.of100}</span>
        </span>
        <Scale label={label} value={score.score} of={100} range={score.range} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-2 text-12 text-text-2">
        <span>{analysisWords.madeBy(score.engine)}</span>
        {score.range && <span>{words.runs(...score.range)}</span>}
        {!score.validated && <Chip tone="attention">{analysisWords.notValidated}</Chip>}
      </p>
    </>
  )
}

interface AnswerProps {
  readonly entry: ComparedEntry
  /** The question as the row names it. */
  readonly asked: { readonly id: string; readonly question: string }
  /** Where a quote was said. */
  readonly hrefOf: (spoken: { turn_id: string; at_ms: number }) => string
}

/** What was found in the answer to a question. */
export function Answer({ entry, asked, hrefOf }: AnswerProps) {
  const answer = entry.answers?.find(({ question_id }) => question_id === asked.id)
  if (!entry.answers)
    return (
      <p className="text-13 text-text-2">{entry.screening_state === 'completed' ? words.hidden : words.noInterview}</p>
    )
  if (!answer) return <p className="text-13 text-text-2">{words.states.not_counted}</p>
  const { level, level_text, spread, structure, quote, own_rating, state } = answer
  return (
    <>
      {isReworded(answer, asked) && <p className="mb-1.5 text-12 text-text-2">{words.askedAs(answer.question)}</p>}
      {level !== null ? (
        <p className="flex flex-wrap items-center gap-x-3 text-13">
          <Scale label={answer.competency} value={level} size="small" range={spread} />
          <span>{words.level(level)}</span>
          {spread && <span className="text-12 text-text-2">{words.runs(...spread)}</span>}
        </p>
      ) : state === 'structured' && structure ? (
        <p className="text-13 font-medium">{words.structure(structure.present, structure.of)}</p>
      ) : (
        <p className="text-13 text-text-2">
          {state === 'structured' || state === 'scored' ? words.states.unsupported : words.states[state]}
        </p>
      )}
      {level_text && <p className="mt-1 text-13 text-text-2">{level_text}</p>}
      {quote && (
        <p className="quote mt-1.5">
          <Highlight>{quote.text}</Highlight> <Moment seconds={quote.at_ms / 1000} to={hrefOf(quote)} />
        </p>
      )}
      {own_rating !== null && (
        <p className="mt-2">
          <Chip tone="outline">{words.youRated(own_rating)}</Chip>
        </p>
      )}
    </>
  )
}

interface ScorecardProps {
  readonly card: ComparedEntry['scorecards'][number] | undefined
  /** Where the reader submits their own. */
  readonly ownAt: string | null
  /** Whether it would be shown only after the reader's own. */
  readonly hidden: boolean
}

/** A reviewer's recommendation, levels and note. */
export function Scorecard({ card, ownAt, hidden }: ScorecardProps) {
  if (!card && ownAt)
    return (
      <div className="flex flex-wrap items-center gap-2.5 text-13">
        <span className="text-attention">{words.notSubmitted}</span>
        <LinkButton to={ownAt} size="small">
          {words.submitScorecard}
        </LinkButton>
      </div>
    )
  if (!card) return <p className="text-13 text-text-2">{hidden ? words.hidden : words.noScorecard}</p>
  return (
    <>
      <p className="flex flex-wrap items-center gap-2.5 text-13">
        {card.recommendation && (
          <Chip tone={card.recommendation.endsWith('yes') ? 'brand' : 'neutral'}>
            {scorecardWords.recommendations[card.recommendation]}
          </Chip>
        )}
        <When instant={card.submitted_at} show="day" className="text-12 text-text-2" />
      </p>
      {card.ratings.length > 0 && (
        <p className="mt-1.5 text-12 text-text-2">
          {locale.parts(card.ratings.map(({ criterion, level }) => words.rating(criterion, level)))}
        </p>
      )}
      {card.note && <p className="mt-1.5 text-13 whitespace-pre-wrap">{card.note}</p>}
    </>
  )
}
