import { useState } from 'react'
import { Link } from '#ui/router.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { Moment, Source } from '#ui/moment.tsx'
import { answerText } from '#modules/custom-ai/words/answers.ts'
import { Highlight } from '#ui/quote.tsx'
import { useNow } from '#ui/use-now.ts'
import type { RankedEntry } from '../contract.ts'
import { analysisWords as words } from '../words/analysis.ts'
import { type JobRequirement, RequirementStrip } from './requirement-strip.tsx'
import { Scores } from './scores.tsx'

interface RankedRowProps {
  readonly entry: RankedEntry
  readonly requirements: readonly JobRequirement[]
  readonly href: string
  readonly selected: boolean
  /** Whether another one can be selected. */
  readonly selectable: boolean
  readonly onSelect: (selected: boolean) => void
}

export const ROW =
  'grid gap-x-5 gap-y-2 px-4 py-4 md:px-7 grid-cols-[36px_minmax(0,1fr)_28px] xl:grid-cols-[36px_168px_216px_minmax(120px,auto)_minmax(0,1fr)_28px]'

/** One application of the ranking: rank, scores, requirements, and the quote that backs it best. */
export function RankedRow({ entry, requirements, href, selected, selectable, onSelect }: RankedRowProps) {
  const [picked, setPicked] = useState<string | null>(null)
  const now = useNow()
  return (
    <li className={`${ROW} border-b border-line ${selected ? 'bg-brand-tint' : 'bg-surface'}`}>
      <p className="num font-serif text-22">
        <span className="sr-only">{words.rank} </span>
        {locale.number(entry.rank)}
        {entry.tied && <span className="sr-only"> {words.tied}</span>}
      </p>
      <div className="min-w-0">
        <Link to={href} className="font-medium wrap-anywhere hover:underline">
          {entry.name}
        </Link>{' '}
        {entry.sample && <Chip tone="outline">{words.sample}</Chip>}
        <p className="text-12 text-text-2">
          {words.since(STAGE_NAMES[entry.stage], locale.relative(new Date(entry.stage_since), now, browserZone()))}
        </p>
      </div>
      <div className="max-xl:order-2 max-xl:col-span-2 max-xl:col-start-2">
        <Scores entry={entry} />
      </div>
      <div className="max-xl:order-3 max-xl:col-span-2 max-xl:col-start-2">
        <RequirementStrip entry={entry} requirements={requirements} picked={picked} onPick={setPicked} />
      </div>
      <div aria-live="polite" className="min-w-0 max-xl:order-4 max-xl:col-span-2 max-xl:col-start-2">
        {picked ? (
          <RequirementResult entry={entry} requirement={requirements.find(({ id }) => id === picked)!} />
        ) : (
          <KeyEvidence entry={entry} requirements={requirements} />
        )}
      </div>
      <div className="max-xl:order-1 max-xl:col-start-3 max-xl:row-start-1">
        <Checkbox
          label={words.select(entry.name)}
          hideLabel
          checked={selected}
          disabled={!selected && !selectable}
          onChange={event => onSelect(event.target.checked)}
        />
      </div>
    </li>
  )
}

/** The quote that backs the scores best, and what is missing. */
function KeyEvidence({ entry, requirements }: Pick<RankedRowProps, 'entry' | 'requirements'>) {
  const { evidence } = entry
  const named = (verdict: 'partly' | 'missing') =>
    entry.requirements
      .filter(one => one.verdict === verdict)
      .flatMap(({ id }) => requirements.find(one => one.id === id)?.text ?? [])
  const gaps = (['partly', 'missing'] as const)
    .map(verdict => ({ label: words[verdict], list: named(verdict) }))
    .filter(({ list }) => list.length > 0)
  return (
    <>
      {evidence ? (
        <p className="quote wrap-anywhere">
          <Highlight>{evidence.text}</Highlight>{' '}
          {evidence.source === 'interview' ? (
            <Moment seconds={(evidence.at_ms ?? 0) / 1000} />
          ) : (
            <Source>{words.page(evidence.page ?? 1)}</Source>
          )}
        </p>
      ) : (
        <p className="text-13 text-text-2">{words.noEvidence}</p>
      )}
      {gaps.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4 text-12 text-text-2">
          {gaps.map(({ label, list }) => (
            <span key={label}>
              <b className="font-semibold text-text">{label}</b> {list.join(', ')}
            </span>
          ))}
        </p>
      )}
      {entry.custom.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4 text-12 text-text-2">
          {entry.custom.map(answer => (
            <span key={answer.field_id} title={answer.quote?.text}>
              <b className="font-semibold text-text">{answer.name}</b>{' '}
              {answerText(answer.value, answer.answer_type, answer.unit)}
              {answer.outdated && <span className="text-attention"> ({words.outdatedAnswer})</span>}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** The result of one requirement, with its quote. */
function RequirementResult({ entry, requirement }: { entry: RankedEntry; requirement: JobRequirement }) {
  const result = entry.requirements.find(({ id }) => id === requirement.id)
  return (
    <>
      <p className="text-13 font-medium">
        {words.ofRequirement(requirement.text, words.verdicts[result?.verdict ?? 'not_stated'])}
      </p>
      {result?.quote ? (
        <p className="quote mt-1 wrap-anywhere">
          <Highlight>{result.quote.text}</Highlight> <Source>{words.page(result.quote.page)}</Source>
        </p>
      ) : (
        <p className="mt-1 text-13 text-text-2">{result?.reasoning || words.noEvidence}</p>
      )}
    </>
  )
}
