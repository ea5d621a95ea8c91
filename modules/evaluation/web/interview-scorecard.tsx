import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { scrollBehavior } from '#ui/scroll.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { scorecardWords as words } from '../words/scorecard.ts'
import { reviewQuery } from './api.ts'
import { ScorecardForm } from './scorecard-form.tsx'
import { TeamScorecards } from './team-scorecards.tsx'

interface InterviewScorecardProps {
  readonly applicationId: string
  readonly userId: string
  /** The address asks for the scorecard: it is scrolled to. */
  readonly wanted: boolean
}

/** The reader's scorecard next to the guide of an interview. Those of others appear once the reader has submitted theirs. */
export function InterviewScorecard({ applicationId, userId, wanted }: InterviewScorecardProps) {
  const review = useQuery(reviewQuery(applicationId))
  const place = useRef<HTMLDivElement>(null)
  const loaded = review.data !== undefined
  useEffect(() => {
    if (loaded && wanted) place.current?.scrollIntoView({ behavior: scrollBehavior() })
  }, [loaded, wanted])
  if (review.isError)
    return <ErrorState error={review.error} title={words.loadFailed} onRetry={() => void review.refetch()} />
  if (!review.data)
    return (
      <SkeletonGroup label={words.loading} className="card grid gap-4 p-4 md:p-5">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-28" />
        <Skeleton className="h-9 w-36" />
      </SkeletonGroup>
    )
  const { scorecards, criteria } = review.data
  const submitted = scorecards.some(({ admin_id }) => admin_id === userId)
  return (
    <div ref={place} id="scorecard" className="scroll-mt-4">
      <div className="card p-4 md:p-5">
        <ScorecardForm applicationId={applicationId} review={review.data} userId={userId} hides={false} main />
      </div>
      {submitted ? (
        <TeamScorecards cards={scorecards.filter(({ admin_id }) => admin_id !== userId)} criteria={criteria} />
      ) : (
        <p className="mt-3 text-13 text-text-2">{words.othersLater}</p>
      )}
    </div>
  )
}
