import { createDates, type Dates } from './dates.ts'
import { whenNeeded } from '../when-needed.ts'

/** An amount of money in the minor units of its currency (ISO 4217). */
interface Money {
  readonly amount: number
  readonly currency: string
}

/** Everything that depends on the reader's language, except the texts. The only place that uses `Intl`. */
export interface Locale extends Dates {
  /** BCP 47. */
  readonly tag: string
  /** "Ines, Tomasz and Maja". */
  list(items: readonly string[], kind?: 'and' | 'or'): string
  /** "Berlin, Hybrid": parts side by side, without a conjunction; empty ones are left out. */
  parts(items: readonly (string | null | undefined | false)[]): string
  /** "1,234". */
  number(value: number): string
  /** "12.5 MB" from bytes. */
  bytes(value: number): string
  money(value: Money): string
  /** Chooses the form for a count: `{ one: '1 job', other: '3 jobs' }`. */
  plural(count: number, forms: { readonly one: string; readonly other: string }): string
  /** Sorts names as people expect. */
  compare(a: string, b: string): number
  /** The name of a country by its ISO 3166 code. */
  country(code: string): string
  /** The name of a language by its BCP 47 tag. */
  language(tag: string): string
  upper(text: string): string
  lower(text: string): string
}

/** How many digits a currency has after its decimal point. */
export const fractionDigits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount in the major units of its currency: 650000 minor units of EUR are 6500. */
export const majorUnits = ({ amount, currency }: Money): number => amount / 10 ** fractionDigits(currency)

function createLocale(tag: string): Locale {
  const rules = whenNeeded(() => new Intl.PluralRules(tag))
  const lists = {
    and: whenNeeded(() => new Intl.ListFormat(tag, { type: 'conjunction' })),
    or: whenNeeded(() => new Intl.ListFormat(tag, { type: 'disjunction' })),
  }
  const numbers = whenNeeded(() => new Intl.NumberFormat(tag))
  const collator = whenNeeded(() => new Intl.Collator(tag))
  const inUnit = (value: number, unit: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
  const named = (kind: 'region' | 'language', code: string) =>
    new Intl.DisplayNames([tag], { type: kind, fallback: 'code' }).of(code) ?? code
  return {
    tag,
    ...createDates(tag),
    list: (items, kind = 'and') => lists[kind]().format(items),
    parts: items => items.filter(Boolean).join(', '),
    number: value => numbers().format(value),
    bytes: value =>
      value < 1_000_000
        ? // The short unit for bytes is “byte”, also for 522 of them.
          inUnit(Math.max(value / 1000, 0.1), 'kilobyte')
        : inUnit(value / 1_000_000, 'megabyte'),
    money({ amount, currency }) {
      const value = majorUnits({ amount, currency })
      return new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: Number.isInteger(value) ? 0 : fractionDigits(currency),
      }).format(value)
    },
    plural: (count, forms) => (rules().select(count) === 'one' ? forms.one : forms.other),
    compare: (a, b) => collator().compare(a, b),
    country: code => named('region', code),
    language: code => named('language', code),
    upper: text => text.toLocaleUpperCase(tag),
    lower: text => text.toLocaleLowerCase(tag),
  }
}

/** The reader's locale. English with day before month and a 24-hour clock, until there are more. */
export const locale: Locale = createLocale('en-GB')
