import { emailAddresses } from '../text/email-addresses.ts'
import type { Cut } from './cuts.ts'

const LINK = /(?:https?:\/\/|www\.)\S{1,500}|\b(?:linkedin|github|gitlab|xing|facebook|instagram)\.com\/\S{1,200}/giu
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]{7,17}\d(?![\p{L}\p{N}])/gu

/** E-mail addresses, links and phone numbers. */
export function contacts(text: string): Cut[] {
  return [
    ...emailAddresses(text).map(({ start, text: address }) => ({
      start,
      end: start + address.length,
      placeholder: '[e-mail]',
    })),
    ...found(text, LINK, '[link]'),
    ...found(text, PHONE, '[phone]').filter(({ start, end }) => isPhone(text.slice(start, end))),
  ]
}

/** Every match of a pattern as a cut. */
export const found = (text: string, pattern: RegExp, placeholder: string): Cut[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length, placeholder }))

/** "2018 - 2023" and "01/2019 – 03/2021" are periods of employment, not phone numbers. */
function isPhone(match: string): boolean {
  const digits = match.replace(/\D/gu, '')
  if (digits.length < 9 && !match.trim().startsWith('+')) return false
  if (/^(?:(?:19|20)\d{2}[\s/.-]*)+$/u.test(match)) return false
  return !/(?:19|20)\d{2}\s*[-–/.]\s*(?:\d{1,2}[/.])?(?:19|20)\d{2}/u.test(match)
}
