import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import type { DuplicatePair } from '../contract.ts'
import { duplicateWords as words } from '../words/duplicates.ts'
import { duplicatesOfQuery } from './api.ts'
import { NotSame } from './not-same.tsx'

interface DuplicateBannerProps {
  readonly candidateUuid: string
  readonly hrefOf: (candidateUuid: string) => string
  readonly actions?: (pair: DuplicatePair) => ReactNode
}

/** On a candidate's page: who may be the same person, and why. */
export function DuplicateBanner({ candidateUuid, hrefOf, actions }: DuplicateBannerProps) {
  const { data } = useQuery(duplicatesOfQuery(candidateUuid))
  if (!data || data.items.length === 0) return null
  return (
    <div className="grid gap-2 border-b border-line px-4 py-3 md:px-7">
      {data.items.map(pair => {
        const other = pair.candidates.find(one => one.candidate_uuid !== candidateUuid)!
        return (
          <Alert
            key={other.candidate_uuid}
            tone="attention"
            title={words.banner(other.name)}
            actions={
              <>
                <NotSame pair={pair} />
                {actions?.(pair)}
              </>
            }
          >
            {pair.reasons.map(reason => words.reasons[reason]).join(' · ')}
            {' · '}
            <Link to={hrefOf(other.candidate_uuid)} className="link">
              {words.open(other.name)}
            </Link>
          </Alert>
        )
      })}
    </div>
  )
}
