import { describe, expect, it } from 'vitest'
import { firstValues, offerForm, type OfferFormInput, readingOf, termsOf } from './offer-form.ts'

const typed: OfferFormInput = {
  position: 'Backend Engineer',
  amount: '65000.5',
  currency: ' eur ',
  period: 'year',
  start_on: '2027-02-01',
  text: '<p>Dear Noor,</p><ul><li>Holidays</li></ul>',
  expires_on: '2026-12-01',
}
const payOf = (amount: string, currency: string) => termsOf(offerForm.parse({ ...typed, amount, currency }), []).pay

describe('the form of an offer', () => {
  it.each([
    ['65000.5', 'eur', 6_500_050],
    ['5000000', 'JPY', 5_000_000],
    ['1200.5', 'KWD', 1_200_500],
    ['0.1', 'USD', 10],
    ['19.99', 'USD', 1999],
  ])('understands %s %s in minor units', (amount, currency, units) => {
    expect(payOf(amount, currency)).toMatchObject({ amount: units, currency: currency.toUpperCase() })
  })

  it.each(['', '0', '-5', 'a lot', 'Infinity', '0.001'])('refuses “%s” as pay', amount => {
    const { error } = offerForm.safeParse({ ...typed, amount })
    expect(error?.issues.map(({ path }) => path)).toEqual([['amount']])
  })

  it('accepts the pay before its currency is entered', () => {
    const { error } = offerForm.safeParse({ ...typed, currency: '' })
    expect(error?.issues.map(({ path }) => path)).toEqual([['currency']])
  })

  it.each(['', '<p></p>', '<p> </p><ul><li></li></ul>'])('refuses “%s” as the text', text => {
    const { error } = offerForm.safeParse({ ...typed, text })
    expect(error?.issues.map(({ path }) => path)).toEqual([['text']])
  })

  it('shows an incomplete offer in the preview', () => {
    expect(readingOf({ ...typed, amount: '', currency: 'E', start_on: '' }, [])).toMatchObject({
      pay: null,
      start_on: null,
    })
  })

  it('starts with the job’s title and a letter', () => {
    const suggested = {
      position: 'Designer',
      pay: { currency: 'EUR', period: 'month' as const },
      expires_on: '2026-12-01',
      today: '2026-11-24',
      time_zone: 'UTC',
    }
    const list = { items: [], hidden: false, approval_needed: false, approvers: [], suggested }
    expect(firstValues(list, '<Noor> Haddad')).toMatchObject({
      position: 'Designer',
      amount: '',
      currency: 'EUR',
      period: 'month',
      text: expect.stringMatching(/^<p>Dear &lt;Noor&gt;,<\/p><p>/),
      expires_on: '2026-12-01',
    })
  })
})
