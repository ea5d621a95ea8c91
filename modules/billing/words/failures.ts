import { dictionary } from '#platform/locale/dictionary.ts'

/** What failed. The first four are those of the specification (section 8). */
export const billingFailures = dictionary({
  en: {
    active: 'Failed to fetch active subscription.',
    cancel: 'Failed to cancel the subscription.',
    transactions: 'Failed to fetch subscription transactions.',
    portal: 'Failed to create customer portal session.',
    change: 'Couldn’t change the plan',
    keep: 'Couldn’t keep the plan',
  },
})
