import { z } from 'zod'
import { line, title } from '#platform/contract/shapes.ts'
import { firstName } from '#platform/locale/first-name.ts'
import { majorUnits } from '#platform/locale/locale.ts'
import type { Offer, OfferAttachment } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import type { TermsGiven } from './api.ts'
import type { OfferList } from './offer-actions.tsx'
import type { OfferReading } from './offer-document.tsx'

const words = panelWords.form

const CURRENCY = /^[A-Z]{3}$/

/** The form's values: the pay in major units, the text as rich text. */
export const offerForm = z
  .object({
    position: title,
    amount: z.string(),
    currency: z
      .string()
      .transform(text => text.trim().toUpperCase())
      .pipe(z.string().regex(CURRENCY, words.currencyWrong)),
    period: z.enum(['year', 'month', 'hour']),
    start_on: line(10, 0).refine(date => date !== '', words.startMissing),
    text: z
      .string()
      .max(20_000)
      .refine(text => text.replaceAll(/<[^<>]*>/g, '').trim() !== '', words.textMissing),
    expires_on: z.string(),
  })
  // Without a currency, an amount can still be right: it is entered first.
  .refine(({ amount, currency }) => minorUnits(amount, CURRENCY.test(currency) ? currency : 'EUR') >= 1, {
    path: ['amount'],
    message: words.amountWrong,
    when: () => true,
  })

export type OfferFormInput = z.input<typeof offerForm>
export type OfferFormValues = z.output<typeof offerForm>

/** What was typed, in minor units of the currency; 0 if it is not an amount. */
function minorUnits(amount: string, currency: string): number {
  const value = Number(amount)
  if (!Number.isFinite(value) || value <= 0 || !CURRENCY.test(currency)) return 0
  return Math.round(value / majorUnits({ amount: 1, currency }))
}

/** An existing offer for editing. */
export const valuesOf = ({ content, expires_on }: Offer): OfferFormInput => ({
  position: content.position,
  amount: String(majorUnits(content.pay)),
  currency: content.pay.currency,
  period: content.pay.period,
  start_on: content.start_on,
  text: content.text,
  expires_on,
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Text whose blank lines separate paragraphs, as rich text. */
const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${escaped(paragraph)}</p>`)
    .join('')

/** What a new draft starts with: the last offer, or the job's title and pay with a short letter. */
export function firstValues({ items: [last], suggested }: OfferList, name: string): OfferFormInput {
  const { position, pay, expires_on } = suggested
  if (last) return { ...valuesOf(last), expires_on }
  const currency = pay?.currency ?? ''
  return {
    position,
    amount: pay?.amount && currency ? String(majorUnits({ amount: pay.amount, currency })) : '',
    currency,
    period: pay?.period ?? 'year',
    start_on: '',
    text: paragraphs(words.startText(firstName(name))),
    expires_on,
  }
}

export const termsOf = (
  { amount, currency, period, text, ...rest }: OfferFormValues,
  attachments: readonly OfferAttachment[],
): TermsGiven => ({
  ...rest,
  pay: { amount: minorUnits(amount, currency), currency, period },
  text,
  attachment_ids: attachments.map(({ id }) => id),
})

/** What was typed until now, as the candidate would read it. */
export function readingOf(
  { position, amount, currency: typed, period, start_on, text }: OfferFormInput,
  attachments: readonly OfferAttachment[],
): OfferReading {
  const currency = typed.trim().toUpperCase()
  const units = minorUnits(amount, currency)
  return {
    position,
    pay: units > 0 ? { amount: units, currency, period } : null,
    start_on: start_on || null,
    text,
    attachments,
  }
}
