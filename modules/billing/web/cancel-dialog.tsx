import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Subscription } from '../contract/shapes.ts'
import { subscriptionWords } from '../words/subscription.ts'
import { cancelSubscription } from './api.ts'
import { longDay } from './format.ts'
import { billingFailures } from '../words/failures.ts'

const words = subscriptionWords.cancel
const LONGEST_COMMENT = 2000
type Reason = keyof typeof words.reasons
const REASONS = Object.keys(words.reasons) as Reason[]

interface CancelDialogProps {
  subscription: Subscription
  onClose: () => void
  onCancelled: () => void
}

/** Confirms a cancellation, and asks for its reason without requiring one. */
export function CancelDialog({ subscription, onClose, onCancelled }: CancelDialogProps) {
  const { plan, id, current_period_end } = subscription
  const [reason, setReason] = useState<Reason | ''>('')
  const [comment, setComment] = useState('')
  const cancel = useMutation({
    mutationFn: () => cancelSubscription(id, { ...(reason && { reason }), comment }),
    onSuccess: onCancelled,
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title(plan.name)}
      description={`${words.keepUntil(plan.name, longDay(current_period_end))} ${words.after}`}
      keep={words.stay(plan.name)}
      actions={
        <Button kind="danger-solid" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.submit(plan.name)}
        </Button>
      }
    >
      <div className="grid gap-4 pb-1">
        <Field label={words.reason} optional>
          <Select
            value={reason}
            placeholder={words.chooseReason}
            onChange={event => setReason(event.target.value as Reason | '')}
            choices={REASONS.map(value => ({ value, label: words.reasons[value] }))}
          />
        </Field>
        <Field label={words.comment} optional>
          <Textarea
            value={comment}
            maxLength={LONGEST_COMMENT}
            rows={3}
            onChange={event => setComment(event.target.value)}
          />
        </Field>
        {cancel.error && (
          <Alert tone="danger" live title={billingFailures.cancel}>
            {errorWords(cancel.error).says}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
