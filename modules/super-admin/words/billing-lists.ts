import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The columns of the exported subscriptions. */
export const subscriptionColumns = dictionary({
  en: {
    organization: 'Organization',
    country: 'Country',
    plan: 'Plan',
    status: 'Status',
    interval: 'Billing period',
    price: 'Price',
    currency: 'Currency',
    period_end: 'Period ends (UTC)',
    cancelled: 'Ends with the period',
    interviews_used: 'AI interviews this month',
    interviews_limit: 'AI interviews a month',
    since: 'Registered (UTC)',
  },
})

/** The columns of the exported payments. */
export const paymentColumns = dictionary({
  en: {
    date: 'Date (UTC)',
    invoice: 'Invoice',
    organization: 'Organization',
    plan: 'Plan',
    cause: 'Cause',
    status: 'Status',
    failure: 'Failure',
    amount: 'Amount',
    refunded: 'Refunded',
    currency: 'Currency',
    test: 'Test',
  },
})

/** The list of subscriptions. */
export const subscriptionListWords = dictionary({
  en: {
    title: 'Subscriptions',
    summary: (paid: number, recurring: string) =>
      `${locale.plural(paid, { one: '1 active subscription', other: `${locale.number(paid)} active subscriptions` })}, ${recurring} a month`,
    noRevenue: 'no recurring revenue',
    status: 'Status',
    all: 'All',
    plan: 'Plan',
    interval: 'Billing period',
    search: 'Search organizations',
    intervals: { month: 'Monthly', year: 'Yearly' },
    statuses: {
      trialing: 'Trialing',
      active: 'Active',
      past_due: 'Past due',
      canceled: 'Canceled',
      unpaid: 'Unpaid',
      incomplete: 'Incomplete',
    },
    suspended: 'Suspended',
    ending: 'Ends with the period',
    columns: {
      organization: 'Organization',
      plan: 'Plan',
      status: 'Status',
      amount: 'Amount',
      ends: 'Renews or ends',
      used: 'AI interviews this month',
      since: 'Since',
    },
    planAndInterval: (plan: string, interval: string) => `${plan}, ${locale.lower(interval)}`,
    used: (used: number, limit: number | null) =>
      limit === null ? locale.number(used) : `${locale.number(used)} of ${locale.number(limit)}`,
    usedPhone: 'AI interviews',
    renews: (day: string) => day,
    ends: (day: string) => `Ends ${day}`,
    paused: 'Paused',
    loading: 'Loading subscriptions',
    failed: 'Couldn’t load the subscriptions',
    none: 'No subscriptions match these filters',
    noneNote: 'Change or clear the filters.',
    empty: 'No organizations yet',
    emptyNote: 'Every organization that registers is listed here with its plan.',
    clear: 'Clear filters',
    showing: (shown: number, total: string) => `Showing ${locale.number(shown)} of ${total}`,
    more: 'Next 25',
    export: 'Export CSV',
    exported: (count: number) =>
      locale.plural(count, {
        one: '1 subscription exported',
        other: `${locale.number(count)} subscriptions exported`,
      }),
    incomplete: 'The file contains the newest 10,000. Use the filters for the rest.',
    exportFailed: 'Couldn’t export the subscriptions',
    fileName: 'subscriptions.csv',
  },
})

/** The list of payments. */
export const paymentListWords = dictionary({
  en: {
    title: 'Transactions',
    note: 'Invoices and refunds of all organizations. Without tax.',
    testNote: 'Payments are only recorded: no payment provider is configured, and nothing was charged.',
    sums: { paid: 'Collected', failed: 'Failed', refunded: 'Refunded', disputed: 'Disputed' },
    payments: (count: number) => locale.plural(count, { one: '1 payment', other: `${locale.number(count)} payments` }),
    noneOfThese: 'None',
    status: 'Status',
    all: 'All',
    currency: 'Currency',
    from: 'From',
    to: 'To',
    search: 'Organization or invoice number',
    statuses: { paid: 'Paid', failed: 'Failed', refunded: 'Refunded', disputed: 'Disputed' },
    columns: {
      date: 'Date',
      invoice: 'Invoice',
      organization: 'Organization',
      what: 'What for',
      status: 'Status',
      amount: 'Amount',
    },
    noInvoice: 'None',
    download: (number: string) => `Download invoice ${number} as PDF`,
    downloadFailed: 'The invoice could not be downloaded',
    test: 'Test',
    loading: 'Loading transactions',
    failed: 'Couldn’t load the transactions',
    none: 'No transactions match these filters',
    noneNote: 'Change or clear the filters.',
    empty: 'No transactions yet',
    emptyNote: 'Payments are listed here as soon as an organization takes a plan with a price.',
    clear: 'Clear filters',
    showing: (shown: number, total: string) => `Showing ${locale.number(shown)} of ${total}`,
    more: 'Next 25',
    export: 'Export CSV',
    exported: (count: number) =>
      locale.plural(count, {
        one: '1 transaction exported',
        other: `${locale.number(count)} transactions exported`,
      }),
    incomplete: 'The file contains the newest 10,000. Use the filters for the rest.',
    exportFailed: 'Couldn’t export the transactions',
    fileName: 'transactions.csv',
  },
})
