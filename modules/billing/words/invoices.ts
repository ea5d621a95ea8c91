import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Interval } from '../policy.ts'

/** "1 Nov 2026", in UTC as on invoices, so that a payment and its period never seem to be a day apart. */
export const dayWords = (date: Date): string =>
  locale.datePart(date.toISOString().slice(0, 10), { day: 'numeric', month: 'short', year: 'numeric' })

const lastDay = (end: Date) => new Date(end.getTime() - 1)

/** "1 Nov 2026 to 30 Nov 2026": both days included. */
export const periodWords = (from: Date, to: Date): string =>
  invoiceWords.period(dayWords(from), dayWords(to > from ? lastDay(to) : to))

/** Invoices and payments. */
export const invoiceWords = dictionary({
  en: {
    title: 'Invoice',
    test: 'Test invoice, nothing was charged',
    number: 'Invoice number',
    date: 'Date',
    billedTo: 'Billed to',
    taxId: (id: string) => `Tax ID ${id}`,
    item: 'Description',
    amount: 'Amount',
    total: 'Total without tax',
    issuer: 'Evenhand',
    page: (number: number) => `Page ${locale.number(number)}`,
    period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    suspended: (days: number) =>
      locale.plural(days, { one: '1 day of suspension', other: `${locale.number(days)} days of suspension` }),
    lines: {
      plan: (plan: string, interval: Interval) =>
        `${plan} plan, ${interval === 'year' ? 'billed yearly' : 'billed monthly'}`,
      unused: (plan: string) => `Unused part of the ${plan} plan`,
      credit: () => 'Credit from earlier changes',
    },
    description: (plan: string, cause: 'purchase' | 'upgrade' | 'renewal') =>
      cause === 'upgrade' ? `Change to ${plan}` : cause === 'renewal' ? `${plan}, renewal` : plan,
  },
})

export const transactionColumns = dictionary({
  en: {
    date: 'Date (UTC)',
    description: 'Description',
    from: 'Period from',
    to: 'Period until',
    invoice: 'Invoice',
    status: 'Status',
    amount: 'Amount without tax',
    refunded: 'Refunded',
    currency: 'Currency',
    test: 'Note',
  },
})
