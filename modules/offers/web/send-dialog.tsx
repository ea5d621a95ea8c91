import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import type { Offer } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { refreshOffers, sendOffer } from './api.ts'
import { LastDayField } from './last-day-field.tsx'
import type { OfferList } from './offer-actions.tsx'
import { OfferDocument } from './offer-document.tsx'

const words = panelWords.send

interface SendDialogProps {
  offer: Offer
  list: OfferList
  candidateName: string
  onClose: () => void
}

/** Confirms sending, which cannot be undone, with the offer as the candidate reads it. */
export function SendDialog({ offer, list, candidateName, onClose }: SendDialogProps) {
  const client = useQueryClient()
  const { today, expires_on: suggested, time_zone } = list.suggested
  const [lastDay, setLastDay] = useState(offer.expires_on < today ? suggested : offer.expires_on)
  const send = useMutation({
    mutationFn: () => sendOffer(offer, lastDay),
    onSuccess: () => {
      onClose()
      return refreshOffers(client)
    },
  })
  const wrong = lastDay < today
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={open => !open && onClose()}
      title={words.title(candidateName)}
      description={words.description}
      keep={words.cancel}
      actions={
        <Button kind="primary" busy={send.isPending} disabled={wrong} onClick={() => send.mutate()}>
          {words.confirm}
        </Button>
      }
    >
      <div className="grid gap-5 pb-1">
        <p className="text-13 text-text-2">{words.moves(STAGE_NAMES.offer)}</p>
        <LastDayField
          value={lastDay}
          onChange={setLastDay}
          min={today}
          zone={time_zone}
          error={wrong ? panelWords.form.expiresWrong : undefined}
        />
        <FormProblem error={send.error} title={words.failed} />
        <div className="rounded-card border border-line bg-surface p-4 md:p-5">
          <OfferDocument offer={offer.content} />
        </div>
      </div>
    </Dialog>
  )
}
