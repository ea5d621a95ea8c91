import './no-eval.ts'
import { z } from 'zod'
import { isTimeZone } from '#platform/locale/dates.ts'
import { isCleanText, UNCLEAN_TEXT } from './text.ts'
import { inputProblems } from './words.ts'

/** Schemas that all contracts share. Text is trimmed, NFC and clean (`text.ts`). */

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
        .min(min, min === 1 ? inputProblems.empty : inputProblems.atLeast(min))
        .max(max, inputProblems.atMost(max))
        .refine(value => isCleanText(value) && !LINE_BREAK.test(value), UNCLEAN_TEXT),
    )

/** Several lines of text; may be empty. */
export const prose = (max: number) =>
  z
    .string()
    .transform(value => tidy(value.replaceAll('\r\n', '\n')))
    .pipe(z.string().max(max, inputProblems.atMost(max)).refine(isCleanText, UNCLEAN_TEXT))

export const personName = line(120)
export const title = line(160)

export const email = line(254)
  .transform(value => value.toLowerCase())
  .pipe(z.email(inputProblems.email))

/** A UUID of any version. The product's own IDs are UUIDv7. */
export const id = z.guid(inputProblems.id).transform(value => value.toLowerCase())

/** Years outside this range are typing mistakes, and date arithmetic with them could leave the valid range. */
const isPlausibleDate = (value: string) => {
  const year = Number(value.slice(0, 4))
  return year >= 1900 && year <= 2200
}

/** UTC instant, ISO 8601 with offset. */
export const instant = z.iso
  .datetime({ offset: true, message: inputProblems.instant })
  .refine(isPlausibleDate, inputProblems.year)

/** A day without a time, like 2026-11-20. */
export const day = z.iso.date(inputProblems.day).refine(isPlausibleDate, inputProblems.year)

/** The text of a search box or a filter; empty for none. */
export const searchText = line(120, 0)

/** IANA time zone. */
export const timeZone = line(64).refine(isTimeZone, inputProblems.zone)

export const ok = z.object({ ok: z.literal(true) })

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(600).optional(),
})

/** `total` is exact to 10,000, or to 1,000 with filters; beyond that it stays there and `total_label` says "10000+" or "1000+". */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next_cursor: z.string().nullable(),
    total: z.number().int(),
    total_label: z.string(),
  })
