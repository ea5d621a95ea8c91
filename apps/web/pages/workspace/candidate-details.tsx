import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from '#ui/router.tsx'
import { candidateQuery } from '#modules/applications/web/api.ts'
import { useFollow } from '#modules/evaluation/web/candidate/use-follow.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { candidateWords as words } from '../../words/candidate.ts'
import { ApplicationDetails } from './candidate-details/application-details.tsx'
import { DetailsSkeleton } from './candidate-details/skeleton.tsx'

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
  return <ApplicationDetails key={application.id} details={candidate.data} application={application} />
}
