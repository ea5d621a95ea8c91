import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Plans side by side: their prices, limits and buttons. */
export const planWords = dictionary({
  en: {
    plans: 'Plans',
    period: 'Billing period',
    monthly: 'Monthly',
    yearly: 'Yearly',
    aMonth: 'a month',
    aYear: 'a year',
    free: (months: number) => `Pay for ${locale.number(12 - months)} months when billed yearly.`,
    beforeTax: 'Prices without tax.',
    current: 'Your plan',
    currentPlan: 'Current plan',
    planned: (day: string) => `Starts on ${day}`,
    trial: (days: number) =>
      `${locale.plural(days, { one: '1 day', other: `${locale.number(days)} days` })} free trial`,
    take: (plan: string) => `Choose ${plan}`,
    change: (plan: string) => `Change to ${plan}`,
    toYearly: 'Change to yearly',
    toMonthly: 'Change to monthly',
    start: (plan: string) => `Start with ${plan}`,
    manage: 'Manage billing',
    failed: 'The plans could not be loaded',
    loading: 'Loading plans',
    none: 'No plans are on offer',
    noneNote: 'Contact us, and we find a plan for you.',
    contact: 'Contact us',
    unlimited: 'Unlimited',
    noneIncluded: 'None',
    compare: 'What each plan includes',
    feature: 'Feature',
    isYours: (plan: string) => `${plan}, your plan`,
    limits: {
      jobs: 'Open jobs',
      interviews: 'AI interviews a month',
      interview_flows: 'Interview flows',
      custom_ai: 'Custom AI fields',
      admins: 'Admins',
    },
    inUse: (count: number) => `${locale.number(count)} in use`,
    short: {
      jobs: (limit: number | null) => some(limit, 'job', 'jobs'),
      interviews: (limit: number | null) => some(limit, 'AI interview a month', 'AI interviews a month'),
      interview_flows: (limit: number | null) => some(limit, 'flow', 'flows'),
      custom_ai: (limit: number | null) => some(limit, 'custom AI field', 'custom AI fields'),
      admins: (limit: number | null) => some(limit, 'admin', 'admins'),
    },
  },
})

function some(limit: number | null, one: string, other: string): string {
  if (limit === null) return `Unlimited ${other}`
  if (limit === 0) return `No ${other}`
  return locale.plural(limit, { one: `1 ${one}`, other: `${locale.number(limit)} ${other}` })
}
