import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { isOpenOffer } from '../policy.ts'
import { panelWords } from '../words/panel.ts'
import { offersQuery } from './api.ts'
import { OfferCard } from './offer-card.tsx'

const OfferFormDialog = lazy(() => import('./offer-form-dialog.tsx').then(m => ({ default: m.OfferFormDialog })))

const words = panelWords.panel

interface OffersPanelProps {
  applicationId: string
  candidateName: string
  /** Whether the application is active. */
  active: boolean
  /** May decide about candidates. */
  decides: boolean
}

/** The offers of an application, newest first, each with what can be done with it. */
export function OffersPanel({ applicationId, candidateName, active, decides }: OffersPanelProps) {
  const offers = useQuery(offersQuery(applicationId))
  const [drafting, setDrafting] = useState(false)
  if (offers.isPending) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        <Skeleton className="h-56 w-full rounded-card" />
      </SkeletonGroup>
    )
  }
  if (offers.isError)
    return <ErrorState error={offers.error} title={words.loadFailed} onRetry={() => void offers.refetch()} />
  const { items, hidden } = offers.data
  if (hidden)
    return (
      <EmptyState drawing="page" title={words.hidden}>
        {words.hiddenText}
      </EmptyState>
    )
  const [newest, ...earlier] = items
  const canDraft =
    decides && active && (!newest || !(isOpenOffer(newest.state) || items.some(({ state }) => state === 'accepted')))
  const draft = (
    <Button kind={newest ? 'default' : 'primary'} onClick={() => setDrafting(true)}>
      {newest ? words.draftAnother : words.draft}
    </Button>
  )
  return (
    <>
      {newest ? (
        <div className="grid gap-3">
          <OfferCard
            offer={newest}
            list={offers.data}
            candidateName={candidateName}
            decides={decides}
            active={active}
          />
          {canDraft && <div>{draft}</div>}
          {earlier.length > 0 && (
            <section className="mt-4 grid gap-3">
              <h2 className="text-13 font-semibold text-text-2">{words.earlier}</h2>
              {earlier.map(offer => (
                <OfferCard
                  key={offer.id}
                  offer={offer}
                  list={offers.data}
                  candidateName={candidateName}
                  decides={decides}
                  active={active}
                />
              ))}
            </section>
          )}
        </div>
      ) : (
        <EmptyState drawing="page" title={words.none} action={canDraft && draft}>
          {canDraft ? words.noneText : decides ? words.noneClosed : words.noneReadOnly}
        </EmptyState>
      )}
      <Suspense>
        {drafting && (
          <OfferFormDialog
            applicationId={applicationId}
            candidateName={candidateName}
            list={offers.data}
            offer={null}
            onClose={() => setDrafting(false)}
          />
        )}
      </Suspense>
    </>
  )
}
