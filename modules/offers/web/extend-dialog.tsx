import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DAY } from '#platform/clock/clock.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { type Offer, OFFER_DAYS } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { extendOffer, refreshOffers } from './api.ts'
import { LastDayField } from './last-day-field.tsx'
import type { OfferList } from './offer-actions.tsx'

const words = panelWords.extend

const daysAfter = (date: string, days: number) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

interface ExtendDialogProps {
  offer: Offer
  list: OfferList
  candidateName: string
  onClose: () => void
}

/** Gives the candidate more time to answer. */
export function ExtendDialog({ offer, list, candidateName, onClose }: ExtendDialogProps) {
  const client = useQueryClient()
  const [lastDay, setLastDay] = useState(daysAfter(offer.expires_on, OFFER_DAYS))
  const extend = useMutation({
    mutationFn: () => extendOffer(offer, lastDay),
    onSuccess: () => {
      onClose()
      return refreshOffers(client)
    },
  })
  const wrong = lastDay <= offer.expires_on
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description(candidateName)}
      keep={words.cancel}
      actions={
        <Button kind="primary" busy={extend.isPending} disabled={wrong} onClick={() => extend.mutate()}>
          {words.confirm}
        </Button>
      }
    >
      <div className="grid gap-4 pb-1">
        <LastDayField
          value={lastDay}
          onChange={setLastDay}
          min={daysAfter(offer.expires_on, 1)}
          zone={list.suggested.time_zone}
          error={wrong ? words.wrong : undefined}
        />
        <FormProblem error={extend.error} title={words.failed} />
      </div>
    </Dialog>
  )
}
