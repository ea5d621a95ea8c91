import { Link } from '#ui/router.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { StageOrOutcome } from './stage-or-outcome.tsx'
import type { ListProps } from './applications-table.tsx'
import { EvidenceLine } from './evidence-line.tsx'
import { InterviewCell, MatchCell } from './scores.tsx'
import { listWords as words } from '../words/list.ts'
import { WaitingCell } from './waiting-cell.tsx'

/** The list on a phone: one card for each application, with everything the table shows. */
export function ApplicationCards({
  items,
  hrefOf,
  picked,
  onPick,
}: Pick<ListProps, 'items' | 'hrefOf' | 'picked' | 'onPick'>) {
  return (
    <ul aria-label={words.label} className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-4 pb-2 md:hidden">
      {items.map(item => (
        <li
          key={item.id}
          className={`card relative grid [contain-intrinsic-size:auto_190px] [content-visibility:auto] grid-cols-[36px_minmax(0,1fr)] pt-2.5 pr-3.5 pl-1 ${picked.has(item.id) ? 'border-brand-line bg-brand-tint/55' : ''}`}
        >
          {onPick ? (
            <Checkbox
              hideLabel
              label={words.select(item.name)}
              className="relative z-1 size-9 -mt-1.5"
              checked={picked.has(item.id)}
              onChange={event => onPick([item.id], event.target.checked)}
            />
          ) : (
            <span />
          )}
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0 leading-snug">
                <Link to={hrefOf(item)} className="block truncate text-14 font-medium after:absolute after:inset-0">
                  {item.name}
                </Link>
                <span className="block truncate text-12 text-text-2">
                  {item.job.title}
                  {item.sample && <span className="ml-2 font-medium">{words.sample}</span>}
                  {item.knockout && <span className="ml-2 font-medium text-attention">{words.knockout}</span>}
                </span>
              </div>
              <span className="shrink-0 text-12 leading-snug">
                <StageOrOutcome item={item} />
              </span>
            </div>
            <EvidenceLine item={item} wrap />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-13">
              <span className="inline-flex items-center gap-2">
                <span className="text-12 text-text-2">{words.match}</span>
                <MatchCell match={item.match} resumeState={item.resume_state} blind={item.blind} />
              </span>
              <span className="inline-flex items-center gap-2">
                <span className="text-12 text-text-2">{words.screening}</span>
                <InterviewCell interview={item.interview} screening={item.screening} blind={item.blind} />
              </span>
            </div>
            <div className="border-t border-line py-2 text-12">
              <WaitingCell {...item} inline />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
