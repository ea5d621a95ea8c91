import { type ReactNode, useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Source } from '#ui/moment.tsx'
import { Highlight } from '#ui/quote.tsx'
import type { ComparedEntry } from '../contract.ts'
import { COMPARED } from '../policy.ts'
import { analysisWords, comparisonWords as words } from '../words/analysis.ts'
import { gapsOf, givesNoOrder, questionsOf } from './comparison-facts.ts'
import { ComparisonGaps } from './comparison-gaps.tsx'
import { Answer, Score, Scorecard } from './compared-cells.tsx'
import { ComparedHead } from './compared-head.tsx'
import { ComparedNotes } from './compared-notes.tsx'
import { Decision } from './decision.tsx'
import type { JobRequirement } from './requirement-strip.tsx'
import { VerdictMark } from './verdict.tsx'

/** Where a quote is: in the interview or in the résumé. */
export type Quoted =
  | { readonly turn_id: string; readonly at_ms: number }
  | { readonly page: number; readonly start: number }

/** The reader, and what their role allows. */
export interface Reader {
  readonly userId: string
  readonly reviews: boolean
  readonly decides: boolean
  /** Set if the plan has no AI interviews left: where to choose another one. */
  readonly plansHref: string | undefined
  /** The versions of an interview flow; null for people who cannot open them. */
  readonly versionsHref: ((flowId: string) => string) | null
}

interface ComparisonProps {
  readonly items: readonly ComparedEntry[]
  readonly requirements: readonly JobRequirement[]
  /** The candidate's page, or the place in it where something was said or written. */
  readonly hrefOf: (entry: ComparedEntry, quoted?: Quoted) => string
  /** Null if no fewer can be compared. */
  readonly onRemove: ((applicationId: string) => void) | null
  readonly reader: Reader
}

/** The first column, which stays while a narrow screen scrolls sideways. */
const LABEL = 'px-3 max-md:sticky max-md:left-0 max-md:z-10 max-md:border-r max-md:border-line md:px-4 xl:pl-7'

const canRate = ({ screening_state, outcome }: ComparedEntry) => screening_state === 'completed' && outcome === 'active'

/** Who submitted a scorecard, and the reader if they can. */
function reviewersOf(items: readonly ComparedEntry[], { userId, reviews }: ComparisonProps['reader']) {
  const all = new Map(items.flatMap(({ scorecards }) => scorecards.map(one => [one.admin_id, one.admin_name])))
  if (reviews && !all.has(userId) && items.some(canRate)) all.set(userId, words.you)
  return [...all]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => Number(b.id === userId) - Number(a.id === userId))
}

/** Two to four candidates next to each other: the same requirement, question and reviewer in one row. */
export function Comparison({ items, requirements, hrefOf, onRemove, reader }: ComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const verdictOf = (entry: ComparedEntry, id: string) =>
    entry.requirements.find(one => one.id === id)?.verdict ?? 'not_stated'
  const differing = requirements.filter(({ id }) => items.some(entry => verdictOf(entry, id) !== 'met'))
  const shown = onlyDifferences ? differing : requirements
  const hidden = requirements.length - shown.length
  const grid = { gridTemplateColumns: `minmax(var(--label), 200px) repeat(${items.length}, minmax(220px, 1fr))` }
  const reviewers = reviewersOf(items, reader)
  const questions = questionsOf(items)
  const gaps = gapsOf(items)
  const row = (key: string, label: ReactNode, cell: (entry: ComparedEntry) => ReactNode, className = '') => (
    <div
      role="row"
      key={key}
      data-bottom-bar={key === 'decide' ? 'row' : undefined}
      className={`grid border-b border-line bg-surface ${className}`}
      style={grid}
    >
      <div role="rowheader" className={`${LABEL} bg-surface py-4 text-13`}>
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
          <ComparisonGaps gaps={gaps} items={items} reader={reader} hrefOf={hrefOf} />
        </div>
      )}
      {/* From the width at which four columns fit, the page scrolls, so that the names and the decision stay in view. */}
      <div className="relative border-t border-line max-xl:overflow-x-auto">
        <div
          role="table"
          aria-label={words.title(items.length)}
          className="min-w-fit [--label:116px] md:[--label:140px]"
        >
          <div
            role="row"
            className="z-20 grid border-b border-line bg-paper xl:sticky xl:top-[var(--bar)]"
            style={grid}
          >
            <div role="columnheader" className={`${LABEL} flex items-end bg-paper py-3`}>
              <Checkbox
                label={words.differences}
                checked={onlyDifferences}
                onChange={event => setOnlyDifferences(event.target.checked)}
              />
            </div>
            {items.map(entry => (
              <ComparedHead key={entry.application_id} entry={entry} href={hrefOf(entry)} onRemove={onRemove} />
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
              <p
                role="cell"
                aria-colspan={items.length + 1}
                className="sticky left-4 w-fit max-w-[calc(100vw-32px)] md:left-7 md:max-w-full"
              >
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
                      <Highlight>{quote.text}</Highlight>{' '}
                      <Source to={hrefOf(entry, quote)}>{analysisWords.page(quote.page)}</Source>
                    </p>
                  ) : (
                    verdict === 'missing' && <p className="mt-1 text-13 text-text-2">{words.notMentioned}</p>
                  )}
                </>
              )
            }),
          )}

          <Part title={words.answers}>{questions.length > 0 ? words.answersNote : words.noAnswersNote}</Part>
          {questions.map(({ id, question, competency, share }, index) =>
            row(
              id,
              <Label
                title={question || words.question(index + 1)}
                before={question ? words.question(index + 1) : undefined}
              >
                {words.weight(competency, Math.round(share * 100))}
              </Label>,
              entry => <Answer entry={entry} asked={{ id, question }} hrefOf={spoken => hrefOf(entry, spoken)} />,
            ),
          )}

          <Part title={words.scorecards}>{words.scorecardsNote}</Part>
          {reviewers.map(({ id, name }) =>
            row(
              id,
              <p className="flex flex-wrap items-center gap-2">
                <Avatar name={name} size="small" />
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{name}</span>
                  {id === reader.userId && name !== words.you && (
                    <span className="block text-12 text-text-2">{words.you}</span>
                  )}
                </span>
              </p>,
              entry => (
                <Scorecard
                  card={entry.scorecards.find(({ admin_id }) => admin_id === id)}
                  ownAt={id === reader.userId && canRate(entry) ? hrefOf(entry) : null}
                  hidden={id !== reader.userId && entry.scorecards_hidden}
                />
              ),
            ),
          )}

          <Part title={words.notes}>{words.notesNote}</Part>
          {row(
            'notes',
            <Label title={words.noteLabel}>{reader.reviews ? words.noteHelp : words.noteReadOnly}</Label>,
            entry => (
              <ComparedNotes entry={entry} userId={reader.userId} reviews={reader.reviews} />
            ),
          )}

          {row(
            'decide',
            <Label title={words.decide}>
              {reader.decides ? words.decideNote : words.decideReadOnly}
              {reader.decides && items.some(({ stage, outcome }) => stage === 'applied' && outcome === 'active') && (
                <> {words.notInvited}</>
              )}
            </Label>,
            entry => (
              <Decision entry={entry} decides={reader.decides} />
            ),
            'z-10 border-t border-t-line-strong mt-6 xl:sticky xl:bottom-0 max-xl:mt-0',
          )}
        </div>
      </div>
    </>
  )
}

const Part = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div role="row" className="border-b border-line px-4 pt-6 pb-2.5 md:px-7">
    <div
      role="rowheader"
      className="sticky left-4 flex w-fit max-w-[calc(100vw-32px)] flex-wrap items-baseline gap-x-3 md:left-7 md:max-w-full"
    >
      <h2 className="font-serif text-16 font-medium">{title}</h2>
      {children && <p className="text-12 text-text-2">{children}</p>}
    </div>
  </div>
)

const Label = ({ title, before, children }: { title: string; before?: string; children: ReactNode }) => (
  <>
    {before && <p className="text-12 text-text-2">{before}</p>}
    <p className="font-medium wrap-anywhere">{title}</p>
    <p className="text-12 text-text-2">{children}</p>
  </>
)

/** Whether one of `count` candidates can be taken out of the comparison. */
export const canRemove = (count: number) => count > COMPARED.least
