import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { CandidateDetails as Details } from '#modules/applications/contract.ts'
import { candidateQuery } from '#modules/applications/web/api.ts'
import { RejectionStatus } from '#modules/applications/web/rejection-status.tsx'
import { StagePath } from '#modules/applications/web/stage-path.tsx'
import { CandidateColumns } from '#modules/evaluation/web/candidate/columns.tsx'
import { useFollow } from '#modules/evaluation/web/candidate/use-follow.ts'
import { useScreening } from '#modules/evaluation/web/candidate/use-screening.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { useCan, useUserId } from '../../session.ts'
import { candidateWords as words } from '../../words/candidate.ts'
import { CandidateHeader } from './candidate-details/header.tsx'
import { DetailsSkeleton } from './candidate-details/skeleton.tsx'
import { useTab } from './candidate-details/use-tab.ts'

const PickApplication = lazy(() =>
  import('./candidate-details/pick-application.tsx').then(m => ({ default: m.PickApplication })),
)
const ApplicationTimeline = lazy(() =>
  import('./candidate-details/timeline.tsx').then(m => ({ default: m.ApplicationTimeline })),
)

export default function CandidateDetails() {
  const { candidateUuid = '' } = useParams()
  const [params] = useSearchParams()
  const candidate = useQuery(candidateQuery(candidateUuid))
  const application =
    candidate.data?.applications.find(({ id }) => id === params.get('application')) ?? candidate.data?.applications[0]
  useFollow(application, candidateUuid)
  if (candidate.isError)
    return (
      <ErrorState level={1} error={candidate.error} title={words.failed} onRetry={() => void candidate.refetch()} />
    )
  if (!candidate.data || !application) return <DetailsSkeleton />
  return <Loaded key={application.id} details={candidate.data} application={application} />
}

function Loaded({ details, application }: { details: Details; application: Details['applications'][number] }) {
  const screening = useScreening(details.candidate.candidate_uuid, application.id)
  const decides = useCan('candidates.decide')
  const userId = useUserId() ?? ''
  const [params] = useSearchParams()
  const [tab, showTab] = useTab(screening.shown ? 'interview' : 'resume')
  return (
    <>
      <CandidateHeader
        details={details}
        application={application}
        screening={screening.shown}
        from={params.get('from') ?? ''}
      />
      {details.applications.length > 1 && (
        <Suspense>
          <PickApplication applications={details.applications} current={application.id} />
        </Suspense>
      )}
      <StagePath application={application} />
      <RejectionStatus application={application} decides={decides} onReadEmail={() => showTab('mails')} />
      <CandidateColumns
        details={details}
        application={application}
        screening={screening}
        userId={userId}
        decides={decides}
        timeline={<ApplicationTimeline application={application} />}
        tab={tab}
        onTab={showTab}
      />
    </>
  )
}
