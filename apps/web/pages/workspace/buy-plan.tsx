import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Interval } from '#modules/billing/policy.ts'
import { overviewQuery, plansQuery } from '#modules/billing/web/api.ts'
import { activeSubscriptionQuery } from '#modules/billing/web/usage-api.ts'
import { usedOf } from '#modules/billing/web/format.ts'
import { IntervalSwitch } from '#modules/billing/web/interval-switch.tsx'
import { PlanCards } from '#modules/billing/web/plan-cards.tsx'
import { PlanChooser, PlansSkeleton } from '#modules/billing/web/plan-chooser.tsx'
import { PlanComparison } from '#modules/billing/web/plan-comparison.tsx'
import { planWords } from '#modules/billing/words/plans.ts'
import { organizationQuery } from '#modules/organizations/web/api.ts'
import { Alert } from '#ui/alert.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session.ts'
import { buyPlanWords as words, packagesWords } from '../../words/packages.ts'
import { settingsPageWords } from '../../words/settings.ts'
import { useChangedPlan } from './settings-subscription/use-changed-plan.ts'
import { billingFailures } from '#modules/billing/words/failures.ts'

const KEYS = {
  job: 'jobs',
  interview: 'interviews',
  interview_flow: 'interview_flows',
  custom_ai: 'custom_ai',
  admin: 'admins',
} as const

/** Plans to choose from, inside the workspace. `?plan=` marks the one that someone came for. */
export default function BuyPlan() {
  const owns = useCan('organization.own')
  // No plan can be chosen for an organization that will be deleted.
  const waits = Boolean(useQuery(organizationQuery).data?.delete_at)
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: settingsPageWords.title, to: paths.settings() },
            ...(owns ? [{ label: settingsPageWords.subscription, to: paths.settingsSubscription() }] : []),
            { label: words.title },
          ]}
        />
      </PageBar>
      <PageHeader title={words.title}>{owns ? words.note : packagesWords.ownerDecides}</PageHeader>
      <div className="grid max-w-[1160px] grid-cols-[minmax(0,1fr)] gap-10 px-4 pb-12 md:px-7">
        {owns && !waits ? <OwnersPlans /> : <ReadOnlyPlans />}
      </div>
    </>
  )
}

function OwnersPlans() {
  const overview = useQuery(overviewQuery)
  const plans = useQuery(plansQuery)
  const [params] = useSearchParams()
  const { said, onChanged } = useChangedPlan()
  const data = overview.data
  return (
    <>
      <div>
        {said && <Alert tone="brand" live title={said} className="mb-4" />}
        {overview.isPending && <PlansSkeleton />}
        {overview.isError && (
          <ErrorState error={overview.error} title={billingFailures.active} onRetry={() => void overview.refetch()} />
        )}
        {data && (
          <PlanChooser
            key={data.subscription.interval}
            subscription={data.subscription}
            isTest={data.engine === 'embedded'}
            level={2}
            wanted={params.get('plan')}
            onChanged={onChanged}
          />
        )}
      </div>
      {data && plans.data && (
        <PlanComparison
          plans={plans.data}
          currentKey={data.subscription.plan.key}
          used={Object.fromEntries(data.usage.map(({ kind, used }) => [KEYS[kind], used]))}
        />
      )}
    </>
  )
}

/** For those who see the usage and do not decide about the plan. */
function ReadOnlyPlans() {
  const plans = useQuery(plansQuery)
  const active = useQuery(activeSubscriptionQuery)
  const [interval, setInterval] = useState<Interval>('month')
  if (plans.isPending || active.isPending) return <PlansSkeleton />
  const failed = plans.isError ? plans : active.isError ? active : null
  if (failed || !plans.data || !active.data)
    return (
      <ErrorState
        error={failed?.error}
        title={planWords.failed}
        onRetry={() => void Promise.all([plans.refetch(), active.refetch()])}
      />
    )
  const own = plans.data.find(({ key }) => key === active.data.plan.key)
  return (
    <>
      <div className="grid gap-4">
        <IntervalSwitch value={interval} onChange={setInterval} />
        <PlanCards
          plans={plans.data}
          interval={interval}
          currentKey={active.data.plan.key}
          level={2}
          action={() => null}
        />
      </div>
      <PlanComparison
        plans={plans.data}
        currentKey={active.data.plan.key}
        used={own ? usedOf(own, active.data) : null}
      />
    </>
  )
}
