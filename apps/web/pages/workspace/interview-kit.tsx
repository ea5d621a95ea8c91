import { useQuery } from '@tanstack/react-query'
import { useParams } from '#ui/router.tsx'
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

export default function InterviewKitPage() {
  const { bookingId = '' } = useParams()
  const kit = useQuery(kitQuery(bookingId))
  if (kit.isError)
    return <ErrorState level={1} error={kit.error} title={words.failed} onRetry={() => void kit.refetch()} />
  if (!kit.data) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4 px-4 py-8 md:px-7">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
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
      <PageHeader
        title={title}
        actions={
          <LinkButton to={candidate} kind="primary">
            {interview.state === 'waiting_on_feedback' ? words.scorecard : words.candidate}
          </LinkButton>
        }
      >
        {`${interview.title}, ${interview.job_title}`}
      </PageHeader>
      <InterviewKit kit={kit.data} />
    </>
  )
}
