import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Move } from './api.ts'
import { moveApplication, refreshApplications } from './api.ts'

interface RejectDialogProps {
  applicationId: string
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const HOLD = [
  { value: '24', label: 'In 24 hours (can be undone until then)' },
  { value: '72', label: 'In 3 days' },
  { value: '1', label: 'In an hour' },
] as const

/** Ending an application is a person's decision, with a reason; its mail is held so that a mistake can be undone. */
export function RejectDialog({ applicationId, name, open, onOpenChange }: RejectDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState<NonNullable<Move['reason']>>('we_declined')
  const [note, setNote] = useState('')
  const [notify, setNotify] = useState(true)
  const [hours, setHours] = useState('24')
  const reject = useMutation({
    mutationFn: () =>
      moveApplication(applicationId, {
        outcome: 'rejected',
        reason,
        note,
        notify,
        send_email_at: new Date(Date.now() + Number(hours) * 3_600_000).toISOString(),
      }),
    onSuccess: () => {
      onOpenChange(false)
      return refreshApplications(client)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reject ${name}`}
      description="You decide, not a score. You can reopen it at any time."
      actions={
        <>
          <Button kind="quiet" onClick={() => onOpenChange(false)}>
            Keep in play
          </Button>
          <Button kind="danger-solid" busy={reject.isPending} onClick={() => reject.mutate()}>
            Reject {name}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label="Who declined" group>
          <RadioCards
            name="reason"
            value={reason}
            onChange={event => setReason(event.target.value as typeof reason)}
            cards={[
              { value: 'we_declined', label: 'We did' },
              { value: 'they_declined', label: 'They did' },
              { value: 'neither', label: 'Neither: the role was filled or closed' },
            ]}
          />
        </Field>
        <Field label="Why, for the team" optional help="The candidate does not see it.">
          <Textarea rows={2} value={note} maxLength={4000} onChange={event => setNote(event.target.value)} />
        </Field>
        <Checkbox label={`Tell ${name} by mail`} checked={notify} onChange={event => setNotify(event.target.checked)} />
        {notify && (
          <Field label="When">
            <Select value={hours} onChange={event => setHours(event.target.value)} choices={HOLD} />
          </Field>
        )}
        <FormProblem error={reject.error} title="Nothing was changed" />
      </div>
    </Dialog>
  )
}
