import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import { readCurrentSubscription, readPayment } from '#modules/billing/public.ts'
import { periodWords } from '#modules/billing/words/invoices.ts'
import { billingEmailWords as words } from '../words/billing-emails.ts'
import { notifyAllOwners, type OwnerMessage } from './notify-all-owners.ts'

const BILLING = { templateKey: 'billing', button: words.open, path: '/settings/subscription' } as const
const PAYMENTS = { templateKey: 'billing', button: words.openTransactions, path: '/settings/transaction' } as const

type Day = (date: Date) => string

/** An e-mail about the subscription, with days in the zone of each owner. Nothing is sent if what it is about has changed since. */
async function aboutSubscription(
  services: Services,
  event: ProductEvent,
  message: (
    subscription: Awaited<ReturnType<typeof readCurrentSubscription>>,
    day: Day,
    person: string,
  ) => OwnerMessage | null,
): Promise<void> {
  const subscription = await readCurrentSubscription(
    services.db.forOrganization(event.organization_id),
    services.clock.now(),
  )
  if (message(subscription, String, '') === null) return
  await notifyAllOwners(services, event, BILLING, ({ owner, person }) =>
    message(subscription, date => locale.longDay(date, owner.time_zone), person)!,
  )
}

async function aboutPayment(
  services: Services,
  event: ProductEvent<'subscription.renewed' | 'subscription.payment_failed'>,
  message: (payment: { plan: string; amount: string; number: string; test: boolean }, period: string) => OwnerMessage,
): Promise<void> {
  const payment = await readPayment(services.db.forOrganization(event.organization_id), event.data.transaction_id)
  if (!payment) return
  const facts = {
    plan: payment.plan_name,
    amount: locale.money(payment),
    number: payment.invoice_number ?? '',
    test: payment.test,
  }
  // The days that the invoice names, in UTC and not in the owner's time zone.
  const period = periodWords(payment.period_start, payment.period_end)
  await notifyAllOwners(services, event, PAYMENTS, () => message(facts, period))
}

const about = (subject: string, text: string, headline = subject): OwnerMessage => ({ subject, headline, text })

/** About the plan and its payments. They are always sent, to every owner. */
export const billingEmails: readonly Subscription[] = [
  {
    by: 'email-templates.subscription-cancelled',
    event: 'subscription.cancelled',
    react: (services, event) =>
      aboutSubscription(services, event, ({ plan, end, isCancelled }, day, person) =>
        isCancelled ? about(words.planEnds(plan, day(end)), words.cancelled(person)) : null,
      ),
  },
  {
    by: 'email-templates.subscription-ends-soon',
    event: 'subscription.ends_soon',
    react: (services, event) =>
      aboutSubscription(services, event, ({ plan, end, isCancelled, isTrial, payBy, renewal }, day) => {
        if (payBy) return about(words.payBy(plan, day(payBy)), words.payBySoon(locale.money(renewal)))
        if (isCancelled) return about(words.planEnds(plan, day(end)), words.endsSoon)
        return isTrial ? about(words.trialEnds(plan, day(end)), words.trialEndsSoon(locale.money(renewal))) : null
      }),
  },
  {
    by: 'email-templates.subscription-ended',
    event: 'subscription.ended',
    react: (services, event) =>
      aboutSubscription(services, event, ({ plan }) => about(words.endedSubject(plan), words.ended)),
  },
  {
    by: 'email-templates.subscription-renewed',
    event: 'subscription.renewed',
    react: (services, event) =>
      aboutPayment(services, event, ({ plan, amount, number, test }, period) => {
        const text = (test ? words.renewedTest : words.renewed)({ amount, number, period })
        return about(words.invoice(number, plan), text, words.renewedHeadline(plan))
      }),
  },
  {
    by: 'email-templates.payment-failed',
    event: 'subscription.payment_failed',
    react: (services, event) =>
      aboutPayment(services, event, ({ plan, amount }) => about(words.failedSubject(plan), words.failed(amount))),
  },
]
