import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import type { Offer } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { refreshOffers, withdrawOffer } from './api.ts'

const words = panelWords.withdraw

interface WithdrawDialogProps {
  offer: Offer
  candidateName: string
  onClose: () => void
}

/** Confirms a withdrawal, which cannot be undone. */
export function WithdrawDialog({ offer, candidateName, onClose }: WithdrawDialogProps) {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => withdrawOffer(offer),
    onSuccess: () => {
      onClose()
      return refreshOffers(client)
    },
    // The candidate may have answered in the meantime.
    onError: () => refreshOffers(client),
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={offer.sent_at ? words.description(candidateName) : words.descriptionDraft}
      keep={words.keep}
      actions={
        <Button kind="danger-solid" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {words.confirm}
        </Button>
      }
    >
      <FormProblem error={withdraw.error} title={words.failed} />
    </Dialog>
  )
}
