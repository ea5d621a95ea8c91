import type { ReactNode } from 'react'
import { Link } from '#ui/router.tsx'
import { OUTCOME_NAMES, STAGE_NAMES } from '#modules/applications/policy.ts'
import { Chip } from '#ui/chip.tsx'
import { When } from '#ui/when.tsx'
import type { DuplicatePair, PossiblePerson } from '../contract.ts'
import { duplicateWords as words } from '../words/duplicates.ts'
import { NotSame } from './not-same.tsx'

interface DuplicateListProps {
  readonly items: readonly DuplicatePair[]
  readonly hrefOf: (candidateUuid: string) => string
  /** Further actions for a pair. */
  readonly actions?: (pair: DuplicatePair) => ReactNode
}

/** Pairs of candidates side by side, with why they may be the same person. */
export const DuplicateList = ({ items, hrefOf, actions }: DuplicateListProps) => (
  <ul className="grid gap-4 px-4 py-4 md:px-7">
    {items.map(pair => (
      <li
        key={pair.candidates.map(one => one.candidate_uuid).join()}
        className="rounded-card border border-line bg-surface"
      >
        <div className="grid sm:grid-cols-2">
          {pair.candidates.map((one, index) => (
            <Person
              key={one.candidate_uuid}
              person={one}
              href={hrefOf(one.candidate_uuid)}
              className={index === 1 ? 'border-line max-sm:border-t sm:border-l' : ''}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2.5">
          <span className="flex flex-wrap gap-1.5">
            {pair.reasons.map(reason => (
              <Chip key={reason}>{words.reasons[reason]}</Chip>
            ))}
          </span>
          <span className="flex flex-wrap gap-2">
            <NotSame candidates={pair.candidates} />
            {actions?.(pair)}
          </span>
        </div>
      </li>
    ))}
  </ul>
)

const Person = ({ person, href, className }: { person: PossiblePerson; href: string; className: string }) => (
  <div className={`min-w-0 px-4 py-3 ${className}`}>
    <Link to={href} className="font-serif text-18 font-medium wrap-anywhere hover:underline">
      {person.name}
    </Link>
    <ul className="mt-1 grid gap-0.5 text-13 text-text-2">
      {person.applications.map(one => (
        <li key={one.application_id} className="flex flex-wrap gap-x-2">
          <span className="text-text">{one.job.title}</span>
          <span>{one.outcome === 'active' ? STAGE_NAMES[one.stage] : OUTCOME_NAMES[one.outcome]}</span>
          <When instant={one.applied_at} show="day" />
        </li>
      ))}
    </ul>
  </div>
)
