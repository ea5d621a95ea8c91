import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { RejectionStatus } from '#modules/applications/web/rejection-status.tsx'
import { StagePath } from '#modules/applications/web/stage-path.tsx'
import { CandidateColumns } from '#modules/evaluation/web/candidate/columns.tsx'
import { useScreening } from '#modules/evaluation/web/candidate/use-screening.ts'
import { useCan, useUserId } from '../../../session.ts'
import { CandidateHeader } from './header.tsx'
import { revealTab, useTab } from './use-tab.ts'

const PickApplication = lazy(() => import('./pick-application.tsx').then(m => ({ default: m.PickApplication })))
const Duplicates = lazy(() => import('./duplicates.tsx').then(m => ({ default: m.Duplicates })))
const ApplicationTimeline = lazy(() => import('./timeline.tsx').then(m => ({ default: m.ApplicationTimeline })))

interface ApplicationDetailsProps {
  details: CandidateDetails
  application: CandidateDetails['applications'][number]
}

/** One application of a candidate. */
export function ApplicationDetails({ details, application }: ApplicationDetailsProps) {
  const screening = useScreening(details.candidate.candidate_uuid, application.id)
  const decides = useCan('candidates.decide')
  const manages = useCan('candidates.manage')
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
        onOffers={() => {
          showTab('offers')
          revealTab()
        }}
      />
      {manages && (
        <Suspense>
          <Duplicates candidateUuid={details.candidate.candidate_uuid} />
        </Suspense>
      )}
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
