import { besideOf, blocksOf, inOrder, textOf } from './label-rows.ts'
import type { Row } from './segments.ts'

// Forms such as the Europass: a column with labels, and next to it what was filled in.

/** A form has at least this many labels that occur more than once. */
const FEWEST_REPEATED = 4
const FEWEST_DISTINCT = 2

const startsAnew = (row: Row) => /^[\p{Lu}\p{N}•–-]/u.test(textOf(row))

/** The labels with the rows that continue them. */
const labelsOf = (left: Row[]): Row[][] =>
  blocksOf(left).flatMap(block =>
    block.reduce<Row[][]>((labels, row) => {
      if (labels.length > 0 && !startsAnew(row)) labels.at(-1)!.push(row)
      else labels.push([row])
      return labels
    }, []),
  )

/**
 * The rows of a form in reading order; null if the left column is none of labels. Its labels are the same for each entry ("Dates", "Name
 * of employer"). With `isKnown`, a page before had the same form, and few labels may be left for this one.
 */
export function formRows(left: Row[], right: Row[], isKnown: boolean): Row[] | null {
  const labels = labelsOf(left).map(rows => ({
    rows,
    text: rows.map(textOf).join(' '),
    start: besideOf(rows[0]!, right),
  }))
  const counts = new Map<string, number>()
  for (const { text } of labels) counts.set(text, (counts.get(text) ?? 0) + 1)
  const repeated = labels.filter(({ text }) => counts.get(text)! > 1 && /\p{L}{2}/u.test(text))
  const judged = isKnown ? labels : repeated
  const isForm =
    isKnown ||
    (new Set(repeated.map(({ text }) => text)).size >= FEWEST_DISTINCT &&
      repeated.length >= Math.max(FEWEST_REPEATED, labels.length * 0.4))
  const accompanied = judged.filter(({ start }) => start >= 0).length
  if (!isForm || accompanied < judged.length * (isKnown ? 0.5 : 0.75)) return null
  const [rows, starts] = [labels.map(label => label.rows), labels.map(({ start }) => start)]
  return inOrder(rows, starts, right, false)
}
