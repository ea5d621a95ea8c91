import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { recruiterWords } from '../words/recruiter.ts'
import { bookingsQuery } from './api.ts'
import { InterviewCard } from './interview-card.tsx'

const words = recruiterWords.panel

/** An application's interviews with people, newest first, each with its possible actions. */
export function InterviewsPanel({ applicationId }: { applicationId: string }) {
  const bookings = useQuery(bookingsQuery(applicationId))
  if (bookings.isPending) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        <Skeleton className="h-36 w-full rounded-card" />
      </SkeletonGroup>
    )
  }
  if (bookings.isError) {
    return <ErrorState error={bookings.error} title={words.loadFailed} onRetry={() => void bookings.refetch()} />
  }
  if (bookings.data.items.length === 0) {
    return (
      <EmptyState drawing="calendar" title={words.none}>
        {words.noneText}
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
