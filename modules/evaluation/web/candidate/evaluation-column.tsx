import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { blindWords } from '#modules/applications/words/blind.ts'
import type { Review } from '../../contract.ts'
import { ScreeningEvaluation } from '../screening-evaluation.tsx'
import { MatchChange } from '../match-change.tsx'
import { MatchEvaluation } from '../match-evaluation.tsx'
import { NoResult } from '../engine-note.tsx'
import { ScorecardForm } from '../scorecard-form.tsx'
import { TeamScorecards } from '../team-scorecards.tsx'
import { Alert } from '#ui/alert.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { evaluationColumnWords as words } from '../../words/candidate.ts'
import { matchWords } from '../../words/scorecard.ts'

interface EvaluationColumnProps {
  application: CandidateDetails['applications'][number]
  review: UseQueryResult<Review>
  userId: string
  /** Whether a turn can be played: it was spoken, and recorded. */
  canHear: (turnId: string) => boolean
  onSpoken: (turnId: string, milliseconds: number) => void
  onWritten: (page: number, start: number) => void
  /** Further AI results, below the match. */
  further?: ReactNode
}

const Rule = () => <hr className="my-7 border-line" />

/** People's own scorecards first, then the AI evaluation, each part with the evidence that backs it. */
export function EvaluationColumn({
  application,
  review,
  userId,
  canHear,
  onSpoken,
  onWritten,
  further,
}: EvaluationColumnProps) {
  if (review.isError)
    return <ErrorState error={review.error} title={words.failed} onRetry={() => void review.refetch()} />
  if (!review.data) return <EvaluationSkeleton />
  const { interview, match, revealed, scorecards, criteria, blind } = review.data
  const own = scorecards.find(({ admin_id }) => admin_id === userId)
  const closed = interview !== null && !revealed && (interview.state === 'ready' || interview.state === 'needs_person')
  const card = (
    <ScorecardForm applicationId={application.id} review={review.data} userId={userId} hides={closed || blind} />
  )
  if (blind)
    return (
      <>
        <Alert tone="neutral" title={blindWords.title} className="mb-6">
          {blindWords.why}
        </Alert>
        {card}
      </>
    )
  return (
    <>
      {closed && card}
      {interview && !closed && (
        <ScreeningEvaluation
          applicationId={application.id}
          interview={interview}
          userId={userId}
          ownRatings={own ? criteria.flatMap(({ key }) => own.ratings[key] ?? []) : []}
          canHear={canHear}
          onQuote={onSpoken}
        />
      )}
      {interview && <Rule />}
      <MatchChange
        review={review.data}
        requirements={application.requirements}
        pending={application.match.state === 'waiting' || application.match.state === 'running'}
        correctedAt={application.resume?.details?.corrections.at(-1)?.at ?? null}
      />
      {match ? (
        <MatchEvaluation
          applicationId={application.id}
          match={match}
          requirements={application.requirements}
          asked={review.data.asked}
          canHear={canHear}
          userId={userId}
          onSpoken={onSpoken}
          onQuote={onWritten}
        />
      ) : (
        <Unmatched resume={application.resume} />
      )}
      {further}
      {!closed && (
        <>
          <Rule />
          {interview ? (
            <details open={!own}>
              <summary className="cursor-pointer font-medium">{own ? words.ownScorecard : words.addScorecard}</summary>
              <div className="mt-4">{card}</div>
            </details>
          ) : (
            <p className="text-13 text-text-2">{words.scorecardLater}</p>
          )}
        </>
      )}
      <TeamScorecards cards={scorecards.filter(({ admin_id }) => admin_id !== userId)} criteria={criteria} />
    </>
  )
}

function Unmatched({ resume }: Pick<EvaluationColumnProps['application'], 'resume'>) {
  if (!resume) return <p className="text-text-2">{words.noResume}</p>
  const { problem } = resume
  return <NoResult title={matchWords.title} run={{ state: problem ? 'needs_person' : 'waiting', problem }} />
}

const EvaluationSkeleton = () => (
  <SkeletonGroup label={words.loading} className="grid gap-4">
    <Skeleton className="h-10 w-32" />
    <Skeleton className="h-4" />
    <Skeleton className="h-24" />
  </SkeletonGroup>
)
