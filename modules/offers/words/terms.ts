import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Pay } from '../contract.ts'

/** The terms of an offer, in e-mails and on screens. */
export const offerTerms = dictionary({
  en: {
    position: 'Position',
    pay: 'Pay',
    start: 'Start date',
    answerBy: 'Answer by',
    missing: 'Not entered yet',
    attachments: 'Attachments',
    periods: { year: 'a year', month: 'a month', hour: 'an hour' },
  },
})

/** "€65,000 a year". */
export const payText = ({ amount, currency, period }: Pay): string =>
  `${locale.money({ amount, currency })} ${offerTerms.periods[period]}`

/** "1 February 2027", from 2027-02-01. */
export const dateText = (date: string): string =>
  locale.datePart(date, { day: 'numeric', month: 'long', year: 'numeric' })
