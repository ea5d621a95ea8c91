import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The list of payments. */
export const transactionWords = dictionary({
  en: {
    list: 'Transactions',
    loading: 'Loading transactions',
    year: 'Year',
    allYears: 'All years',
    status: 'Status',
    allStatuses: 'All statuses',
    statuses: { paid: 'Paid', failed: 'Failed', refunded: 'Refunded', disputed: 'Disputed' },
    refunded: (amount: string) => `${amount} refunded`,
    date: 'Date',
    description: 'Description',
    invoice: 'Invoice',
    amount: 'Amount',
    pdf: 'PDF',
    download: (number: string) => `Download invoice ${number} as PDF`,
    downloadFailed: 'The invoice could not be downloaded',
    noInvoice: 'None',
    test: 'Test, nothing was charged',
    summary: (count: number, paid: string) =>
      locale.plural(count, {
        one: `1 transaction, ${paid} paid`,
        other: `${locale.number(count)} transactions, ${paid} paid`,
      }),
    nothingPaid: 'nothing',
    more: 'Show more',
    export: 'Export CSV',
    fileName: 'transactions.csv',
    exported: (count: number) =>
      locale.plural(count, { one: '1 transaction exported', other: `${locale.number(count)} transactions exported` }),
    incomplete: 'Only the newest are included.',
    exportFailed: 'The transactions were not exported',
    empty: 'No transactions yet',
    emptyNote: 'Payments and invoices of your plan are listed here.',
    noneFound: 'No transactions match these filters',
    noneFoundNote: 'Choose another year or status.',
    comparePlans: 'Compare plans',
    withoutTax: 'Amounts without tax.',
  },
})
