import { emailAddresses } from '../text/email-addresses.ts'
import { type Cut, found } from './cuts.ts'

const LINK =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]{1,500}|(?<![\p{L}\p{N}.-])(?:linkedin|github|gitlab|xing|facebook|instagram|twitter|x|behance|dribbble|medium|tiktok|youtube|stackoverflow)\.com\/[^\s,;|<>()]{1,200}|(?<![\p{L}\p{N}@.-])(?:[a-z\d][a-z\d-]{0,40}\.){1,3}[a-z]{2,7}\/[^\s,;|<>()]{1,200}|(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,40}/giu
/** "@Ivy View": a colleague in a note, and no account. */
const MENTION = /^@\p{Lu}\p{Ll}{0,30} \p{Lu}\p{L}$/u
const PHONE = /(?<![\p{L}\p{N}@./])(?:\+|\(|\d)[\d \u00a0()./\u2011-]{6,20}\d(?![\p{L}\p{N}@])/gu
/** In the header, nine digits in groups are a phone number and no amount. */
const HEADER_PHONE = /(?<![\p{L}\p{N}.,])[06-9]\d{1,2}(?:[ .-]\d{2,3}){2,4}(?![\p{L}\p{N}]|[.,]\d)/gu
const LABELLED_PHONE =
  /(?<=(?<!\p{L})(?:tel|telefon|téléphone|teléfono|telefono|telefone|telefoon|phone|mobile?|mobil|móvil|celular|cel|natel|fono|tfno|tlf|tél|tel[ée]f|nr|cell|handy|gsm|fax|portable|komórka|telefonnummer|puhelin|whatsapp|هاتف|جوال|电话|手机|電話)\.?\s{0,3}[:：]?\s{0,3})\+?[\d(][\d \u00a0().\u2011/-]{5,20}\d/giu
/** "LinkedIn: jane-doe", "Skype jdoe" */
const ACCOUNT =
  /(?<=(?<!\p{L})(?:linkedin|github|gitlab|xing|skype|telegram|signal|instagram|insta|facebook|twitter|mastodon|discord|wechat|weixin|微信|behance|dribbble|orcid|portfolio|website|webseite|homepage|site web|sitio web|sito web)\.?\s{0,3}[:：/]\s{0,3})[\p{L}\p{N}@][^\s,;|<>()]{2,80}/giu

const DIGIT_WORDS =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|plus|\\d{1,4}'
const LEAST_DIGITS = 7
/** "oh seven seven double oh …" */
const SPOKEN_PHONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${DIGIT_WORDS})(?:[\\s,.-]{1,3}(?:${DIGIT_WORDS})){${LEAST_DIGITS - 1},24}(?![\\p{L}\\p{N}])`,
  'giu',
)
/** "ana dot ruiz at mail dot com" */
const SPOKEN_EMAIL =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._-]{2,40}(?:\s(?:dot|punkt|point|punto|underscore|dash)\s[\p{L}\p{N}_-]{1,40}){0,3}\s(?:at|ät|arobase|arroba)\s[\p{L}\p{N}-]{2,40}(?:\s(?:dot|punkt|point|punto)\s[\p{L}]{2,10}){1,3}(?![\p{L}\p{N}])/giu

/** "jane underscore doe on Telegram" */
const SPOKEN_ACCOUNT =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,30}(?:\s(?:dot|underscore|dash|punkt|unterstrich|point|tiret bas|punto|guion bajo|guión bajo)\s[\p{L}\p{N}]{1,30}){1,3}(?=,?\s(?:on|auf|bei|sur|en)\s(?:linkedin|github|xing|skype|telegram|signal|instagram|insta|facebook|twitter|mastodon|discord|tiktok)(?!\p{L}))/giu

/** E-mail addresses, links and phone numbers. */
export function contacts(text: string): Cut[] {
  return [
    ...emailAddresses(text).map(({ start, text: address }) => ({
      start,
      end: start + address.length,
      placeholder: '[e-mail]',
    })),
    ...found(text, LINK, '[link]').filter(({ start, end }) => !MENTION.test(text.slice(start, end + 3))),
    ...found(text, PHONE, '[phone]').filter(cut => isPhone(text.slice(cut.start, cut.end)) && !isOfThing(text, cut)),
    ...found(text.slice(0, HEADER), HEADER_PHONE, '[phone]'),
    ...found(text, LABELLED_PHONE, '[phone]').filter(cut => !isOfThing(text, cut)),
    ...found(text, SPOKEN_PHONE, '[phone]').filter(({ start, end }) => isSpokenPhone(text.slice(start, end))),
    ...found(text, SPOKEN_EMAIL, '[e-mail]'),
    ...found(text, SPOKEN_ACCOUNT, '[link]'),
    ...found(text, ACCOUNT, '[link]'),
    ...headerDomains(text),
  ]
}

const DOMAIN =
  /(?<=^|[\t|·•,\n]\s{0,3})(?:[a-z\d][a-z\d-]{0,40}\.){1,3}(?:com|org|net|io|dev|me|design|uk|de|fr|es|it|nl|pl|se|ch|at|eu|info|app|art|studio|photo|works|page|name|blog|example)(?:\/[\w./-]{0,80})?(?=\s{0,3}(?:$|[\t|·•,\n]))/giu
const HEADER = 400

/** A site without "www." between the other contacts. Further down, it is a customer or a technology. */
const headerDomains = (text: string): Cut[] => found(text.slice(0, HEADER), DOMAIN, '[link]')

/** Numbers in digits alone are figures of work, unless they look like a phone number. */
const isSpokenPhone = (match: string): boolean => /\p{L}/u.test(match)

/** What precedes the number of a thing: "Order 4711-2345678". */
const THING =
  /(?<!\p{L})(?:orders?|tickets?|invoices?|parts?|items?|articles?|serial|batch|tracking|bestellung(?:en)?|auftrag|aufträge|rechnung(?:en)?|artikel|charge|commandes?|factures?|colis|lot|pedidos?|facturas?|lote)\s?(?:number|no\.?|nr\.?|nummer|numéro|número|n[º°])?[ :#]{1,3}$/iu
const LONGEST_THING = 30
const isOfThing = (text: string, { start }: Cut): boolean =>
  THING.test(text.slice(Math.max(0, start - LONGEST_THING), start))
const IP_ADDRESS = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/u

/** "2018 - 2023" and "01/2019 – 03/2021" are periods of employment, not phone numbers. */
function isPhone(match: string): boolean {
  const digits = match.replace(/\D/gu, '')
  if (IP_ADDRESS.test(match.trim())) return false
  if (digits.length < 9 && !match.trim().startsWith('+')) return false
  if (/^(?:(?:19|20)\d{2}[\s/.-]*)+$/u.test(match)) return false
  // Thousands: "1 200 000".
  if (/^\d{1,3}(?:[ .]\d{3})+$/u.test(match.trim()) && !match.startsWith('0')) return false
  return !/(?:19|20)\d{2}\s*[-–/.]\s*(?:\d{1,2}[/.])?(?:19|20)\d{2}/u.test(match)
}
