import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Plan, Subscription } from '../contract/shapes.ts'
import type { Interval } from '../policy.ts'
import { planWords as words } from '../words/plans.ts'
import { plansQuery } from './api.ts'
import { freeMonths, longDay, priceOf } from './format.ts'
import { IntervalSwitch } from './interval-switch.tsx'
import { PlanCards } from './plan-cards.tsx'

const ChangeDialog = lazy(() => import('./change-dialog.tsx').then(m => ({ default: m.ChangeDialog })))

interface PlanChooserProps {
  subscription: Subscription
  /** Nothing is charged. */
  isTest: boolean
  level?: 2 | 3
  /** The key of a plan that someone came here for. */
  wanted?: string | null
  onChanged: (what: { taken: boolean; said: string }) => void
}

/** All plans with a button each. Nothing changes before the exact amount is shown and confirmed. */
export function PlanChooser({ subscription, isTest, level, wanted, onChanged }: PlanChooserProps) {
  const plans = useQuery(plansQuery)
  const [interval, setInterval] = useState<Interval>(subscription.interval)
  const [chosen, setChosen] = useState<Plan | null>(null)
  if (plans.isPending) return <PlansSkeleton />
  if (plans.isError) return <ErrorState error={plans.error} title={words.failed} onRetry={() => void plans.refetch()} />
  if (plans.data.length === 0)
    return (
      <EmptyState drawing="page" title={words.none}>
        {words.noneNote}
      </EmptyState>
    )
  const months = freeMonths(plans.data)
  const current = plans.data.find(({ key }) => key === subscription.plan.key)
  const rank = current?.price_monthly ?? subscription.price
  const suggested = wanted ?? plans.data.find(({ price_monthly }) => price_monthly > rank)?.key
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <IntervalSwitch value={interval} onChange={setInterval} />
        <p className="text-13 text-text-2">
          {months && `${words.free(months)} `}
          {words.beforeTax}
        </p>
      </div>
      <PlanCards
        plans={plans.data}
        interval={interval}
        currentKey={subscription.plan.key}
        level={level}
        action={plan => (
          <PlanButton
            plan={plan}
            interval={interval}
            subscription={subscription}
            isPrimary={plan.key === suggested}
            onChoose={() => setChosen(plan)}
          />
        )}
      />
      <Suspense fallback={null}>
        {chosen && (
          <ChangeDialog
            plan={chosen}
            interval={interval}
            subscription={subscription}
            isTest={isTest}
            onClose={() => setChosen(null)}
            onChanged={what => {
              setChosen(null)
              onChanged(what)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

interface PlanButtonProps {
  plan: Plan
  interval: Interval
  subscription: Subscription
  /** One per screen. */
  isPrimary: boolean
  onChoose: () => void
}

function PlanButton({ plan, interval, subscription, isPrimary, onChoose }: PlanButtonProps) {
  const isFree = priceOf(plan, interval) === 0
  const isSame = plan.key === subscription.plan.key && (interval === subscription.interval || isFree)
  const isNext = subscription.next?.plan.key === plan.key && (subscription.next.interval === interval || isFree)
  if (isSame || isNext)
    return (
      <p className="grid min-h-[34px] place-items-center rounded-control border border-line text-13 font-medium text-text-2">
        {isSame ? words.currentPlan : words.planned(longDay(subscription.current_period_end))}
      </p>
    )
  const isOtherInterval = plan.key === subscription.plan.key
  const label = isOtherInterval
    ? interval === 'year'
      ? words.toYearly
      : words.toMonthly
    : subscription.price === 0
      ? words.take(plan.name)
      : words.change(plan.name)
  return (
    <Button kind={isPrimary ? 'primary' : 'default'} className="w-full max-md:h-11" onClick={onChoose}>
      {label}
    </Button>
  )
}

export const PlansSkeleton = () => (
  <SkeletonGroup label={words.loading} className="grid gap-4">
    <Skeleton className="h-11 w-52" />
    <div className="grid gap-px md:grid-cols-2 xl:grid-cols-4">
      {[0, 1, 2, 3].map(card => (
        <Skeleton key={card} className="h-72 w-full" />
      ))}
    </div>
  </SkeletonGroup>
)
