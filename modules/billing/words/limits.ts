import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The limits of a plan, and warnings about them. */
export const limitWords = dictionary({
  en: {
    units: {
      interview: 'interviews per month',
      job: 'open jobs',
      interview_flow: 'interview flows',
      custom_ai: 'custom AI fields',
      admin: 'admins',
    },
    reached: (plan: string, limit: number, unit: string) =>
      `You have reached the limit of ${locale.number(limit)} ${unit} in the ${plan} plan. Upgrade the plan to add more.`,
    nearlyReached: (plan: string, used: number, limit: number, unit: string) =>
      `You have used ${locale.number(used)} of ${locale.number(limit)} ${unit} in the ${plan} plan.`,
    paymentFailed: 'The last payment failed. Please check your payment details to keep your plan.',
    noPlan: 'This organization has no plan yet.',
  },
})
