import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/router.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { DuplicatePair } from '../contract.ts'
import { duplicateWords as words } from '../words/duplicates.ts'
import { duplicatesOfQuery } from './api.ts'
import { mergeWords } from '../words/merge.ts'
import { NotSame } from './not-same.tsx'
import { useUndoMerge } from './use-undo-merge.ts'

interface DuplicateBannerProps {
  readonly candidateUuid: string
  readonly hrefOf: (candidateUuid: string) => string
  readonly actions?: (pair: DuplicatePair) => ReactNode
}

/** On a candidate's page: who may be the same person, and why. */
export function DuplicateBanner({ candidateUuid, hrefOf, actions }: DuplicateBannerProps) {
  const { data } = useQuery(duplicatesOfQuery(candidateUuid))
  const undo = useUndoMerge()
  const zone = browserZone()
  if (!data || data.items.length + data.merges.length === 0) return null
  return (
    <div className="grid gap-2 px-4 pb-5 md:px-7">
      {data.merges.map(({ id, name, by, undo_until, undo_first }) => (
        <div key={id} id={`merge-${id}`} tabIndex={-1} className="rounded-control scroll-mt-16">
          <Alert
            tone="neutral"
            title={mergeWords.mergedWith(name)}
            actions={
              !undo_first && (
                <Button size="small" busy={undo.isPending} onClick={() => undo.mutate(id)}>
                  {mergeWords.undo}
                </Button>
              )
            }
          >
            {mergeWords.mergedBy(by, locale.longDay(new Date(undo_until), zone))}
            {undo_first && (
              <>
                {' '}
                <a href={`#merge-${undo_first.id}`} className="link">
                  {mergeWords.undoFirst(undo_first.name)}
                </a>
              </>
            )}
          </Alert>
        </div>
      ))}
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
