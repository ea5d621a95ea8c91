import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { bookingsQuery } from './api.ts'
import { InterviewCard } from './interview-card.tsx'

/** An application's conversations with people, newest first, each with what can be done with it. */
export function InterviewsPanel({ applicationId }: { applicationId: string }) {
  const bookings = useQuery(bookingsQuery(applicationId))
  if (bookings.isPending) {
    return (
      <SkeletonGroup label="Loading the conversations" className="grid gap-3">
        <Skeleton className="h-36 w-full rounded-card" />
      </SkeletonGroup>
    )
  }
  if (bookings.isError) {
    return (
      <ErrorState
        error={bookings.error}
        title="The conversations could not be loaded"
        onRetry={() => void bookings.refetch()}
      />
    )
  }
  if (bookings.data.items.length === 0) {
    return (
      <EmptyState drawing="calendar" title="No conversation yet">
        Offer one, and its time, its people and how it went will stand here.
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-3">
      {bookings.data.items.map(booking => (
        <li key={booking.id}>
          <InterviewCard booking={booking} />
        </li>
      ))}
    </ul>
  )
}
