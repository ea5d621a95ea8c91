import { Link } from 'react-router'
import { Standing } from './applications-table.tsx'
import type { ListProps } from './applications-table.tsx'
import { EvidenceLine } from './evidence-line.tsx'
import { InterviewCell, MatchCell } from './scores.tsx'
import { WaitingCell } from './waiting-cell.tsx'

/** The list on a phone: a card each, nothing left out. */
export function ApplicationCards({ items, hrefOf }: Pick<ListProps, 'items' | 'hrefOf'>) {
  return (
    <ul aria-label="Applications" className="border-t border-line md:hidden">
      {items.map(item => (
        <li key={item.id} className="relative grid gap-2.5 border-b border-line bg-surface px-4 py-3.5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 leading-snug">
              <Link to={hrefOf(item)} className="block truncate text-16 font-medium after:absolute after:inset-0">
                {item.name}
              </Link>
              <span className="block truncate text-13 text-text-2">{item.job.title}</span>
            </div>
            <span className="shrink-0 text-right text-13">
              <WaitingCell {...item} />
            </span>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-13">
            <Standing item={item} />
            <MatchCell match={item.match} resumeState={item.resume_state} />
            <InterviewCell interview={item.interview} screening={item.screening} />
          </div>
          <EvidenceLine evidence={item.evidence} wrap />
        </li>
      ))}
    </ul>
  )
}
