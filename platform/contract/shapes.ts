import { z } from 'zod'

/** Shapes that every module's contract shares. Text is trimmed, NFC and free of control characters (product rules on validation). */

// C0 and C1 control characters except tab, line feed and carriage return. They have no use in typed text and break mails, logs and CSV.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
// eslint-disable-next-line no-control-regex
const LINE_BREAKING = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

const tidy = (value: string) => value.normalize('NFC').trim()

/** One line of text. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'Please fill this in.' : `Please use at least ${min} characters.`)
        .max(max, `Please use at most ${max} characters.`)
        .refine(value => !LINE_BREAKING.test(value), 'Please remove the special characters that cannot be shown.'),
    )

/** Several lines of text; may be empty. */
export const prose = (max: number) =>
  z
    .string()
    .transform(value => tidy(value.replaceAll('\r\n', '\n')))
    .pipe(
      z
        .string()
        .max(max, `Please use at most ${max} characters.`)
        .refine(value => !CONTROL.test(value), 'Please remove the special characters that cannot be shown.'),
    )

export const personName = line(120)
export const title = line(160)

export const email = line(254)
  .transform(value => value.toLowerCase())
  .pipe(z.email('This is not an e-mail address. It should look like name@example.com.'))

/** UUID of any version; ids the product makes are UUIDv7. */
export const id = z.guid('This is not an id.').transform(value => value.toLowerCase())

/** UTC instant, ISO 8601 with offset. */
export const instant = z.iso.datetime({
  offset: true,
  message: 'Please give a time with its offset, like 2026-11-20T14:00:00Z.',
})

const zoneExists = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
/** IANA time zone. */
export const timeZone = line(64).refine(zoneExists, 'This is not a time zone we know, like Europe/Berlin.')

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
