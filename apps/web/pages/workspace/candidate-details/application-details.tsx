import { lazy, Suspense } from 'react'
import { useSearchParams } from '#ui/router.tsx'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { RejectionStatus } from '#modules/applications/web/rejection-status.tsx'
import { StagePath } from '#modules/applications/web/stage-path.tsx'
import { CandidateColumns } from '#modules/evaluation/web/candidate/columns.tsx'
import { useScreening } from '#modules/evaluation/web/candidate/use-screening.ts'
import { useSideBySide } from '#modules/evaluation/web/candidate/use-side-by-side.ts'
import { useDecidesOn } from '../../../decides.ts'
import { useCan, useUserId } from '../../../session.ts'
import { CandidateHeader } from './header.tsx'
import { linkedPlace } from './linked-place.ts'
import { revealTab, useTab } from './use-tab.ts'

const PickApplication = lazy(() => import('./pick-application.tsx').then(m => ({ default: m.PickApplication })))
const TeamTab = lazy(() => import('./team-tab.tsx').then(m => ({ default: m.TeamTab })))
const PrintDetails = lazy(() => import('./print-details.tsx').then(m => ({ default: m.PrintDetails })))
const Duplicates = lazy(() => import('./duplicates.tsx').then(m => ({ default: m.Duplicates })))
const ApplicationTimeline = lazy(() => import('./timeline.tsx').then(m => ({ default: m.ApplicationTimeline })))

const CandidateAnswers = lazy(() =>
  import('#modules/custom-ai/web/candidate-answers.tsx').then(m => ({ default: m.CandidateAnswers })),
)

interface ApplicationDetailsProps {
  details: CandidateDetails
  application: CandidateDetails['applications'][number]
}

/** One application of a candidate. */
export function ApplicationDetails({ details, application }: ApplicationDetailsProps) {
  const screening = useScreening(details.candidate.candidate_uuid, application.id)
  const decides = useDecidesOn()(application.job.id)
  const manages = useCan('candidates.manage')
  const userId = useUserId() ?? ''
  const [params, setParams] = useSearchParams()
  const sideBySide = useSideBySide()
  const [tab, showTab] = useTab(!sideBySide ? 'evaluation' : screening.shown ? 'interview' : 'resume')
  if (params.get('view') === 'print')
    return (
      <Suspense>
        <PrintDetails details={details} application={application} screening={screening} userId={userId} />
      </Suspense>
    )
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
        onPrint={() => setParams({ application: application.id, view: 'print' })}
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
        team={<TeamTab application={application} userId={userId} />}
        further={lead => (
          <Suspense>
            <CandidateAnswers
              userId={userId}
              applicationId={application.id}
              onQuote={({ turn_id, at_ms, page, start }) =>
                turn_id === null ? lead.written(page ?? 1, start) : lead.spoken(turn_id, at_ms ?? 0)
              }
            />
          </Suspense>
        )}
        timeline={<ApplicationTimeline application={application} />}
        tab={tab}
        onTab={showTab}
        linked={linkedPlace(params)}
      />
    </>
  )
}
