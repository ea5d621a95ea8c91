import { dictionary } from '#platform/locale/dictionary.ts'

interface Receipt {
  readonly amount: string
  readonly number: string
  readonly period: string
}

/** E-mails to all owners about the plan. */
export const billingEmailWords = dictionary({
  en: {
    open: 'Open subscription',
    openTransactions: 'View transactions',
    planEnds: (plan: string, end: string) => `Your ${plan} plan ends on ${end}`,
    cancelled: (person: string) =>
      `${person} cancelled the subscription. Everything works as before until that day, and you can keep the plan until then. After that, your organization is on the Free plan: open jobs over its limit are paused, and nothing is deleted. Candidates who were invited can still take their interview.`,
    endsSoon:
      'After that, your organization is on the Free plan: open jobs over its limit are paused, and nothing is deleted. You can keep the plan until then.',
    trialEnds: (plan: string, end: string) => `Your trial of the ${plan} plan ends on ${end}`,
    trialEndsSoon: (amount: string) => `The plan then continues for ${amount}. To prevent that, cancel it before.`,
    endedSubject: (plan: string) => `You are on the ${plan} plan now`,
    ended:
      'Your subscription has ended. Nothing was deleted. Open jobs over the limit of the plan are paused: you can choose which of your jobs are open, or take a larger plan at any time.',
    invoice: (number: string, plan: string) => `Invoice ${number} for the ${plan} plan`,
    renewedHeadline: (plan: string) => `Your ${plan} plan was renewed`,
    renewed: ({ amount, number, period }: Receipt) =>
      `The amount of invoice ${number} is ${amount} without tax, for ${period}.`,
    renewedTest: ({ amount, number, period }: Receipt) =>
      `The amount of test invoice ${number} is ${amount} without tax, for ${period}. Nothing was charged.`,
    payBy: (plan: string, end: string) => `Pay by ${end} to keep your ${plan} plan`,
    payBySoon: (amount: string) =>
      `The last payment of ${amount} failed and is still open. Update your payment method by that day. After that, your organization is on the Free plan: open jobs over its limit are paused, and nothing is deleted.`,
    failedSubject: (plan: string) => `The payment for your ${plan} plan failed`,
    failed: (amount: string) =>
      `${amount} could not be charged. Your plan continues for now. Check your payment details, so that you keep it.`,
  },
})
