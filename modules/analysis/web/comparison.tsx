import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '#ui/router.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import { scorecardWords } from '#modules/evaluation/words/scorecard.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Moment, Source } from '#ui/moment.tsx'
import { Highlight } from '#ui/quote.tsx'
import { Scale } from '#ui/scale.tsx'
import { useNow } from '#ui/use-now.ts'
import { When } from '#ui/when.tsx'
import type { ComparedEntry } from '../contract.ts'
import { COMPARED } from '../policy.ts'
import { analysisWords, comparisonWords as words } from '../words/analysis.ts'
import { gapsOf, givesNoOrder, questionsOf } from './comparison-facts.ts'
import type { JobRequirement } from './requirement-strip.tsx'
import { VerdictMark } from './verdict.tsx'

interface ComparisonProps {
  readonly items: readonly ComparedEntry[]
  readonly requirements: readonly JobRequirement[]
  readonly hrefOf: (entry: ComparedEntry) => string
  /** Null if no fewer can be compared. */
  readonly onRemove: ((applicationId: string) => void) | null
}

/** Two to four candidates next to each other: the same requirement, question and reviewer in one row. */
export function Comparison({ items, requirements, hrefOf, onRemove }: ComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const verdictOf = (entry: ComparedEntry, id: string) =>
    entry.requirements.find(one => one.id === id)?.verdict ?? 'not_stated'
  const differing = requirements.filter(({ id }) => items.some(entry => verdictOf(entry, id) !== 'met'))
  const shown = onlyDifferences ? differing : requirements
  const hidden = requirements.length - shown.length
  const columns = { gridTemplateColumns: `minmax(132px, 200px) repeat(${items.length}, minmax(220px, 1fr))` }
  const reviewers = [
    ...new Map(items.flatMap(({ scorecards }) => scorecards.map(one => [one.admin_id, one.admin_name]))),
  ]
  const questions = questionsOf(items)
  const gaps = gapsOf(items)
  const row = (key: string, label: ReactNode, cell: (entry: ComparedEntry) => ReactNode) => (
    <div role="row" key={key} className="grid border-b border-line bg-surface" style={columns}>
      <div role="rowheader" className="px-4 py-4 text-13 md:px-7">
        {label}
      </div>
      {items.map(entry => (
        <div role="cell" key={entry.application_id} className="min-w-0 border-l border-line px-4 py-4 wrap-anywhere">
          {cell(entry)}
        </div>
      ))}
    </div>
  )
  return (
    <>
      {gaps.length > 0 && (
        <div className="px-4 pb-4 md:px-7">
          <Alert tone="attention" title={words.gaps(gaps.length)}>
            <p>{words.gapsNote}</p>
            <ul className="mt-1 list-disc pl-5">
              {gaps.map(gap => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <div className="relative overflow-x-auto border-t border-line">
        <div role="table" aria-label={words.title(items.length)} className="min-w-fit">
          <div role="row" className="grid border-b border-line" style={columns}>
            <div role="columnheader" className="flex items-end px-4 py-3 md:px-7">
              <Checkbox
                label={words.differences}
                checked={onlyDifferences}
                onChange={event => setOnlyDifferences(event.target.checked)}
              />
            </div>
            {items.map(entry => (
              <ColumnHead key={entry.application_id} entry={entry} href={hrefOf(entry)} onRemove={onRemove} />
            ))}
          </div>

          <Part title={words.results} />
          {row(
            'match',
            <Label title={words.matchScore}>
              {words.matchNote(requirements.filter(one => one.must_have).length, requirements.length)}
            </Label>,
            entry => (
              <Score label={words.matchScore} score={entry.match} none={words.noMatch} />
            ),
          )}
          {row('screening', <Label title={words.screeningScore}>{words.screeningNote}</Label>, entry => (
            <Score
              label={words.screeningScore}
              score={entry.screening}
              none={entry.screening_state === 'completed' && entry.answers === null ? words.hidden : words.noScreening}
            />
          ))}
          {givesNoOrder(items) && (
            <div role="row" className="border-b border-line bg-sunken px-4 py-2.5 text-13 md:px-7">
              <p role="cell" aria-colspan={items.length + 1}>
                <b className="font-semibold">{words.noOrder}</b>{' '}
                <span className="text-text-2">{words.noOrderNote}</span>
              </p>
            </div>
          )}

          <Part title={words.requirements}>{hidden > 0 && words.allMet(hidden)}</Part>
          {shown.map(({ id, text, must_have }) =>
            row(id, <Label title={text}>{must_have ? words.mustHave : words.niceToHave}</Label>, entry => {
              const verdict = verdictOf(entry, id)
              const quote = entry.requirements.find(one => one.id === id)?.quote
              return (
                <>
                  <p className="flex items-center gap-2 text-13 font-medium">
                    <VerdictMark verdict={verdict} />
                    <span className="first-letter:uppercase">{analysisWords.verdicts[verdict]}</span>
                  </p>
                  {quote ? (
                    <p className="quote mt-1.5">
                      <Highlight>{quote.text}</Highlight> <Source>{analysisWords.page(quote.page)}</Source>
                    </p>
                  ) : (
                    verdict === 'missing' && <p className="mt-1 text-13 text-text-2">{words.notMentioned}</p>
                  )}
                </>
              )
            }),
          )}

          <Part title={words.answers}>{questions.length > 0 ? words.answersNote : words.noAnswersNote}</Part>
          {questions.map(({ id, competency, share }, index) =>
            row(
              id,
              <Label title={words.question(index + 1)}>{words.weight(competency, Math.round(share * 100))}</Label>,
              entry => <Answer entry={entry} questionId={id} />,
            ),
          )}

          <Part title={words.scorecards}>{words.scorecardsNote}</Part>
          {reviewers.map(([id, name]) =>
            row(id, <span className="font-medium">{name}</span>, entry => {
              const card = entry.scorecards.find(({ admin_id }) => admin_id === id)
              if (!card) return <p className="text-13 text-text-2">{words.noScorecard}</p>
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
                  {card.note && <p className="mt-1.5 text-13 whitespace-pre-wrap">{card.note}</p>}
                </>
              )
            }),
          )}
        </div>
      </div>
    </>
  )
}

const Part = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div role="row" className="border-b border-line px-4 pt-6 pb-2.5 md:px-7">
    <div role="rowheader" className="flex flex-wrap items-baseline gap-x-3">
      <h2 className="font-serif text-16 font-medium">{title}</h2>
      {children && <p className="text-12 text-text-2">{children}</p>}
    </div>
  </div>
)

const Label = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <p className="font-medium">{title}</p>
    <p className="text-12 text-text-2">{children}</p>
  </>
)

function ColumnHead({
  entry,
  href,
  onRemove,
}: {
  entry: ComparedEntry
  href: string
  onRemove: ComparisonProps['onRemove']
}) {
  const now = useNow()
  return (
    <div role="columnheader" className="flex min-w-0 items-start justify-between gap-2 border-l border-line px-4 py-3">
      <div className="min-w-0">
        <Link to={href} className="block truncate font-medium hover:underline">
          {entry.name}
        </Link>
        <p className="text-12 text-text-2">
          {analysisWords.since(
            STAGE_NAMES[entry.stage],
            locale.relative(new Date(entry.stage_since), now, browserZone()),
          )}
        </p>
        <LinkButton to={href} size="small" className="mt-2">
          {words.open}
        </LinkButton>
      </div>
      {onRemove && (
        <IconButton
          icon={X}
          size="small"
          label={words.remove(entry.name)}
          onClick={() => onRemove(entry.application_id)}
        />
      )}
    </div>
  )
}

function Score({ label, score, none }: { label: string; score: ComparedEntry['match']; none: string }) {
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

function Answer({ entry, questionId }: { entry: ComparedEntry; questionId: string }) {
  const answer = entry.answers?.find(({ question_id }) => question_id === questionId)
  if (!entry.answers)
    return (
      <p className="text-13 text-text-2">{entry.screening_state === 'completed' ? words.hidden : words.noInterview}</p>
    )
  if (!answer) return <p className="text-13 text-text-2">{words.states.not_counted}</p>
  const { level, level_text, spread, structure, quote, own_rating, state } = answer
  return (
    <>
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
          <Highlight>{quote.text}</Highlight> <Moment seconds={quote.at_ms / 1000} />
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

/** Whether one of `count` candidates can be taken out of the comparison. */
export const canRemove = (count: number) => count > COMPARED.least
