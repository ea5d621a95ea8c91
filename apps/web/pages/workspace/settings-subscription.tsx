import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { billingContract } from '#modules/billing/contract.ts'
import { overviewQuery } from '#modules/billing/web/api.ts'
import { longDay } from '#modules/billing/web/format.ts'
import { PlanChooser } from '#modules/billing/web/plan-chooser.tsx'
import { SubscriptionHead } from '#modules/billing/web/subscription-head.tsx'
import { UsageBars } from '#modules/billing/web/usage-bars.tsx'
import { subscriptionWords as words } from '#modules/billing/words/subscription.ts'
import { organizationQuery } from '#modules/organizations/web/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useNavigate } from '#ui/router.tsx'
import { scrollBehavior } from '#ui/scroll.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { settingsPageWords } from '../../words/settings.ts'
import { useChangedPlan } from './settings-subscription/use-changed-plan.ts'
import { billingFailures } from '#modules/billing/words/failures.ts'

const CancelDialog = lazy(() =>
  import('#modules/billing/web/cancel-dialog.tsx').then(m => ({ default: m.CancelDialog })),
)

type Overview = ReplyOf<(typeof billingContract)['billing.overview']>

export default function SettingsSubscription() {
  const overview = useQuery(overviewQuery)
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[{ label: settingsPageWords.title, to: paths.settings() }, { label: settingsPageWords.subscription }]}
        />
      </PageBar>
      <PageHeader title={settingsPageWords.subscription} />
      <div className="grid max-w-[1040px] grid-cols-[minmax(0,1fr)] gap-10 px-4 pb-12 md:px-7">
        {overview.isPending && <PageSkeleton />}
        {overview.isError && (
          <ErrorState error={overview.error} title={billingFailures.active} onRetry={() => void overview.refetch()} />
        )}
        {overview.data && <Content overview={overview.data} />}
      </div>
    </>
  )
}

/** Opens a page of the product in place, and a provider's page as a new document. */
function useOpen() {
  const navigate = useNavigate()
  return (url: string) => {
    const { origin, pathname } = new URL(url, window.location.href)
    if (origin === window.location.origin || pathname === paths.settingsPortal()) navigate(pathname)
    else window.location.assign(url)
  }
}

function Content({ overview: { subscription, usage, resets_at, engine } }: { overview: Overview }) {
  const { said, onChanged } = useChangedPlan()
  const open = useOpen()
  const isTest = engine === 'embedded'
  const deleteAt = useQuery(organizationQuery).data?.delete_at ?? null
  const [cancelling, setCancelling] = useState(false)
  const end = longDay(subscription.current_period_end)
  return (
    <>
      <div className="grid gap-4">
        {said && <Alert tone="brand" live title={said} />}
        <SubscriptionHead
          subscription={subscription}
          isTest={isTest}
          deleteAt={deleteAt}
          onKept={text => onChanged({ taken: false, said: text })}
          onOpen={open}
          onChange={() => document.getElementById('plans')?.scrollIntoView({ behavior: scrollBehavior() })}
        />
      </div>
      <section className="grid gap-3">
        <div>
          <h2 className="font-semibold">{words.usage}</h2>
          <p className="text-13 text-text-2">{words.resets(longDay(resets_at))}</p>
        </div>
        <UsageBars usage={usage} />
      </section>
      {!deleteAt && (
        <section id="plans" className="scroll-mt-14">
          <h2 className="mb-3 font-semibold">{words.changePlan}</h2>
          <PlanChooser key={subscription.interval} subscription={subscription} isTest={isTest} onChanged={onChanged} />
        </section>
      )}
      {!deleteAt && subscription.price > 0 && !subscription.cancel_at_period_end && (
        <section className="grid gap-3">
          <h2 className="font-semibold">{words.cancel.section}</h2>
          <div className="flex items-center gap-6 rounded-card border border-danger-line p-4 max-md:flex-col max-md:items-stretch">
            <p className="flex-1 text-13 text-pretty text-text-2">
              <b className="font-medium text-text">{words.cancel.keepUntil(subscription.plan.name, end)}</b>{' '}
              {words.cancel.after}
            </p>
            <Button kind="danger" className="max-md:h-11" onClick={() => setCancelling(true)}>
              {words.cancel.open}
            </Button>
          </div>
        </section>
      )}
      <Suspense fallback={null}>
        {cancelling && (
          <CancelDialog
            subscription={subscription}
            onClose={() => setCancelling(false)}
            onCancelled={() => {
              setCancelling(false)
              onChanged({ taken: false, said: words.ends(end) })
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const PageSkeleton = () => (
  <SkeletonGroup label={words.loading} className="grid gap-10">
    <div className="grid gap-2">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-9 w-44" />
      <Skeleton className="h-4 w-72" />
    </div>
    <div className="grid gap-3">
      {[0, 1, 2, 3, 4].map(row => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
    <Skeleton className="h-72 w-full" />
  </SkeletonGroup>
)
