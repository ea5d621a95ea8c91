import { useQuery } from '@tanstack/react-query'
import { refreshSubscription } from '#modules/billing/web/api.ts'
import { activeSubscriptionQuery } from '#modules/billing/web/usage-api.ts'
import { FREE_PLAN } from '#modules/billing/policy.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { useCan, useIsSignedIn } from '../../session.ts'
import { packagesWords } from '../../words/packages.ts'
import { siteWords } from '../../words/site.ts'
import { billingFailures } from '#modules/billing/words/failures.ts'

const words = packagesWords.success
/** How often a payment that is being confirmed is looked up. */
const CHECK_MS = 4000

/** After a plan was taken, here or at a payment provider: which plan the organization is on. */
export default function Success() {
  const signedIn = useIsSignedIn()
  const readsUsage = useCan('usage.read')
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center text-14">
      {signedIn && readsUsage ? (
        <Plan />
      ) : (
        <EmptyState
          level={1}
          drawing="page"
          title={words.signedOut}
          action={<LinkButton to={paths.login()}>{siteWords.login}</LinkButton>}
        >
          {words.signedOutText}
        </EmptyState>
      )}
    </div>
  )
}

function Plan() {
  const active = useQuery({ ...activeSubscriptionQuery, staleTime: 0 })
  const isWaiting = active.data?.plan.key === FREE_PLAN
  const owns = useCan('organization.own')
  useQuery({
    queryKey: ['billing', 'refresh'],
    enabled: isWaiting && owns,
    async queryFn() {
      const { price } = await refreshSubscription()
      if (price > 0) await active.refetch()
      return price
    },
    refetchInterval: CHECK_MS,
    retry: false,
  })
  if (active.isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid w-80 justify-items-center gap-3">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-5 w-80" />
        <Skeleton className="h-9 w-40" />
      </SkeletonGroup>
    )
  if (active.isError)
    return (
      <ErrorState level={1} error={active.error} title={billingFailures.active} onRetry={() => void active.refetch()} />
    )
  const { plan } = active.data
  if (isWaiting)
    return (
      <EmptyState
        level={1}
        drawing="page"
        title={words.pending}
        action={
          <Button busy={active.isFetching} onClick={() => void active.refetch()}>
            {words.checkAgain}
          </Button>
        }
      >
        {words.pendingText}
      </EmptyState>
    )
  return (
    <EmptyState
      level={1}
      drawing="page"
      title={words.title(plan.name)}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to={paths.dashboard()} kind="primary">
            {words.dashboard}
          </LinkButton>
          <LinkButton to={paths.settingsSubscription()}>{words.subscription}</LinkButton>
        </span>
      }
    >
      {words.text}
    </EmptyState>
  )
}
