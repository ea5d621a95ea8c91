import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { flowsQuery } from '#modules/interview-flows/web/api.ts'
import { FlowList } from '#modules/interview-flows/web/flows/flow-list.tsx'
import { LimitAlert } from '#modules/interview-flows/web/flows/limit-alert.tsx'
import { flowWords as words } from '#modules/interview-flows/words/flows.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useSubscriptionRefresh } from '../../layouts/use-subscription-refresh.ts'
import { paths, withQuery } from '../../paths.ts'
import { useCan, useMayAddFlow } from '../../session.ts'

const hrefOf = (id: string) => withQuery(paths.editFlow(), { id })

/** The organization's interview flows. */
export default function InterviewFlowsPage() {
  const flows = useQuery(flowsQuery())
  const mayEdit = useCan('setup.edit')
  const readsUsage = useCan('usage.read')
  const refreshSubscription = useSubscriptionRefresh()
  const count = flows.data?.items.length
  useEffect(() => {
    if (readsUsage && count !== undefined) refreshSubscription()
  }, [readsUsage, refreshSubscription, count])
  const isFull = !useMayAddFlow()
  const create = mayEdit && !isFull && (
    <LinkButton kind="primary" to={paths.interviewFlowForm()}>
      <Icon of={Plus} /> {words.create}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={words.title} actions={create}>
        {words.lead}
        {!mayEdit && <span className="block">{words.readOnly}</span>}
      </PageHeader>
      {mayEdit && isFull && <LimitAlert text={words.limitText} plansHref={paths.buyPlan()} />}
      {flows.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-4 border-t border-line px-4 py-5 md:px-7">
          {[1, 2, 3].map(one => (
            <Skeleton key={one} className="h-12" />
          ))}
        </SkeletonGroup>
      )}
      {flows.isError && <ErrorState error={flows.error} title={words.failed} onRetry={() => void flows.refetch()} />}
      {flows.data?.items.length === 0 && (
        <EmptyState drawing="search" title={words.emptyTitle} action={create}>
          {words.emptyText}
        </EmptyState>
      )}
      {flows.data && flows.data.items.length > 0 && (
        <FlowList
          flows={flows.data.items}
          jobs={flows.data.jobs}
          otherJobs={flows.data.other_jobs}
          mayEdit={mayEdit}
          hrefOf={hrefOf}
        />
      )}
    </>
  )
}
