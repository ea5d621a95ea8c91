import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/router.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { DuplicatePair, Merge } from '../contract.ts'
import { duplicateWords as words } from '../words/duplicates.ts'
import { duplicatesOfQuery } from './api.ts'
import { FoldedAlerts } from './folded-alerts.tsx'
import { mergeWords } from '../words/merge.ts'
import { NotSame } from './not-same.tsx'
import { useUndoMerge } from './use-undo-merge.ts'

interface DuplicateBannerProps {
  readonly candidateUuid: string
  readonly hrefOf: (candidateUuid: string) => string
  readonly actions?: (pair: DuplicatePair) => ReactNode
}

/** On a candidate's page: who may be the same person, and why. Several of them fold into one line, so that the page starts with the candidate. */
export function DuplicateBanner({ candidateUuid, hrefOf, actions }: DuplicateBannerProps) {
  const { data } = useQuery(duplicatesOfQuery(candidateUuid))
  const undo = useUndoMerge()
  if (!data || data.items.length + data.merges.length === 0) return null
  const otherOf = (pair: DuplicatePair) => pair.candidates.find(one => one.candidate_uuid !== candidateUuid)!
  const alerts = [
    ...data.items.map(pair => {
      const other = otherOf(pair)
      return (
        <Alert
          key={other.candidate_uuid}
          tone="attention"
          title={words.banner(other.name)}
          actions={
            <>
              <NotSame candidates={pair.candidates} />
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
    }),
    ...data.merges.map(merge => (
      <MergedAlert
        key={merge.id}
        merge={merge}
        undoing={undo.isPending && undo.variables === merge.id}
        onUndo={() => undo.mutate(merge.id)}
      />
    )),
  ]
  return (
    <div className="px-4 pb-5 md:px-7">
      {alerts.length === 1 ? (
        alerts
      ) : (
        <FoldedAlerts
          duplicates={data.items.map(pair => otherOf(pair).name)}
          merged={data.merges.map(({ name }) => name)}
        >
          {alerts}
        </FoldedAlerts>
      )}
    </div>
  )
}

interface MergedAlertProps {
  merge: Merge
  undoing: boolean
  onUndo: () => void
}

/** Who was merged with the candidate, and until when that can be undone. */
function MergedAlert({ merge: { id, name, by, undo_until, undo_first }, undoing, onUndo }: MergedAlertProps) {
  return (
    <div id={`merge-${id}`} tabIndex={-1} className="scroll-mt-16 rounded-control">
      <Alert
        tone="neutral"
        title={mergeWords.mergedWith(name)}
        actions={
          !undo_first && (
            <Button size="small" busy={undoing} onClick={onUndo}>
              {mergeWords.undo}
            </Button>
          )
        }
      >
        {mergeWords.mergedBy(by, locale.longDay(new Date(undo_until), browserZone()))}
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
  )
}
