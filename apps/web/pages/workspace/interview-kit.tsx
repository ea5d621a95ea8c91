import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '#ui/router.tsx'
import { InterviewScorecard } from '#modules/evaluation/web/interview-scorecard.tsx'
import { kitQuery } from '#modules/interviews/web/api.ts'
import { InterviewKit } from '#modules/interviews/web/interview-kit.tsx'
import { kitWords as words } from '#modules/interviews/words/kit.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useUserId } from '../../session.ts'

export default function InterviewKitPage() {
  const { bookingId = '' } = useParams()
  const { hash } = useLocation()
  const userId = useUserId() ?? ''
  const kit = useQuery(kitQuery(bookingId))
  if (kit.isError)
    return <ErrorState level={1} error={kit.error} title={words.failed} onRetry={() => void kit.refetch()} />
  if (!kit.data) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-6 px-4 pt-20 pb-8 md:px-7">
        <Skeleton className="h-9 w-72 max-w-full" />
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="grid content-start gap-4 max-lg:order-1">
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
          <div className="grid content-start gap-4">
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-64 w-full max-lg:hidden" />
          </div>
        </div>
      </SkeletonGroup>
    )
  }
  const { interview } = kit.data
  const title = words.title(interview.name)
  const candidate = withQuery(paths.candidateDetails(interview.candidate_uuid), {
    application: interview.application_id,
  })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageBar>
        <Crumbs crumbs={[{ label: words.calendar, to: paths.interviewCalendar() }, { label: title }]} />
      </PageBar>
      <PageHeader title={title} actions={<LinkButton to={candidate}>{words.candidate}</LinkButton>}>
        {`${interview.title}, ${interview.job_title}`}
      </PageHeader>
      <InterviewKit
        kit={kit.data}
        scorecard={
          // There is nothing to rate in an interview that did not take place.
          interview.state === 'cancelled' || interview.state === 'no_show' ? null : (
            <InterviewScorecard
              applicationId={interview.application_id}
              userId={userId}
              wanted={hash === '#scorecard'}
            />
          )
        }
      />
    </>
  )
}
