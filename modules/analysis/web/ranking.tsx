import { Fragment } from 'react'
import { Button } from '#ui/button.tsx'
import type { RankedEntry } from '../contract.ts'
import { COMPARED } from '../policy.ts'
import { analysisWords as words } from '../words/analysis.ts'
import { RankedRow, ROW } from './ranked-row.tsx'
import { type JobRequirement, Legend } from './requirement-strip.tsx'

interface RankingProps {
  readonly entries: readonly RankedEntry[]
  readonly requirements: readonly JobRequirement[]
  readonly count: number
  readonly selected: readonly string[]
  readonly onSelect: (applicationId: string, selected: boolean) => void
  readonly hrefOf: (entry: RankedEntry) => string
  readonly onMore: (() => void) | null
  readonly loadingMore: boolean
}

/** Who has which rank, and why. */
export function Ranking({
  entries,
  requirements,
  count,
  selected,
  onSelect,
  hrefOf,
  onMore,
  loadingMore,
}: RankingProps) {
  return (
    <section aria-labelledby="ranked">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 px-4 pt-4 pb-2 md:px-7">
        <div>
          <h2 id="ranked" className="font-semibold">
            {words.ranked(count)}
          </h2>
          <p className="text-12 text-text-2">{words.sorted}</p>
        </div>
        <Legend />
      </div>
      <div aria-hidden="true" className={`${ROW} border-b border-line py-1.5! text-12 text-text-2 max-xl:hidden!`}>
        <span />
        <span>{words.candidate}</span>
        <span>{words.scores}</span>
        <span style={{ minWidth: requirements.length * 24 + 12 }}>{words.requirements}</span>
        <span>{words.evidence}</span>
        <span />
      </div>
      <ol>
        {entries.map((entry, index) => (
          <Fragment key={entry.application_id}>
            {entry.tied && entries[index - 1]?.rank !== entry.rank && (
              <li className="border-b border-line bg-sunken px-4 py-1.5 text-12 text-text-2 md:px-7 xl:pl-[84px]">
                {words.tiedFor(entry.rank)}
              </li>
            )}
            <RankedRow
              entry={entry}
              requirements={requirements}
              href={hrefOf(entry)}
              selected={selected.includes(entry.application_id)}
              selectable={selected.length < COMPARED.most}
              onSelect={on => onSelect(entry.application_id, on)}
            />
          </Fragment>
        ))}
      </ol>
      {onMore && (
        <div className="px-4 py-4 md:px-7">
          <Button busy={loadingMore} onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  )
}
