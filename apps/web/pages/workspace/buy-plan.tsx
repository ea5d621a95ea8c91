import { useQuery } from '@tanstack/react-query'
import { overviewQuery, plansQuery } from '#modules/billing/web/api.ts'
import { PlanChooser, PlansSkeleton } from '#modules/billing/web/plan-chooser.tsx'
import { PlanComparison } from '#modules/billing/web/plan-comparison.tsx'
import { subscriptionWords } from '#modules/billing/words/subscription.ts'
import { Alert } from '#ui/alert.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { paths } from '../../paths.ts'
import { buyPlanWords as words } from '../../words/packages.ts'
import { settingsPageWords } from '../../words/settings.ts'
import { useChangedPlan } from './settings-subscription/use-changed-plan.ts'

const KEYS = {
  job: 'jobs',
  interview: 'interviews',
  interview_flow: 'interview_flows',
  custom_ai: 'custom_ai',
  admin: 'admins',
} as const

/** Plans to choose from, inside the workspace. `?plan=` marks the one that someone came for. */
export default function BuyPlan() {
  const overview = useQuery(overviewQuery)
  const plans = useQuery(plansQuery)
  const [params] = useSearchParams()
  const { said, onChanged } = useChangedPlan()
  const data = overview.data
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: settingsPageWords.title, to: paths.settings() },
            { label: settingsPageWords.subscription, to: paths.settingsSubscription() },
            { label: words.title },
          ]}
        />
      </PageBar>
      <PageHeader title={words.title}>{words.note}</PageHeader>
      <div className="grid max-w-[1160px] grid-cols-[minmax(0,1fr)] gap-10 px-4 pb-12 md:px-7">
        <div>
          {said && <Alert tone="brand" live title={said} className="mb-4" />}
          {overview.isPending && <PlansSkeleton />}
          {overview.isError && (
            <ErrorState
              error={overview.error}
              title={subscriptionWords.failures.active}
              onRetry={() => void overview.refetch()}
            />
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
      </div>
    </>
  )
}
