import { emailAddresses } from '../text/email-addresses.ts'
import { type Cut, found } from './cuts.ts'

const LINK =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]{1,500}|(?<![\p{L}\p{N}.-])(?:linkedin|github|gitlab|xing|facebook|instagram|twitter|x|behance|dribbble|medium|tiktok|youtube|stackoverflow)\.com\/[^\s,;|<>()]{1,200}|(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,40}/giu
const PHONE = /(?<![\p{L}\p{N}@./])(?:\+|\(|\d)[\d \u00a0()./\u2011-]{6,20}\d(?![\p{L}\p{N}@])/gu
const LABELLED_PHONE =
  /(?<=(?<!\p{L})(?:tel|telefon|téléphone|teléfono|telefono|telefone|telefoon|phone|mobile?|mobil|móvil|cell|handy|gsm|fax|portable|komórka|telefonnummer|puhelin|whatsapp|هاتف|جوال|电话|手机|電話)\.?\s{0,3}[:：]?\s{0,3})\+?[\d(][\d \u00a0().\u2011/-]{5,20}\d/giu

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
    ...found(text, LABELLED_PHONE, '[phone]'),
    ...headerDomains(text),
  ]
}

const DOMAIN =
  /(?<=^|[\t|·•,\n]\s{0,3})(?:[a-z\d][a-z\d-]{0,40}\.){1,3}(?:com|org|net|io|dev|me|design|uk|de|fr|es|it|nl|pl|se|ch|at|eu|info|app|art|studio|photo|works|page|name|blog|example)(?:\/[\w./-]{0,80})?(?=\s{0,3}(?:$|[\t|·•,\n]))/giu
const HEADER = 400

/** A site without "www." between the other contacts. Further down, it is a customer or a technology. */
const headerDomains = (text: string): Cut[] => found(text.slice(0, HEADER), DOMAIN, '[link]')

/** "2018 - 2023" and "01/2019 – 03/2021" are periods of employment, not phone numbers. */
function isPhone(match: string): boolean {
  const digits = match.replace(/\D/gu, '')
  if (digits.length < 9 && !match.trim().startsWith('+')) return false
  if (/^(?:(?:19|20)\d{2}[\s/.-]*)+$/u.test(match)) return false
  // Thousands: "1 200 000".
  if (/^\d{1,3}(?:[ .]\d{3})+$/u.test(match.trim()) && !match.startsWith('0')) return false
  return !/(?:19|20)\d{2}\s*[-–/.]\s*(?:\d{1,2}[/.])?(?:19|20)\d{2}/u.test(match)
}
