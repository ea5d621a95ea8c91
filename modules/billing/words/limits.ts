import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const counted = (one: string, other: string) => (count: number) =>
  locale.plural(count, { one: `1 ${one}`, other: `${locale.number(count)} ${other}` })

/** What a plan limits. */
const units = dictionary({
  en: {
    interview: counted('interview per month', 'interviews per month'),
    job: counted('open job', 'open jobs'),
    interview_flow: counted('interview flow', 'interview flows'),
    custom_ai: counted('custom AI field', 'custom AI fields'),
    admin: counted('admin', 'admins'),
  },
})
type Unit = keyof typeof units

/** Warnings about the limits of a plan, and other problems with it. */
export const limitWords = dictionary({
  en: {
    reached: (plan: string, unit: Unit, limit: number) =>
      `You have reached the ${plan} plan’s limit of ${units[unit](limit)}. Upgrade the plan to add more.`,
    nearlyReached: (plan: string, unit: Unit, used: number, limit: number) =>
      `You have used ${locale.number(used)} of ${units[unit](limit)} in the ${plan} plan.`,
    paymentFailed: 'The last payment failed. Please check your payment details to keep your plan.',
    noPlan: 'This organization has no plan yet.',
  },
})
