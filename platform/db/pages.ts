import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { id, instant } from '../contract/shapes.ts'
import { isCleanText } from '../contract/text.ts'
import { invalidField } from '../errors/problem-error.ts'
import type { Tables } from './tables.ts'
import { problemWords } from '#platform/errors/words.ts'

/** Counting stops here, because an exact count of more rows is slow and not useful. */
export const EXACT_TOTAL = 10_000

/** Counting stops here where each row has to be looked up, so that a list is as fast with many rows as with few. */
export const EXACT_TOTAL_OF_LOOKUPS = 400

/** A position in a list: the values of the sort columns of the last row shown. Not a secret; invalid ones are rejected. */
export const encodeCursor = (values: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** The type of a sort column. A cursor's value must match it, or the query would fail. */
export type CursorKind = 'instant' | 'number' | 'text' | 'id'

const VALID: Record<CursorKind, (value: unknown) => boolean> = {
  instant: value => instant.safeParse(value).success,
  number: value => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  text: value => typeof value === 'string' && isCleanText(value),
  id: value => id.safeParse(value).success,
}

/** @throws 422 if the cursor does not belong to this list */
export function decodeCursor(
  cursor: string | undefined,
  kinds: readonly CursorKind[],
): (string | number | null)[] | null {
  if (!cursor) return null
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown
    if (
      Array.isArray(values) &&
      values.length === kinds.length &&
      kinds.every((kind, index) => VALID[kind](values[index]))
    )
      return values as (string | number)[]
  } catch {
    // Refused below, like every other cursor that is not valid.
  }
  throw invalidField('cursor', problemWords.pageMissing)
}

/** The number of a query's rows, counted up to one more than is reported exactly. */
export const cappedCount = <DB, TB extends keyof DB, O>(
  q: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, O>,
  exactTo = EXACT_TOTAL,
) =>
  q
    .selectFrom(
      (query as unknown as SelectQueryBuilder<Tables, keyof Tables, object>)
        .clearSelect()
        .select(sql.lit(1).as('one'))
        .limit(exactTo + 1)
        .as('counted'),
    )
    .select(eb => eb.fn.countAll<number>().as('count'))

export const presentTotal = (count: number, exactTo = EXACT_TOTAL) => ({
  total: Math.min(count, exactTo),
  total_label: count > exactTo ? `${exactTo}+` : String(count),
})

/** Cuts the one row too many that tells whether there is a next page. */
export function cutPage<R, T>(
  rows: readonly R[],
  limit: number,
  present: (row: R) => T,
  place: (row: R) => (string | number | null)[],
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(present), next_cursor: rows.length > limit && last ? encodeCursor(place(last)) : null }
}
