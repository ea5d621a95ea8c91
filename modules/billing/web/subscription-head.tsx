import { useMutation } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import type { Subscription } from '../contract/shapes.ts'
import { subscriptionWords as words } from '../words/subscription.ts'
import { openPortal, resumeSubscription } from './api.ts'
import { longDay } from './format.ts'
import { billingFailures } from '../words/failures.ts'

interface SubscriptionHeadProps {
  subscription: Subscription
  isTest: boolean
  /** When the organization is deleted, if it waits for that: no plan renews, and none can be chosen. */
  deleteAt: string | null
  onKept: (said: string) => void
  /** Opens an address of the product, or of the provider. */
  onOpen: (url: string) => void
  onChange: () => void
}

function statusText(subscription: Subscription) {
  const { price, currency, interval, status, current_period_end, cancel_at_period_end, ends_unless_kept } = subscription
  const day = longDay(current_period_end)
  const amount = locale.money({ amount: price, currency })
  if (ends_unless_kept) return status === 'trialing' ? words.freeTrial(day) : words.until(day)
  if (cancel_at_period_end) return words.ends(day)
  if (price === 0) return words.free
  return status === 'trialing' ? words.trial(day, amount, interval) : words.renews(amount, interval, day)
}

function nextText({ next, currency, current_period_end }: Subscription): string | null {
  if (!next) return null
  const amount = locale.money({ amount: next.price, currency })
  return words.next(next.plan.name, longDay(current_period_end), amount, next.interval)
}

/** The plan, what happens at the end of its period, and keeping it. */
export function SubscriptionHead({ subscription, isTest, deleteAt, onKept, onOpen, onChange }: SubscriptionHeadProps) {
  const { id, plan, status, credit, currency, cancel_at_period_end, next } = subscription
  const keep = useMutation({
    mutationFn: () => resumeSubscription(id),
    onSuccess: done => ('checkout_url' in done ? onOpen(done.checkout_url) : onKept(words.kept(plan.name))),
  })
  const portal = useMutation({ mutationFn: openPortal, onSuccess: ({ url }) => onOpen(url) })
  const planned = nextText(subscription)
  const failed = keep.error ?? portal.error
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-12 font-medium text-text-2">{words.current}</p>
          <h2 className="mt-0.5 font-serif text-36 leading-[1.1] font-medium tracking-[-0.02em]">{plan.name}</h2>
          <p className="num mt-1.5 text-13 text-text-2">
            {deleteAt ? words.deleted(longDay(deleteAt)) : statusText(subscription)}
          </p>
          {planned && !deleteAt && <p className="num text-13 font-medium">{planned}</p>}
          {(status === 'past_due' || status === 'unpaid') && (
            <p className="text-13 font-medium text-danger">{words.pastDue}</p>
          )}
          {credit > 0 && (
            <p className="num text-13 text-text-2">{words.credit(locale.money({ amount: credit, currency }))}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full [&>button]:max-sm:h-11 [&>button]:max-sm:flex-1">
          {!deleteAt && (cancel_at_period_end || next) && (
            <Button kind="primary" busy={keep.isPending} onClick={() => keep.mutate()}>
              {words.keep(plan.name)}
            </Button>
          )}
          <Button busy={portal.isPending} onClick={() => portal.mutate()}>
            {words.manage}
          </Button>
          {!deleteAt && <Button onClick={onChange}>{words.changePlan}</Button>}
        </div>
      </div>
      {isTest && <p className="text-13 text-text-2">{words.testNote}</p>}
      {failed && (
        <Alert tone="danger" live title={keep.error ? billingFailures.keep : billingFailures.portal}>
          {errorWords(failed).says}
        </Alert>
      )}
    </section>
  )
}
