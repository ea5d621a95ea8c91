import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Offer } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { refreshOffers, sendBackOffer } from './api.ts'

const words = panelWords.sendBack

/** An approver sends an offer back to its author, with a reason. */
export function SendBackDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const sendBack = useMutation({
    mutationFn: () => sendBackOffer(offer, reason),
    onSuccess: () => {
      onClose()
      return refreshOffers(client)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description}
      keep={words.cancel}
      actions={
        <Button
          kind="primary"
          busy={sendBack.isPending}
          onClick={() => (reason.trim() ? sendBack.mutate() : setMissing(true))}
        >
          {words.confirm}
        </Button>
      }
    >
      <div className="grid gap-4 pb-1">
        <Field label={words.reason} error={missing && !reason.trim() ? words.missing : undefined}>
          <Textarea rows={3} maxLength={1000} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        <FormProblem error={sendBack.error} title={words.failed} />
      </div>
    </Dialog>
  )
}
