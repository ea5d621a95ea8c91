import type { Row, Segment } from './segments.ts'

/** Rows further apart than this many times their type size belong to different blocks. */
const BLOCK_GAP = 1.75

function blocksOf(rows: Row[]): Row[][] {
  const blocks: Row[][] = []
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1)
    if (before && row.baseline - before.baseline <= BLOCK_GAP * Math.max(before.size, row.size))
      blocks.at(-1)!.push(row)
    else blocks.push([row])
  }
  return blocks
}

const textOf = (row: Row) => row.segments.map(segment => segment.text).join(' ')
const letters = (rows: Row[]) => rows.reduce((sum, row) => sum + textOf(row).length, 0)
const isCapitals = (text: string) => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
const weight = (row: Row) => row.segments[0]?.spans[0]?.weight ?? 400

/** The rows of a label as one segment. */
function joined(rows: Row[]): Segment {
  const [first, ...others] = rows.flatMap(row => row.segments)
  return others.reduce<Segment>(
    (label, segment) => ({
      ...label,
      text: `${label.text} ${segment.text}`,
      spans: [...label.spans, ...segment.spans.map((span, at) => (at ? span : { ...span, text: ` ${span.text}` }))],
    }),
    { ...first!, spans: [...first!.spans] },
  )
}

/** Longer blocks are text of their own, such as contact details. */
const MOST_LABEL_ROWS = 4
const LONGEST_LABEL = 90

/** A label that is set like a heading gets its own row. A date or a term stays in the row of its content. */
function isHeading(label: Row[], content: Row): boolean {
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

/**
 * If the left column only labels the right one (section headings or dates in the margin, terms with their explanations), the rows
 * in reading order: each label, then its content. Each label starts next to the first row of a block on the right. Otherwise null.
 */
export function labelledRows(left: Row[], right: Row[]): Row[] | null {
  const labels = blocksOf(left)
  const isLong = labels.some(label => label.length > MOST_LABEL_ROWS || letters(label) > LONGEST_LABEL)
  if (labels.length < 2 || isLong || letters(left) > letters(right) * 0.4) return null
  const contentOf = (label: Row[]) =>
    right.findIndex(row => Math.abs(row.baseline - label[0]!.baseline) <= Math.max(row.size, label[0]!.size) * 0.5)
  const starts = labels.map(contentOf)
  if (starts.filter(start => start < 0).length > labels.length * 0.2) return null
  const opens = starts.filter(start => {
    const [before, row] = [right[start - 1], right[start]]
    return row && (!before || row.baseline - before.baseline > 1.2 * Math.max(row.size, before.size))
  }).length
  const multiple = labels.some(label => label.length > 1)
  const headings = labels.filter((label, at) => starts[at]! >= 0 && isHeading(label, right[starts[at]!]!)).length
  // Single rows of a table are read row by row anyway.
  if (opens < labels.length * 0.7 || !(multiple || headings >= labels.length * 0.6)) return null
  return inOrder(labels, starts, right)
}

function inOrder(labels: Row[][], starts: number[], right: Row[]): Row[] {
  const rows: Row[] = []
  let reached = 0
  for (const [at, label] of labels.entries()) {
    const start = starts[at]!
    if (start < 0) {
      rows.push(...label)
      continue
    }
    rows.push(...right.slice(reached, start))
    const [content, segment] = [right[start]!, joined(label)]
    const alone: Row = { segments: [segment], baseline: label[0]!.baseline, size: label[0]!.size }
    if (isHeading(label, content)) rows.push(alone, content)
    else rows.push({ ...content, segments: [segment, ...content.segments] })
    reached = start + 1
  }
  return [...rows, ...right.slice(reached)]
}
