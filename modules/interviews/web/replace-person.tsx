import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#modules/scheduling/contract.ts'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { recruiterWords } from '../words/recruiter.ts'
import { refreshBookings, replacePerson } from './api.ts'

const words = recruiterWords.card

interface ReplacePersonProps {
  booking: Booking
  adminId: string
  /** Who uses it: people can always find someone else for themselves. */
  readerId: string
}

/** Someone else of the same group takes a person's place at the same time. */
export function ReplacePerson({ booking, adminId, readerId }: ReplacePersonProps) {
  const client = useQueryClient()
  const replace = useMutation({
    mutationFn: () => replacePerson(booking.id, adminId),
    onSuccess: after => {
      const joined = after.interviewers.find(({ id }) => !booking.interviewers.some(before => before.id === id))
      if (joined) toast({ title: words.replaced(joined.name) })
      return refreshBookings(client)
    },
  })
  const isOfGroup = booking.panel?.any_of.some(({ ids }) => ids.includes(adminId)) ?? false
  if (!isOfGroup || booking.state !== 'booked' || !(booking.can_arrange || adminId === readerId)) return null
  const name = booking.interviewers.find(({ id }) => id === adminId)?.name ?? ''
  return (
    <>
      <button
        type="button"
        className="link text-13"
        aria-label={words.replaceName(name)}
        aria-busy={replace.isPending || undefined}
        onClick={() => !replace.isPending && replace.mutate()}
      >
        {words.replace}
      </button>
      {replace.error && (
        <span role="alert" className="block basis-full text-13 text-danger">
          {errorWords(replace.error).says}
        </span>
      )}
    </>
  )
}
