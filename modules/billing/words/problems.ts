import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Exceeded } from '../contract/shapes.ts'
import type { UnitKind } from '../policy.ts'

const some = (one: string, other: string) => (count: number) =>
  locale.plural(count, { one: `1 ${one}`, other: `${locale.number(count)} ${other}` })

/** What to do so that the usage fits a smaller plan. */
const reduce = dictionary({
  en: {
    job: (count: number) => `close ${some('job', 'jobs')(count)}`,
    interview: (count: number) => `use ${some('AI interview', 'AI interviews')(count)} less`,
    interview_flow: (count: number) => `delete ${some('interview flow', 'interview flows')(count)}`,
    custom_ai: (count: number) => `delete ${some('custom AI field', 'custom AI fields')(count)}`,
    admin: (count: number) => `remove ${some('admin', 'admins')(count)}`,
  } satisfies Record<UnitKind, (count: number) => string>,
})

/** "Close 4 jobs and delete 3 interview flows first." */
export function firstReduce(exceeds: readonly Exceeded[]): string {
  const steps = locale.list(exceeds.map(({ kind, used, limit }) => reduce[kind](used - limit)))
  return reduceFirst.first(`${locale.upper(steps.slice(0, 1))}${steps.slice(1)}`)
}
const reduceFirst = dictionary({ en: { first: (steps: string) => `${steps} first.` } })

/** Why a subscription was not changed. */
export const billingProblems = dictionary({
  en: {
    deletionRequested: 'The organization will be deleted. Keep it in Settings first, then choose a plan.',
    noPlan: 'This plan is not on offer.',
    noInvoice: 'There is no invoice for this payment.',
    alreadyOnPlan: (plan: string) => `You are already on the ${plan} plan.`,
    alreadySubscribed: (plan: string) => `You already have the ${plan} plan. Change it instead of taking another one.`,
    otherCurrency: (plan: string) =>
      `The ${plan} plan is paid in another currency. Cancel your plan first; you can take the new one when it ends.`,
    creditInOtherCurrency: (plan: { name: string; currency: string }, credit: { amount: number; currency: string }) =>
      `The organization has ${locale.money(credit)} left from its earlier plan, and the ${plan.name} plan is paid in ${plan.currency}. Choose a plan that is paid in ${credit.currency}, or a free one.`,
    exceeds: (plan: string, exceeds: readonly Exceeded[]) =>
      `Your usage does not fit the ${plan} plan. ${firstReduce(exceeds)}`,
    amountChanged: 'The amount has changed since you saw it. Check it and confirm again.',
    paymentPending: 'Your payment is still being confirmed. Wait a minute, then look again.',
    invoiceElsewhere: 'This invoice is at the payment provider, which is not connected at the moment.',
    detailsElsewhere: 'Billing details are changed at the payment provider. Open “Manage billing”.',
    badSignature: 'The signature of this event is missing, wrong or too old.',
    nothingToCancel: 'You are on the free plan. There is nothing to cancel.',
    nothingToResume: 'No change is planned. Your plan continues as it is.',
  },
})
