import { type RawBuilder, sql } from 'kysely'
import { folded } from '../folded.ts'
import { readSearch } from '../word-search.ts'

/** An index combines at most so many conditions. The others are checked on what it finds. */
const MOST_WORDS = 4
const MOST_BEGINNINGS = 3
/** The index of names has the beginnings of words up to so many letters (`beginnings_of` in the database). */
const LONGEST_BEGINNING = 12

/** What somebody typed into the search, as PostgreSQL compares it with the words of an application. */
export interface WordSearch {
  readonly exact: RawBuilder<string>
  /** The applications with these words up to a moment: the newest `most` of the last `days`, or without limits. */
  readonly newest: (until: string | null, days: number | null, most: number | null) => RawBuilder<unknown>
  /** Any `most` applications with these words. */
  readonly some: (most: number | null) => RawBuilder<unknown>
}

/** What the index of names looks for: one beginning alone, or all of up to three others. */
function inNames(text: string, beginnings: readonly string[]): (string | null)[] {
  const complete = beginnings.slice(0, -1)
  if (complete.length === 0) return [...beginnings]
  // The end of an address is on most applications.
  if (text.includes('@')) return [null, ...complete.slice(0, MOST_BEGINNINGS)]
  return [null, ...complete.slice(0, MOST_BEGINNINGS - 1), ...beginnings.slice(-1)]
}

const queries = (texts: readonly (string | null)[], readText = (text: string | null) => sql`${text}::text`) =>
  texts.length === 0
    ? sql`null::tsquery[]`
    : sql`array[${sql.join(texts.map(text => sql`to_tsquery('simple', ${readText(text)})`))}]`

const cut = (text: string | null) => sql`left(${text}::text, ${sql.lit(LONGEST_BEGINNING)})`

/** @param blind whether what blind review shows is searched, too */
export function wordSearch(search: string, blind: boolean): WordSearch {
  const text = folded(search)
  const { beginnings, whole, words } = readSearch(text)
  const exact = sql<string>`websearch_to_tsquery('simple', ${text})`
  const found =
    beginnings.length > 0 ? sql<string>`(${exact} || to_tsquery('simple', ${beginnings.join(' & ')}))` : exact
  // A single word is cheaper as a whole.
  const single = whole === null && words.length === 1
  const byWords = queries(single ? [] : words.slice(0, MOST_WORDS))
  const byNames = queries(inNames(text, beginnings.length > 0 ? words : []), cut)
  const asked = sql`${found}, websearch_to_tsquery('simple', ${single ? text : whole}::text), ${byWords}, ${byNames}, ${sql.lit(blind)}`
  return {
    exact: found,
    newest: (until, days, most) =>
      sql`newest_with_words(${asked}, coalesce(${until}::timestamptz, 'infinity'), ${sql.lit(days)}, ${sql.lit(most)})`,
    some: most => sql`some_with_words(${asked}, ${sql.lit(most)})`,
  }
}
