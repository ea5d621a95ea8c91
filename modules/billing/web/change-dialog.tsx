import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { ChangePreview, Plan, Subscription } from '../contract/shapes.ts'
import type { Interval } from '../policy.ts'
import { firstReduce } from '../words/problems.ts'
import { subscriptionWords } from '../words/subscription.ts'
import { changePlan, previewQuery, takePlan } from './api.ts'
import { longDay } from './format.ts'
import { billingFailures } from '../words/failures.ts'

const words = subscriptionWords.change

interface ChangeDialogProps {
  plan: Plan
  interval: Interval
  subscription: Subscription
  isTest: boolean
  onClose: () => void
  onChanged: (what: { taken: boolean; said: string }) => void
}

/** What a change costs, to the exact amount, and its confirmation. */
export function ChangeDialog({ plan, interval, subscription, isTest, onClose, onChanged }: ChangeDialogProps) {
  const choice = { plan_id: plan.id, interval }
  // The same for every attempt in this dialog, so that a repeated one takes the plan once.
  const [key] = useState(() => crypto.randomUUID())
  const isFirst = subscription.price === 0
  // A checkout also follows for those who have a plan that nobody pays for.
  const hasCheckout = !isTest && (isFirst || subscription.ends_unless_kept)
  const confirm = useMutation({
    async mutationFn({ amount_due: expected_amount }: ChangePreview) {
      const done = isFirst
        ? await takePlan(choice, key)
        : await changePlan(subscription.id, { ...choice, expected_amount })
      if (!('checkout_url' in done)) return done
      window.location.assign(done.checkout_url)
      return null
    },
    onSuccess: saved => saved && onChanged({ taken: isFirst, said: saidOf(saved, plan) }),
  })
  // Not for a plan that was just taken, which would be refused. After a failure the amount may be another one: it is asked for again.
  const preview = useQuery({ ...previewQuery(choice), enabled: !confirm.isPending && !confirm.isSuccess })
  const data = preview.data
  const isRefused = data !== undefined && data.exceeds.length > 0
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={isFirst ? words.takeTitle(plan.name) : words.title(plan.name)}
      keep={words.stay}
      actions={
        data &&
        !isRefused && (
          <Button kind="primary" busy={confirm.isPending} onClick={() => confirm.mutate(data)}>
            {hasCheckout && data.effect !== 'later'
              ? words.toPayment
              : isFirst
                ? words.take(plan.name)
                : data.amount_due > 0 && !isTest
                  ? words.confirmPay(locale.money({ amount: data.amount_due, currency: data.currency }))
                  : words.confirm(plan.name)}
          </Button>
        )
      }
    >
      {preview.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-9 w-1/2" />
        </SkeletonGroup>
      )}
      {preview.isError && (
        <ErrorState error={preview.error} title={words.failed} onRetry={() => void preview.refetch()} />
      )}
      {data &&
        (isRefused ? (
          <Refused plan={plan} preview={data} />
        ) : (
          <Amount preview={data} isTest={isTest} isTrial={subscription.status === 'trialing'} />
        ))}
      {confirm.error && (
        <Alert tone="danger" live title={billingFailures.change} className="mt-4">
          {errorWords(confirm.error).says}
        </Alert>
      )}
    </Dialog>
  )
}

function saidOf({ next, cancel_at_period_end, current_period_end }: Subscription, plan: Plan): string {
  if (next) return words.planned(next.plan.name, longDay(current_period_end))
  // The free plan follows a cancelled subscription.
  return cancel_at_period_end ? words.planned(plan.name, longDay(current_period_end)) : words.changed(plan.name)
}

const Refused = ({ plan, preview }: { plan: Plan; preview: ChangePreview }) => (
  <Alert tone="attention" title={words.tooMuch(plan.name)}>
    {firstReduce(preview.exceeds)}
  </Alert>
)

interface AmountProps {
  preview: ChangePreview
  isTest: boolean
  /** A trial is running. */
  isTrial: boolean
}

function Amount({ preview, isTest, isTrial }: AmountProps) {
  const { currency, effect, lines, amount_due, interval } = preview
  const money = (amount: number) => locale.money({ amount, currency })
  const renewal = longDay(preview.renews_at)
  return (
    <div className="grid gap-3 text-14">
      <p>
        {effect === 'now' && words.now}
        {effect === 'trial' && (isTrial ? words.trialGoesOn(renewal) : words.trial(renewal))}
        {effect === 'later' && words.later(longDay(preview.starts_at))}
      </p>
      {lines.length > 0 && (
        <dl className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 border-t border-line pt-3">
          {lines.map(line => (
            <div key={line.kind} className="contents text-text-2">
              <dt>{line.kind === 'credit' ? words.lines.credit : words.lines[line.kind](line.plan)}</dt>
              <dd className="text-right">{money(line.amount)}</dd>
            </div>
          ))}
          <div className="contents font-semibold">
            <dt className="border-t border-line pt-2">{isTest ? words.dueTest : words.due}</dt>
            <dd className="border-t border-line pt-2 text-right">{money(amount_due)}</dd>
          </div>
        </dl>
      )}
      <p className="num text-13 text-text-2">{words.afterwards(money(preview.renewal_amount), interval, renewal)}</p>
      {isTest && <p className="text-13 text-text-2">{words.test}</p>}
    </div>
  )
}
