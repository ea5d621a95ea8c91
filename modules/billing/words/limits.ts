import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { UnitKind } from '../policy.ts'

const counted = (one: string, other: string) => (count: number) =>
  locale.plural(count, { one: `1 ${one}`, other: `${locale.number(count)} ${other}` })

/** What a plan limits. */
const unitWords = dictionary({
  en: {
    interview: counted('AI interview per month', 'AI interviews per month'),
    job: counted('open job', 'open jobs'),
    interview_flow: counted('interview flow', 'interview flows'),
    custom_ai: counted('custom AI field', 'custom AI fields'),
    admin: counted('admin', 'admins'),
  },
})

/** When something ends of which people are warned some days before. */
const soon = (end: Date, days: number) =>
  days === 1 ? `within a day, on ${locale.longDay(end, 'UTC')}` : `on ${locale.longDay(end, 'UTC')}`

/** Warnings about the limits of a plan, and other problems with it. */
export const limitWords = dictionary({
  en: {
    reached: (plan: string, unit: UnitKind, limit: number, hint: string) =>
      `${
        limit === 0
          ? `The ${plan} plan has no ${unitWords[unit](0).replace(/^\S+ /, '')}.`
          : `You have reached the ${plan} plan’s limit of ${unitWords[unit](limit)}.`
      }${hint && ` ${hint}`}`,
    nearlyReached: (plan: string, unit: UnitKind, used: number, limit: number) =>
      `You have used ${locale.number(used)} of ${unitWords[unit](limit)} in the ${plan} plan.`,
    raised: (plan: string, allows: string) => `The ${plan} plan allows ${allows}.`,
    unlimited: 'any number',
    trialEnds: (plan: string, end: Date, days: number) =>
      `The trial of the ${plan} plan ends ${soon(end, days)}. The first payment is due then.`,
    freeTrialEnds: (plan: string, end: Date, days: number) =>
      `The free trial of the ${plan} plan ends ${soon(end, days)}. After that you are on Free, unless you keep the plan.`,
    planEnds: (plan: string, end: Date, days: number) =>
      `The ${plan} plan ends ${soon(end, days)}. After that you are on Free, unless you keep the plan.`,
    periodEnds: (plan: string, end: Date, days: number) =>
      `The ${plan} plan is cancelled and ends ${soon(end, days)}. You can keep it until then.`,
    paymentFailed: (end: Date | null) =>
      end
        ? `The last payment failed. Update your payment method by ${locale.longDay(end, 'UTC')} to keep your plan.`
        : 'The last payment failed. Check your payment details to keep your plan.',
    noPlan: 'This organization has no plan yet.',
  },
})

/** "The Starter plan allows 5." */
export const raisedBy = (plan: string, unit: UnitKind, limit: number | null): string =>
  limitWords.raised(plan, limit === null ? limitWords.unlimited : unitWords[unit](limit))
