import { LimitAlert } from '#modules/interview-flows/web/flows/limit-alert.tsx'
import { StartFlow } from '#modules/interview-flows/web/flows/start-flow.tsx'
import { flowWords } from '#modules/interview-flows/words/flows.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useNavigate } from '#ui/router.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useCan, useMayAddFlow } from '../../session.ts'
import { useAllJobs } from './use-all-jobs.ts'

const words = flowWords.start

/** How a new interview flow starts. */
export default function InterviewFlowFormPage() {
  const jobs = useAllJobs()
  const navigate = useNavigate()
  const mayEdit = useCan('setup.edit')
  const isFull = !useMayAddFlow()
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: flowWords.title, to: paths.interviewFlows() }, { label: words.title }]} />
      </PageBar>
      <PageHeader title={words.title}>{mayEdit ? words.lead : flowWords.readOnly}</PageHeader>
      {mayEdit && isFull && <LimitAlert text={flowWords.limitBeforeStart} plansHref={paths.buyPlan()} />}
      {mayEdit && !jobs.all && !jobs.error && (
        <SkeletonGroup className="grid max-w-[720px] gap-4 border-t border-line px-4 py-6 md:px-7">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {mayEdit && jobs.error && (
        <ErrorState error={jobs.error} title={words.jobsFailed} onRetry={() => void jobs.refetch()} />
      )}
      {mayEdit && jobs.all && (
        <StartFlow
          jobs={jobs.all}
          onStarted={() => navigate(paths.createFlow())}
          onImported={id => navigate(withQuery(paths.editFlow(), { id }))}
        />
      )}
    </>
  )
}
