import type { Row, Segment } from './segments.ts'

// Labels beside a column: their text, how they look, and where they stand in the reading order.

/** Rows further apart than this many times their type size belong to different blocks. */
const BLOCK_GAP = 1.75

export function blocksOf(rows: Row[]): Row[][] {
  const blocks: Row[][] = []
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1)
    if (before && row.baseline - before.baseline <= BLOCK_GAP * Math.max(before.size, row.size))
      blocks.at(-1)!.push(row)
    else blocks.push([row])
  }
  return blocks
}

export const textOf = (row: Row) => row.segments.map(segment => segment.text).join(' ')
export const letters = (rows: Row[]) => rows.reduce((sum, row) => sum + textOf(row).length, 0)
export const isCapitals = (text: string) => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
export const weight = (row: Row) => row.segments[0]?.spans[0]?.weight ?? 400

export const DATE = /(?<!\d)(?:19|20)\d\d(?!\d)/
export const isDated = (row: Row) => DATE.test(textOf(row))

/** The row on the right that stands next to a row on the left; -1 without one. */
export const besideOf = (label: Row, right: Row[]) =>
  right.findIndex(row => Math.abs(row.baseline - label.baseline) <= Math.max(row.size, label.size) * 0.5)

/** The rows of a label as one segment for each of its cells: "2009" and "– 2015", and next to them the title. */
function joined(rows: Row[]): Segment[] {
  const widest = rows.toSorted((one, other) => other.segments.length - one.segments.length)[0]!
  const cells = widest.segments.map(() => [] as Segment[])
  for (const segment of rows.flatMap(row => row.segments)) {
    // The last cell that starts before the middle of the segment.
    const middle = (segment.box.left + segment.box.right) / 2
    const own = widest.segments.findLastIndex(({ box }) => box.left <= middle)
    cells[Math.max(0, own)]!.push(segment)
  }
  return cells.map(joinedSegments)
}

function joinedSegments([first, ...others]: Segment[]): Segment {
  return others.reduce<Segment>(
    (label, segment) => {
      // "PROFESSION-" and "NELLE" are one word.
      const isSplit = /\p{Lu}{2}-$/u.test(label.text) && /^\p{Lu}{2}/u.test(segment.text)
      const [last, ...before] = label.spans.toReversed()
      const spans = isSplit ? [...before.toReversed(), { ...last!, text: last!.text.replace(/-$/, '') }] : label.spans
      const [start, ...rest] = segment.spans
      return {
        ...label,
        text: isSplit ? `${label.text.slice(0, -1)}${segment.text}` : `${label.text} ${segment.text}`,
        spans: [...spans, { ...start!, text: isSplit ? start!.text : ` ${start!.text}` }, ...rest],
      }
    },
    { ...first!, spans: [...first!.spans] },
  )
}

/** A label that is set like a heading gets its own row. A date or a term stays in the row of its content. */
export function isHeading(label: Row[], content: Row): boolean {
  const text = label.map(textOf).join(' ')
  if (/\d|:$/.test(text)) return false
  const first = label[0]!
  return (
    label.length > 1 ||
    weight(first) > weight(content) ||
    first.size > content.size + 1 ||
    (isCapitals(text) && !isCapitals(textOf(content)))
  )
}

export const lookAlike = (rows: Row[]) =>
  rows.every(row => weight(row) === weight(rows[0]!) && Math.abs(row.size - rows[0]!.size) < 0.5)

/** From this weight on, type is bold. */
export const BOLD = 600

/** The rows in reading order: each label, then its content. Without headings, a label is always in the row of its content. */
export function inOrder(labels: Row[][], starts: number[], right: Row[], hasHeadings = true): Row[] {
  const rows: Row[] = []
  let reached = 0
  for (const [at, label] of labels.entries()) {
    const start = starts[at]!
    if (start < 0) {
      const above = right.findIndex(({ baseline }, place) => place >= reached && baseline > label[0]!.baseline)
      const end = above < 0 ? right.length : above
      rows.push(...right.slice(reached, end), ...label)
      reached = Math.max(reached, end)
      continue
    }
    rows.push(...right.slice(reached, start))
    const [content, segments] = [right[start]!, joined(label)]
    const alone: Row = { segments, baseline: label[0]!.baseline, size: label[0]!.size }
    if (hasHeadings && isHeading(label, content)) rows.push(alone, content)
    else rows.push({ ...content, segments: [...segments, ...content.segments] })
    reached = start + 1
  }
  return [...rows, ...right.slice(reached)]
}
