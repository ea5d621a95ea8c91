import { fractionDigits, locale } from './locale.ts'

// What people type as an amount. Apart from `locale`, which every page loads.

/** A number as people type it, "48,000.50"; null if it is none. */
export function parseNumber(text: string): number | null {
  const parts = new Intl.NumberFormat(locale.tag).formatToParts(1_234_567.5)
  const sign = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  const plain = text
    .replaceAll(sign('group'), '')
    .replaceAll(/[\s'’]/gu, '')
    .replace(sign('decimal'), '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** Minor units from major units of a currency: 6500 of EUR are 650000. */
export const minorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** fractionDigits(currency))
