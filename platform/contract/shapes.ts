import './no-eval.ts'
import { z } from 'zod'
import { isCleanText, UNCLEAN_TEXT } from './text.ts'

/** Shapes that every module's contract shares. Text is trimmed, NFC and clean (`text.ts`). */

const LINE_BREAK = /[\t\n\r\u2028\u2029]/

const tidy = (value: string) => value.normalize('NFC').trim()

/** One line of text. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'Enter a value.' : `Use at least ${min} characters.`)
        .max(max, `Use at most ${max} characters.`)
        .refine(value => isCleanText(value) && !LINE_BREAK.test(value), UNCLEAN_TEXT),
    )

/** Several lines of text; may be empty. */
export const prose = (max: number) =>
  z
    .string()
    .transform(value => tidy(value.replaceAll('\r\n', '\n')))
    .pipe(z.string().max(max, `Use at most ${max} characters.`).refine(isCleanText, UNCLEAN_TEXT))

export const personName = line(120)
export const title = line(160)

export const email = line(254)
  .transform(value => value.toLowerCase())
  .pipe(z.email('Enter an e-mail address like name@example.com.'))

/** UUID of any version; ids the product makes are UUIDv7. */
export const id = z.guid('This is not a valid ID.').transform(value => value.toLowerCase())

/** Years outside of these are typing mistakes, and beyond what a date can be moved by without leaving its range. */
const isPlausibleDate = (value: string) => {
  const year = Number(value.slice(0, 4))
  return year >= 1900 && year <= 2200
}

/** UTC instant, ISO 8601 with offset. */
export const instant = z.iso
  .datetime({ offset: true, message: 'Enter a time with its offset, like 2026-11-20T14:00:00Z.' })
  .refine(isPlausibleDate, 'Enter a year between 1900 and 2200.')

/** A day without a time, like 2026-11-20. */
export const day = z.iso
  .date('Enter a date like 2026-11-20.')
  .refine(isPlausibleDate, 'Enter a year between 1900 and 2200.')

/** What someone types into a search box or a filter; empty for none. */
export const searchText = line(120, 0)

const zoneExists = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
/** IANA time zone. */
export const timeZone = line(64).refine(zoneExists, 'Enter a time zone like Europe/Berlin.')

export const ok = z.object({ ok: z.literal(true) })

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(600).optional(),
})

/** `total` is exact to 10,000; beyond that it stays 10,000 and `total_label` says "10000+". */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next_cursor: z.string().nullable(),
    total: z.number().int(),
    total_label: z.string(),
  })
