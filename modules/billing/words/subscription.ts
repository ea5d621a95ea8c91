import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Interval } from '../policy.ts'

const per = (interval: Interval) => (interval === 'year' ? 'a year' : 'a month')

/** The plan of an organization, its usage, and changing it. */
export const subscriptionWords = dictionary({
  en: {
    loading: 'Loading the subscription',
    current: 'Current plan',
    renews: (price: string, interval: Interval, day: string) =>
      `${price} ${per(interval)}. Renews on ${day}, without tax.`,
    free: 'Free of charge. Upgrade at any time.',
    trial: (day: string, price: string, interval: Interval) =>
      `Free trial until ${day}. After that ${price} ${per(interval)}, without tax.`,
    freeTrial: (day: string) => `Free trial until ${day}. After that you are on Free, unless you keep the plan.`,
    until: (day: string) => `You have the plan until ${day}. After that you are on Free, unless you keep the plan.`,
    ends: (day: string) => `Cancelled. You keep the plan until ${day}.`,
    deleted: (day: string) => `Does not renew. The organization will be deleted on ${day}.`,
    pastDue: 'The last payment failed.',
    next: (plan: string, day: string, price: string, interval: Interval) =>
      `Changes to ${plan} on ${day}, for ${price} ${per(interval)}.`,
    credit: (amount: string) => `You have a credit of ${amount}, which the next invoices use first.`,
    keep: (plan: string) => `Keep ${plan}`,
    kept: (plan: string) => `You keep the ${plan} plan.`,
    manage: 'Manage billing',
    transactions: 'View transactions',
    changePlan: 'Change plan',
    testNote:
      'Payments are not connected on this installation: plans can be taken and changed, and nothing is charged.',
    usage: 'Usage',
    resets: (day: string) => `AI interviews are counted from zero again on ${day}. All other figures are totals.`,
    of: (used: number, limit: number) => `${locale.number(used)} of ${locale.number(limit)}`,
    unlimited: (used: number) => `${locale.number(used)}, unlimited`,
    notIncluded: 'Not included',
    kinds: {
      job: 'Open jobs',
      interview: 'AI interviews',
      interview_flow: 'Interview flows',
      custom_ai: 'Custom AI fields',
      admin: 'Admins',
    },
    notes: {
      job: 'open or paused',
      taken: (used: number, reserved: number) =>
        reserved > 0
          ? `${locale.number(used)} used, ${locale.number(reserved)} reserved for invitations`
          : 'used this month',
      forecast: (count: number) => `At this pace about ${locale.number(count)} by the end of the month.`,
      overForecast: (count: number) =>
        `At this pace about ${locale.number(count)} by the end of the month, which is more than the plan has.`,
    },
    change: {
      loading: 'Calculating the amount',
      failed: 'The amount could not be calculated',
      title: (plan: string) => `Change to ${plan}`,
      takeTitle: (plan: string) => `Choose ${plan}`,
      now: 'Starts now.',
      trial: (day: string) => `Your free trial starts now. The first payment is due on ${day}.`,
      trialGoesOn: (day: string) => `Starts now. Your free trial continues, and the first payment is due on ${day}.`,
      later: (day: string) => `Starts on ${day}, when your current period ends. You pay nothing today.`,
      due: 'You pay today',
      dueTest: 'You would pay today',
      afterwards: (amount: string, interval: Interval, day: string) =>
        `Then ${amount} ${per(interval)}, next on ${day}. Without tax.`,
      lines: {
        plan: (plan: string) => `${plan}, until the end of the period`,
        unused: (plan: string) => `Unused part of ${plan}`,
        credit: 'Credit',
      },
      test: 'Nothing is charged: payments are not connected on this installation.',
      stay: 'Keep current plan',
      confirmPay: (amount: string) => `Pay ${amount} and change`,
      confirm: (plan: string) => `Change to ${plan}`,
      take: (plan: string) => `Take ${plan}`,
      toPayment: 'Continue to payment',
      tooMuch: (plan: string) => `Your usage does not fit the ${plan} plan yet`,
      changed: (plan: string) => `You are on the ${plan} plan now.`,
      planned: (plan: string, day: string) => `Your plan changes to ${plan} on ${day}.`,
    },
    cancel: {
      section: 'Cancel subscription',
      keepUntil: (plan: string, day: string) => `You keep ${plan} until ${day}.`,
      after:
        'After that you are on Free. Open jobs over its limit are paused, and nothing is deleted. Candidates who are invited can still take their interview.',
      open: 'Cancel subscription…',
      title: (plan: string) => `Cancel the ${plan} plan`,
      reason: 'Why are you cancelling?',
      chooseReason: 'Select a reason',
      reasons: {
        price: 'It costs too much',
        features: 'Something is missing',
        quality: 'It does not work well enough',
        hired: 'We have finished hiring',
        other_product: 'We use another product',
        other: 'Another reason',
      },
      comment: 'What could be better?',
      submit: (plan: string) => `Cancel ${plan}`,
      stay: (plan: string) => `Keep ${plan}`,
    },
    details: {
      title: 'Billing details',
      intro: 'Invoices from now on are made out to these details. Earlier invoices stay as they are.',
      name: 'Name',
      address: 'Address',
      taxId: 'Tax ID',
      taxHelp: 'For example your VAT number. It is printed on invoices.',
      save: 'Save billing details',
      saved: 'Billing details saved',
      failed: 'The billing details could not be loaded',
      notSaved: 'The billing details were not saved',
      payment: 'Payment method',
      noPayment: 'No payment method is needed',
      elsewhere:
        'Your payment method, billing address, tax ID and invoices are managed at our payment provider. Its page opens in this window and leads back here.',
    },
  },
})
