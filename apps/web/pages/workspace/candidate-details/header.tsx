import { lazy, Suspense, useState } from 'react'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { CandidatePager } from '#modules/applications/web/candidate-pager.tsx'
import { sourceName } from '#modules/applications/web/source-name.ts'
import { CandidateActions } from '#modules/evaluation/web/candidate/actions.tsx'
import type { AssetScreening } from '#modules/interview-room/contract.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import { MenuItem } from '#ui/dropdown-menu.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { useNavigate } from '#ui/router.tsx'
import { useNow } from '#ui/use-now.ts'
import { useSubscriptionRefresh } from '../../../layouts/use-subscription-refresh.ts'
import { paths, withQuery } from '../../../paths.ts'
import { useDecidesOn } from '../../../decides.ts'
import { useCan, useNoInterviewsLeft } from '../../../session.ts'
import { candidateWords as words } from '../../../words/candidate.ts'
import { placeOfJob, placeText } from './place-text.ts'

const AddEmail = lazy(() => import('#modules/applications/web/add-email.tsx').then(m => ({ default: m.AddEmail })))

interface CandidateHeaderProps {
  details: CandidateDetails
  application: CandidateDetails['applications'][number]
  screening: AssetScreening | null
  /** The filters of the list that the page was opened from. */
  from: string
  onOffers: () => void
  onPrint: () => void
}

const ShareDialog = lazy(() =>
  import('#modules/share-links/web/share-dialog.tsx').then(m => ({ default: m.ShareDialog })),
)

const DeleteDataDialog = lazy(() =>
  import('#modules/applications/web/delete-data-dialog.tsx').then(m => ({ default: m.DeleteDataDialog })),
)

const downloadEverything = async (applicationId: string) => {
  const { saveArchive } = await import('#modules/application-archive/web/download-archive.ts')
  await saveArchive(applicationId)
}

/** Who it is, for which job, and what can be done next. */
export function CandidateHeader({ details, application, screening, from, onOffers, onPrint }: CandidateHeaderProps) {
  const { candidate } = details
  const navigate = useNavigate()
  const now = useNow()
  const [sharing, setSharing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const decides = useDecidesOn()(application.job.id)
  const manages = useCan('candidates.manage')
  // Invitations of sample candidates use no AI interviews of the plan.
  const noInterviewsLeft = useNoInterviewsLeft() && !application.sample
  const refreshSubscription = useSubscriptionRefresh()
  const zone = browserZone()
  const list = from ? `${paths.applications()}?${from}` : paths.applications()
  return (
    <>
      <PageTitle>{`${candidate.name}, ${application.job.title}`}</PageTitle>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: words.applications, to: list },
            { label: application.job.title, to: withQuery(paths.applications(), { job_id: application.job.id }) },
            { label: candidate.name },
          ]}
        />
        <CandidatePager applicationId={application.id} pageOf={paths.candidateDetails} />
      </PageBar>
      <header className="grid items-end gap-x-5 gap-y-4 px-4 pt-6.5 pb-5 md:px-7 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h1 className="page-title wrap-anywhere">{candidate.name}</h1>
          <p className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1 text-13 text-text-2">
            <span>{locale.parts([application.job.title, placeOfJob(application.job)])}</span>
            <span>{words.applied(locale.day(new Date(application.applied_at), zone, now))}</span>
            <span className="wrap-anywhere">{words.source(sourceName(application.source))}</span>
            {!candidate.blind && <span>{placeText(candidate.location, candidate.time_zone, zone, now)}</span>}
            {candidate.email && (
              <a className="wrap-anywhere hover:underline" href={`mailto:${candidate.email}`}>
                {candidate.email}
              </a>
            )}
            {!candidate.email && !candidate.blind && (
              <Suspense fallback={words.noEmail}>
                <AddEmail candidateId={candidate.candidate_uuid} adds={decides} />
              </Suspense>
            )}
            {application.sample && <Chip tone="outline">{words.sample}</Chip>}
            {application.erasure_requested_at && <Chip tone="attention">{words.deletionRequested}</Chip>}
            {application.knockout && <Chip tone="attention">{words.knockout}</Chip>}
            {application.tags.map(tag => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </p>
        </div>
        {decides && (
          <CandidateActions
            details={details}
            application={application}
            screening={screening}
            onOffers={onOffers}
            plansHref={noInterviewsLeft ? paths.buyPlan() : undefined}
            readUnits={refreshSubscription}
            more={
              <>
                <MenuItem
                  onSelect={() =>
                    navigate(withQuery(paths.viewAnalysisResult(application.job.id), { selected: application.id }))
                  }
                >
                  {words.compare}
                </MenuItem>
                <MenuItem onSelect={() => setSharing(true)}>{words.share}</MenuItem>
                <MenuItem onSelect={onPrint}>{words.print}</MenuItem>
                {manages && (
                  <MenuItem onSelect={() => void downloadEverything(application.id)}>{words.downloadAll}</MenuItem>
                )}
                {manages && !application.erasure_requested_at && (
                  <MenuItem onSelect={() => setDeleting(true)}>{words.deleteData}</MenuItem>
                )}
              </>
            }
          />
        )}
      </header>
      <Suspense>
        {deleting && (
          <DeleteDataDialog applicationId={application.id} name={candidate.name} onClose={() => setDeleting(false)} />
        )}
        {sharing && (
          <ShareDialog applicationId={application.id} blind={candidate.blind} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </>
  )
}
