import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking } from '#modules/scheduling/contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { cancelBooking, refreshBookings } from './api.ts'

/** Cancelling cannot be undone, so it is asked for; a reason goes to the candidate as it is written. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const booked = booking.start_at !== null
  const cancel = useMutation({
    mutationFn: () => cancelBooking(booking.id, reason),
    onSuccess: () => {
      onClose()
      return refreshBookings(client)
    },
  })
  const thing = booked ? 'conversation' : 'offer'
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Cancel the ${thing}`}
      description={
        booked
          ? `${booking.attendee.name} and everybody who takes part get a mail that takes it out of their calendars.`
          : `The link that ${booking.attendee.name} has says that it is cancelled. No mail is sent.`
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger-solid" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel the {thing}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="Why" help={booked ? `${booking.attendee.name} reads it.` : 'For the team.'} optional>
          <Input value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
        </Field>
        <FormProblem error={cancel.error} title="It is not cancelled" />
      </div>
    </Dialog>
  )
}
