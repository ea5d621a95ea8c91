import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const organizations = (count: number) =>
  locale.plural(count, { one: '1 organization', other: `${locale.number(count)} organizations` })
const limit = (value: number | null) => (value === null ? 'unlimited' : locale.number(value))

/** Plans, as super admins see them. */
export const planAdminWords = dictionary({
  en: {
    title: 'Plans',
    note: 'The Packages page shows public plans in this order.',
    add: 'New plan',
    loading: 'Loading plans',
    failed: 'Couldn’t load the plans',
    plan: 'Plan',
    monthly: 'Monthly',
    yearly: 'Yearly',
    interviews: 'Interviews',
    jobs: 'Open jobs',
    customAi: 'AI fields',
    flows: 'Flows',
    admins: 'Admins',
    organizations: 'Organizations',
    actions: 'Actions',
    unlimited: 'Unlimited',
    hidden: 'Hidden',
    edit: 'Edit',
    view: 'View',
    open: (plan: string) => `Edit ${plan}`,
    show: (plan: string) => `View ${plan}`,
    up: (plan: string) => `Move ${plan} up`,
    down: (plan: string) => `Move ${plan} down`,
    orderFailed: 'The order was not saved',
    archived: 'Archived',
    archivedNote: (count: number) =>
      count === 0
        ? 'No organization is on it.'
        : `${organizations(count)} still on it. They keep it until they change.`,
    restore: 'Restore plan',
    restorePlan: (plan: string) => `Restore ${plan}`,
    restored: (plan: string) => `${plan} restored`,
    restoreFailed: 'The plan was not restored',
  },
})

/** The form of a plan. */
export const planFormWords = dictionary({
  en: {
    newTitle: 'New plan',
    title: (plan: string) => `Plan ${plan}`,
    onIt: (count: number, revenue: string) => `${organizations(count)}, ${revenue} a month`,
    name: 'Name',
    description: 'Description',
    currency: 'Currency',
    currencyHelp: 'The currency cannot be changed later.',
    priceMonthly: 'Price a month',
    priceYearly: 'Price a year',
    trialDays: 'Trial days',
    limits: 'Limits',
    kinds: {
      jobs: 'Open jobs',
      interviews: 'AI interviews a month',
      interview_flows: 'Interview flows',
      custom_ai: 'Custom AI fields',
      admins: 'Admins',
    },
    unlimited: 'Unlimited',
    isUnlimited: (kind: string) => `${kind}: unlimited`,
    capabilities: 'Capabilities',
    canCustomAi: 'Can create custom AI fields',
    canFlow: 'Can create interview flows',
    public: 'Public: shown on the Packages page',
    stripe: 'Stripe prices',
    stripeMonthly: 'Monthly price ID',
    stripeYearly: 'Yearly price ID',
    stripeHelp: 'Only for billing with Stripe. Starts with price_.',
    effect: 'What this changes',
    when: 'When do changes apply?',
    atRenewal: 'At each renewal',
    atRenewalHelp:
      'New subscriptions get them now, existing ones at their next renewal. Nothing is taken away from anyone.',
    now: 'To everyone now',
    nowHelp: (raised: number | undefined) =>
      `${raised === undefined ? 'Organizations on this plan' : raised === 0 ? 'No organization' : organizations(raised)} ${raised === 1 ? 'gets' : raised === 0 ? 'would get' : 'get'} larger limits or new capabilities now. Prices and smaller limits still change at each renewal.`,
    nothing: 'Nothing has been changed yet.',
    noTerms: 'No price and no limit.',
    checking: 'Checking who is affected',
    previewFailed: 'Couldn’t check who is affected.',
    price: (interval: 'month' | 'year', to: string, from: string) =>
      `${interval === 'month' ? 'Monthly' : 'Yearly'} price: ${to} instead of ${from}.`,
    pays: (count: number, interval: 'month' | 'year') =>
      count === 0
        ? 'No organization pays it.'
        : `${organizations(count)} billed by the ${interval} ${count === 1 ? 'pays' : 'pay'} it from the next renewal.`,
    limitKinds: {
      job: 'Open jobs',
      interview: 'AI interviews',
      interview_flow: 'Flows',
      custom_ai: 'Custom AI fields',
      admin: 'Admins',
    },
    limit: (kind: string, to: number | null, from: number | null) => `${kind}: ${limit(to)} instead of ${limit(from)}.`,
    exceeding: (count: number, to: number) =>
      `${organizations(count)} ${count === 1 ? 'uses' : 'use'} more than ${limit(to)}. They keep what they have, and can add more when they are below the limit.`,
    noneExceeds: 'No organization uses more.',
    subscribers: 'On this plan',
    subscribersNote: (shown: number, all: number) =>
      shown < all ? `The first ${locale.number(shown)} of ${locale.number(all)}.` : '',
    noSubscribers: 'No organization is on this plan.',
    renews: 'renews',
    ends: 'trial ends',
    suspended: 'Suspended',
    save: 'Save plan',
    create: 'Create plan',
    cancel: 'Cancel',
    close: 'Close',
    saved: (plan: string) => `${plan} saved`,
    created: (plan: string) => `${plan} created`,
    failed: 'Plan not saved',
    archive: 'Archive plan',
    archivedNow: (plan: string) => `${plan} archived`,
    archiveFailed: 'The plan was not archived',
    restore: 'Restore plan',
    unsaved: 'Discard your changes?',
    unsavedText: 'This plan has changes that are not saved.',
    discard: 'Discard changes',
    keep: 'Keep editing',
    amount: 'Enter an amount such as 199 or 199.50.',
    amountLarge: 'The highest price is 1,000,000.',
    count: 'Enter a whole number from 0 to 999,999.',
    days: 'Enter a number of days from 0 to 365.',
  },
})
