import type { UseQueryResult } from '@tanstack/react-query'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import type { Review } from '#modules/evaluation/contract.ts'
import { InterviewJudgement } from '#modules/evaluation/web/interview-judgement.tsx'
import { MatchJudgement } from '#modules/evaluation/web/match-judgement.tsx'
import { runWords } from '#modules/evaluation/web/engine-note.tsx'
import { RECOMMENDATIONS, ScorecardForm } from '#modules/evaluation/web/scorecard-form.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

interface JudgementProps {
  application: CandidateDetails['applications'][number]
  review: UseQueryResult<Review>
  userId: string
  /** Whether a turn's sound can be played: it was spoken, and recorded. */
  canHear: (turnId: string) => boolean
  onSpoken: (turnId: string, milliseconds: number) => void
  onWritten: (page: number, start: number) => void
}

const Rule = () => <hr className="my-7 border-line" />

/** People's own cards first, then the machine's readings, each with what it rests on. */
export function Judgement({ application, review, userId, canHear, onSpoken, onWritten }: JudgementProps) {
  if (review.isError)
    return (
      <ErrorState
        error={review.error}
        title="The judgement could not be loaded"
        onRetry={() => void review.refetch()}
      />
    )
  if (!review.data) {
    return (
      <SkeletonGroup label="Loading the judgement" className="grid gap-4">
        <Skeleton className="h-10 w-32" />
        <Skeleton className="h-4" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    )
  }
  const { interview, match, revealed, scorecards, criteria } = review.data
  const own = scorecards.find(({ admin_id }) => admin_id === userId)
  const closed = interview !== null && !revealed && (interview.state === 'ready' || interview.state === 'needs_person')
  const card = <ScorecardForm applicationId={application.id} review={review.data} userId={userId} hides={closed} />
  return (
    <>
      {closed && card}
      {interview && !closed && (
        <InterviewJudgement
          applicationId={application.id}
          interview={interview}
          userId={userId}
          ownRatings={own ? criteria.flatMap(({ key }) => own.ratings[key] ?? []) : []}
          canHear={canHear}
          onQuote={onSpoken}
        />
      )}
      {interview && !closed && <Rule />}
      {closed && <Rule />}
      {match ? (
        <MatchJudgement
          applicationId={application.id}
          match={match}
          requirements={application.requirements}
          userId={userId}
          onQuote={onWritten}
        />
      ) : (
        <p className="text-text-2">
          {application.resume
            ? runWords({ state: 'waiting', problem: application.resume.problem })
            : 'Without a résumé there is nothing to match.'}
        </p>
      )}
      {!closed && (
        <>
          <Rule />
          {interview ? (
            <details open={!own}>
              <summary className="cursor-pointer font-medium">{own ? 'Your scorecard' : 'Give your scorecard'}</summary>
              <div className="mt-4">{card}</div>
            </details>
          ) : (
            <p className="text-13 text-text-2">
              After the interview you rate first; the interview score opens after yours.
            </p>
          )}
        </>
      )}
      <Cards cards={scorecards.filter(({ admin_id }) => admin_id !== userId)} criteria={review.data.criteria} />
    </>
  )
}

function Cards({ cards, criteria }: { cards: Review['scorecards']; criteria: Review['criteria'] }) {
  if (cards.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="font-medium">What the team thinks</h2>
      <ul className="mt-3 grid gap-3">
        {cards.map(card => (
          <li key={card.admin_id} className="card px-4 py-3">
            <p className="flex flex-wrap justify-between gap-2">
              <span className="font-medium">{card.admin_name}</span>
              {card.recommendation && <span>{RECOMMENDATIONS[card.recommendation]}</span>}
            </p>
            <p className="mt-1 text-13 text-text-2">
              {criteria
                .filter(({ key }) => card.ratings[key])
                .map(({ key, name }) => `${name} ${card.ratings[key]}`)
                .join(', ')}
            </p>
            {card.note && <p className="mt-1 text-13 whitespace-pre-wrap">{card.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
