import { Chip } from '#ui/chip.tsx'
import { Scale } from '#ui/scale.tsx'
import type { Review } from '../contract.ts'
import type { CriterionResult, InterviewResult } from '../engine/schema.ts'
import { resultWords as words, structureWords } from '../words/scorecard.ts'
import { Agree } from './agree.tsx'
import { AnswerStructure, JumpingQuote, type QuoteActions } from './answer-structure.tsx'
import { EngineNote, NoResult } from './engine-note.tsx'

interface ScreeningEvaluationProps extends QuoteActions {
  /** Null for a practice interview, about which nobody has to agree. */
  applicationId: string | null
  interview: NonNullable<Review['interview']>
  userId?: string
  /** The reader's own ratings, for comparison. */
  ownRatings: readonly number[]
}

/** The evaluation of a screening: the score or the structure of the answers, with the quotes that back each result. */
export function ScreeningEvaluation({
  applicationId,
  interview,
  userId = '',
  ownRatings,
  canHear,
  onQuote,
}: ScreeningEvaluationProps) {
  const { result } = interview
  if (!result) return <NoResult title={words.screeningEvaluation} run={interview} />
  const isStructure = result.engine === 'built-in'
  return (
    <section aria-label={isStructure ? structureWords.title : words.screening}>
      <Total result={result} validated={interview.validated} ownRatings={ownRatings} />
      {result.criteria.map(criterion => (
        <Criterion
          key={criterion.question_id}
          criterion={criterion}
          evidenceDeleted={result.evidence_deleted === true}
          canHear={canHear}
          onQuote={onQuote}
        >
          {applicationId !== null && (
            <Agree
              applicationId={applicationId}
              evaluationId={interview.id}
              criterion={criterion.question_id}
              opinions={interview.opinions}
              userId={userId}
              levels={!isStructure}
            />
          )}
        </Criterion>
      ))}
      <EngineNote run={interview} />
    </section>
  )
}

interface TotalProps {
  result: InterviewResult
  validated: boolean
  ownRatings: readonly number[]
}

function Total({ result, validated, ownRatings }: TotalProps) {
  if (result.engine === 'built-in' && result.needs_person === null) {
    return (
      <div className="border-b border-line pb-4.5">
        <h2 className="font-medium">{structureWords.title}</h2>
        <p className="mt-1 text-13 text-text-2">
          {structureWords.explained}
          {result.evidence_deleted && ` ${words.evidenceDeleted}`}
          {ownRatings.length > 0 && ` ${words.ratedFirst(ownRatings)}`}
        </p>
      </div>
    )
  }
  const answered = result.criteria.filter(({ state }) => state === 'scored').length
  const lowest = result.criteria.filter(({ state }) => state === 'skipped' || state === 'insufficient').length
  const runs = result.readings.flatMap(({ overall }) => (overall === null ? [] : [overall])).toSorted((a, b) => a - b)
  if (result.overall === null) {
    return (
      <div className="border-b border-line pb-4.5">
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          {words.noScreeningScore} <Chip tone="attention">{words.needsReview}</Chip>
          {!validated && <Chip tone="attention">{words.notValidated}</Chip>}
        </h2>
        <p className="mt-1 text-13 text-text-2">
          {result.needs_person} {runs.length > 1 && words.runs(runs)}
        </p>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 border-b border-line pb-4.5">
      <b className="num font-serif text-[2.5rem] leading-none font-medium tracking-[-0.02em]">
        {result.overall}
        <small className="font-sans text-13 font-normal tracking-normal text-text-3">{words.of100}</small>
      </b>
      <div>
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          {words.fromAnswers(answered)} {result.needs_person && <Chip tone="attention">{words.needsReview}</Chip>}
          {!validated && <Chip tone="attention">{words.notValidated}</Chip>}
        </h2>
        <p className="mt-1 text-13 text-text-2">
          {result.needs_person && `${result.needs_person} `}
          {lowest > 0 && `${words.lowest(lowest)} `}
          {runs.length > 1 && `${words.runs(runs)} `}
          {result.evidence_deleted ? words.evidenceDeleted : words.backed}
          {ownRatings.length > 0 && ` ${words.ratedFirst(ownRatings)}`}
        </p>
      </div>
    </div>
  )
}

function Criterion({
  criterion,
  evidenceDeleted,
  canHear,
  onQuote,
  children,
}: QuoteActions & {
  criterion: CriterionResult
  evidenceDeleted: boolean
  children: React.ReactNode
}) {
  const { competency, level, level_text, spread, state, reasoning, quotes, dropped, structure, review } = criterion
  if (structure && state === 'structured') {
    return (
      <article className="border-b border-line py-4.5">
        <AnswerStructure
          competency={competency}
          structure={structure}
          evidenceDeleted={evidenceDeleted}
          canHear={canHear}
          onQuote={onQuote}
        />
        {children}
      </article>
    )
  }
  return (
    <article className="border-b border-line py-4.5">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-semibold">{competency}</h3>
          <p className="mt-0.5 text-13 text-text-2">
            {level === null ? reasoning || words.states[state] : words.level(level, level_text)}
          </p>
        </div>
        {level !== null && (
          <Scale
            label={competency}
            value={level}
            range={spread && spread[0] !== spread[1] ? spread : null}
            className="mt-1.5 shrink-0"
          />
        )}
      </header>
      {evidenceDeleted && level !== null && <Chip className="mt-2">{words.deletedChip}</Chip>}
      {review.length > 0 && (
        <p className="mt-2 text-13 text-text-2">
          <Chip tone="attention">{words.needsReview}</Chip> {review.map(reason => words.review[reason]).join(' ')}
        </p>
      )}
      {structure?.harm.map(quote => (
        <JumpingQuote key={`harm-${quote.turn_id}-${quote.start}`} quote={quote} canHear={canHear} onQuote={onQuote} />
      ))}
      {quotes.map(quote => (
        <JumpingQuote key={`${quote.turn_id}-${quote.start}`} quote={quote} canHear={canHear} onQuote={onQuote} />
      ))}
      {level !== null && reasoning && <p className="mt-2 text-13 text-text-2">{reasoning}</p>}
      {dropped.length > 0 && (
        <p className="mt-2 text-13 text-text-2">
          <Chip tone="attention">{words.removedClaims(dropped.length)}</Chip>{' '}
          {[...new Set(dropped.map(({ why }) => why))].join(' ')}
        </p>
      )}
      {state === 'scored' && children}
    </article>
  )
}
