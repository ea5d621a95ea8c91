import { emailAddresses } from './email-addresses.ts'

const LINK = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|xing|facebook|instagram)\.com\/\S+/giu
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]{7,17}\d(?![\p{L}\p{N}])/gu
const BIRTH =
  /\b(?:date of birth|born(?: on| in)?|birth ?date|d\.?o\.?b\.?|geburtsdatum|geboren(?: am)?|n[ée]e? le|date de naissance|fecha de nacimiento|age|alter|edad|âge)\s*[:.]?\s*\d[\p{L}\d ./-]{0,24}/giu

const BLOCK = '█'

/**
 * Masks what must not influence an evaluation: contact details, signs of age, and the given strings (the
 * person's name). Length and offsets stay the same, so that a quote found here has the same position in the original.
 */
export function mask(text: string, hide: readonly string[] = []): string {
  let masked = withoutAddresses(text)
    .replace(LINK, cover)
    .replace(BIRTH, cover)
    .replace(PHONE, found => (isPhone(found) ? cover(found) : found))
  for (const word of hide) {
    const pattern = word
      .trim()
      .split(/\s+/u)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
      .join('\\s+')
    if (word.trim().length >= 2)
      masked = masked.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), cover)
  }
  return masked
}

function withoutAddresses(text: string): string {
  let masked = ''
  for (const { text: address, start } of emailAddresses(text))
    masked += text.slice(masked.length, start) + cover(address)
  return masked + text.slice(masked.length)
}

function cover(found: string): string {
  return found.replace(/[^\s]/gu, one => BLOCK.repeat(one.length))
}

/** "2018 - 2023" and "01/2019 – 03/2021" are periods of employment, not phone numbers. */
function isPhone(found: string): boolean {
  const digits = found.replace(/\D/gu, '')
  if (digits.length < 9 && !found.trim().startsWith('+')) return false
  if (/^(?:(?:19|20)\d{2}[\s/.-]*)+$/u.test(found)) return false
  return !/(?:19|20)\d{2}\s*[-–/.]\s*(?:\d{1,2}[/.])?(?:19|20)\d{2}/u.test(found)
}
