import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking } from '#modules/scheduling/contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { recruiterWords } from '../words/recruiter.ts'
import { cancelBooking, refreshBookings } from './api.ts'

const words = recruiterWords.cancel

/** Confirms a cancellation, which cannot be undone. The candidate can read the reason. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const booked = booking.start_at !== null
  const cancel = useMutation({
    mutationFn: () => cancelBooking(booking.id, reason),
    // Closes last: what opened the dialog has disappeared by then, so the focus does not return to it and get lost.
    onSuccess: async () => {
      await refreshBookings(client)
      onClose()
    },
  })
  const { name } = booking.attendee
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={booked ? words.title : words.titleOffer}
      description={booked ? words.description(name) : words.descriptionOffer(name)}
      keep={booked ? words.keep : words.keepOffer}
      actions={
        <Button kind="danger-solid" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {booked ? words.confirm : words.confirmOffer}
        </Button>
      }
    >
      <div className="grid gap-4">
        {booking.day_id && <p>{words.wholeDay}</p>}
        <Field label={words.reason} help={booked ? words.reasonHelp(name) : words.reasonHelpOffer} optional>
          <Input value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
        </Field>
        <FormProblem error={cancel.error} title={words.failed} />
      </div>
    </Dialog>
  )
}
