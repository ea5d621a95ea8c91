import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { CandidateDetails as Details } from '#modules/applications/contract.ts'
import { candidateQuery, refreshApplications } from '#modules/applications/web/api.ts'
import { StagePath } from '#modules/applications/web/stage-path.tsx'
import { reviewQuery } from '#modules/evaluation/web/api.ts'
import { assetsQuery } from '#modules/interview-room/web/api.ts'
import { usePlayback } from '#modules/recordings/web/use-playback.ts'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { browserZone, dayText } from '#ui/time.ts'
import { useNow } from '#ui/use-now.ts'
import { paths, withQuery } from '../../paths.ts'
import { useUserId } from '../../session.ts'
import { CandidateActions } from './candidate-details/actions.tsx'
import { Judgement } from './candidate-details/judgement.tsx'
import { Person } from './candidate-details/person.tsx'
import { placeWords } from './candidate-details/place-words.ts'
import { WalkBar } from './candidate-details/walk-bar.tsx'

type Application = Details['applications'][number]

const PickApplication = lazy(() =>
  import('./candidate-details/pick-application.tsx').then(m => ({ default: m.PickApplication })),
)

/** While something is being read the page asks again, in ms; otherwise nothing polls. */
const FOLLOW_MS = 1500

const isMoving = (application: Application) =>
  ['waiting', 'reading'].includes(application.resume_state) ||
  ['waiting', 'running'].includes(application.match.state) ||
  application.interview.state === 'waiting' ||
  application.interview.state === 'running' ||
  application.screening?.state === 'in_progress'

/** Follows what is under way on the server, and stops when nothing is. */
function useFollow(application: Application | undefined, candidateUuid: string) {
  const client = useQueryClient()
  const moving = application ? isMoving(application) : false
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      void client.invalidateQueries({ queryKey: candidateQuery(candidateUuid).queryKey })
      void client.invalidateQueries({ queryKey: ['evaluation', 'review'] })
      void client.invalidateQueries({ queryKey: assetsQuery(candidateUuid).queryKey })
    }, FOLLOW_MS)
    return () => {
      clearInterval(timer)
      void refreshApplications(client)
      void client.invalidateQueries({ queryKey: ['evaluation', 'review'] })
    }
  }, [moving, client, candidateUuid])
}

export default function CandidateDetails() {
  const { candidateUuid = '' } = useParams()
  const [params] = useSearchParams()
  const candidate = useQuery(candidateQuery(candidateUuid))
  const application =
    candidate.data?.applications.find(({ id }) => id === params.get('application')) ?? candidate.data?.applications[0]
  useFollow(application, candidateUuid)
  if (candidate.isError)
    return (
      <ErrorState
        level={1}
        error={candidate.error}
        title="This candidate could not be loaded"
        onRetry={() => void candidate.refetch()}
      />
    )
  if (!candidate.data || !application) return <DetailsSkeleton />
  return (
    <Loaded key={application.id} details={candidate.data} application={application} from={params.get('from') ?? ''} />
  )
}

function Loaded({ details, application, from }: { details: Details; application: Application; from: string }) {
  const { candidate } = details
  const userId = useUserId() ?? ''
  const now = useNow()
  const review = useQuery(reviewQuery(application.id))
  const assets = useQuery(assetsQuery(candidate.candidate_uuid))
  const screening =
    assets.data?.screenings.find(
      ({ application_id, turns }) => application_id === application.id && turns.length > 0,
    ) ?? null
  const playback = usePlayback(useMemo(() => screening?.recordings ?? [], [screening]))
  const canHear = (turnId: string) =>
    playback.playable && screening?.turns.find(({ id }) => id === turnId)?.input !== 'typed'
  const [shown, setShown] = useState<{ turn: string } | { page: number; start: number } | null>(null)
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') ?? (screening ? 'interview' : 'resume')
  const setTab = (next: string) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        after.set('tab', next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const list = from ? `${paths.applications()}?${from}` : paths.applications()
  return (
    <>
      <PageTitle>{`${candidate.name}, ${application.job.title}`}</PageTitle>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: 'Applications', to: list },
            { label: application.job.title, to: withQuery(paths.applications(), { job_id: application.job.id }) },
            { label: candidate.name },
          ]}
        />
        <WalkBar applicationId={application.id} />
      </PageBar>
      <header className="grid items-end gap-x-5 gap-y-4 px-4 pt-6.5 pb-5 md:px-7 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h1 className="page-title wrap-anywhere">{candidate.name}</h1>
          <p className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1 text-13 text-text-2">
            <span>{application.job.title}</span>
            <span>Applied {dayText(new Date(application.applied_at), browserZone(), now)}</span>
            <span>{placeWords(candidate.location, candidate.time_zone, browserZone(), now)}</span>
            <a className="wrap-anywhere hover:underline" href={`mailto:${candidate.email}`}>
              {candidate.email}
            </a>
            {application.knockout && <Chip tone="attention">Knockout answer</Chip>}
            {application.tags.map(tag => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </p>
        </div>
        <CandidateActions details={details} application={application} screening={screening} />
      </header>
      {details.applications.length > 1 && (
        <Suspense>
          <PickApplication applications={details.applications} current={application.id} />
        </Suspense>
      )}
      <StagePath application={application} />
      <div className="grid flex-1 border-t border-line lg:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
        <section aria-label="The person" className="min-w-0 px-4 pt-5 pb-15 md:px-7">
          <Person
            details={details}
            application={application}
            screening={screening}
            assetsPending={assets.isPending}
            review={review.data ?? null}
            playback={playback}
            tab={tab}
            onTab={setTab}
            shown={shown}
          />
        </section>
        <section
          aria-label="Judgement"
          className="min-w-0 border-line bg-surface px-4 pt-5 pb-15 max-lg:border-t md:px-7 lg:border-l"
        >
          <Judgement
            application={application}
            review={review}
            userId={userId}
            canHear={canHear}
            onSpoken={(turn, milliseconds) => {
              setTab('interview')
              setShown({ turn })
              if (canHear(turn)) playback.playAt(milliseconds)
            }}
            onWritten={(page, start) => {
              setTab('resume')
              setShown({ page, start })
            }}
          />
        </section>
      </div>
    </>
  )
}

const DetailsSkeleton = () => (
  <SkeletonGroup label="Loading the candidate" className="grid gap-6 px-4 py-7 md:px-7">
    <h1 className="sr-only">Candidate</h1>
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-4 w-80" />
    <Skeleton className="h-1 w-full" />
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-5/6" />
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="h-12 w-40" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  </SkeletonGroup>
)
