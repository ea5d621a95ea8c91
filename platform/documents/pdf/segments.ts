import type { Run } from './drawing.ts'
import type { RawSpan } from '../reading.ts'
import type { Box } from './geometry.ts'

export type Place = { left: number; right: number }

/** Words that stand together on one line. `spans` are the same text by its look. */
export type Segment = {
  text: string
  spans: RawSpan[]
  /** Where each of its spans is, as long as it is a line. */
  places?: Place[]
  box: Box
  baseline: number
  size: number
  /** The space before each of its spans but the first, in points. */
  gaps?: number[]
  /** Wide spaces inside it: after which span, and where the text on both sides ends and starts. */
  spaces?: { span: number; right: number; left: number }[]
}

/** Gaps in ems: up to the first it is one word, up to the second a space. A wider gap starts a new segment. */
const SAME_WORD = 0.14
const SAME_PHRASE = 1
/** From here on a space can be the one between two columns. */
const WIDE_SPACE = 0.6
/** A bullet may stand this far before its text. */
const AFTER_BULLET = 4
const bullet = /^([•·▪◦‣∙●○■□➢►▶✓✔*–—-]|[\uf000-\uf0ff]|o|\d{1,2}[.)])$/

/** Small capitals are less than this many times smaller than the capital before them. */
const OTHER_SIZE = 1.6

/** Letters further apart than a word's, in at least this many spans in a row, are letter-spaced. */
const FEWEST_LETTERS = 4

const isLetter = ({ text }: RawSpan) => text.trim().length === 1

/** The usual space between the letters of letter-spaced text, in points; 0 for other text. */
function letterSpacing({ spans, gaps = [], size }: Segment): number {
  if (spans.length < FEWEST_LETTERS) return 0
  const recent = spans.slice(-MOST_COMPARED)
  if (recent.filter(isLetter).length < recent.length * 0.7) return 0
  const usual = gaps.slice(-MOST_COMPARED).toSorted((a, b) => a - b)[
    Math.floor((Math.min(gaps.length, MOST_COMPARED) - 1) / 2)
  ]!
  return usual > SAME_WORD * size ? usual : 0
}

const MOST_COMPARED = 12

/** "A P R I L  2 0 2 1" as "APRIL 2021": a space of letter-spaced text is clearly wider than the one between its letters. */
function withoutLetterSpacing(segment: Segment): Segment {
  const spacing = letterSpacing(segment)
  const { gaps = [], size, spans } = segment
  if (!spacing || spans.filter(isLetter).length < spans.length * 0.7) return segment
  const closed = spans.map((span, at) => {
    const isSpace = at > 0 && gaps[at - 1]! > spacing + Math.max(WORD_SPACE * size, spacing * 0.5)
    return { ...span, text: (isSpace ? ' ' : '') + span.text.trimStart() }
  })
  return { ...segment, text: closed.map(({ text }) => text).join(''), spans: closed, spaces: [] }
}

/** A space is at least this much wider than the space between letters, in ems. */
const WORD_SPACE = 0.15

function allowedGap(segment: Segment, size: number): number {
  return (bullet.test(segment.text) ? AFTER_BULLET : SAME_PHRASE) * size + 2 * letterSpacing(segment)
}

function follows(segment: Segment, run: Run): boolean {
  const size = Math.max(segment.size, run.size)
  const gap = run.box.left - segment.box.right
  // The space after a small text is not that of the large name next to it.
  const own = size > OTHER_SIZE * Math.min(segment.size, run.size) ? Math.min(segment.size, run.size) : size
  return Math.abs(segment.baseline - run.baseline) < size * 0.3 && gap > -size * 0.5 && gap < allowedGap(segment, own)
}

/** The same text drawn twice in one place, which is how some programs create bold type and shadows. */
function repeats(segment: Segment, run: Run): boolean {
  // Half of the run at most: "i" and "t" are narrow.
  const covered = Math.min(run.size, run.box.right - run.box.left) * 0.5
  const close = Math.abs(segment.baseline - run.baseline) < 1.5 && run.box.left < segment.box.right - covered
  if (!close || run.box.left < segment.box.left - 1.5) return false
  const share = (run.box.left - segment.box.left) / Math.max(1, segment.box.right - segment.box.left)
  const at = segment.text.indexOf(run.text)
  return at >= 0 && Math.abs(at / segment.text.length - share) < 0.15
}

const placeOf = ({ box: { left, right } }: Run): Place => ({ left, right })
const spanOf = ({ text, size, weight, italic }: Run): RawSpan => ({ text, size, weight, italic })

function append(segment: Segment, run: Run): void {
  const gap = run.box.left - segment.box.right
  const last = segment.spans.at(-1)!
  const looksOther = last.size !== run.size || last.weight !== run.weight || last.italic !== run.italic
  // A bold name and the year after it: some pages have no space between them.
  const isDateAfterName = looksOther && /\p{L}$/u.test(segment.text) && /^(?:19|20)\d\d/.test(run.text)
  // "o" is the bullet of some programs, and the first letter of "oggi", which others draw letter by letter.
  const isBullet = bullet.test(segment.text) && segment.text !== 'o'
  const spaced = gap > SAME_WORD * Math.min(segment.size, run.size) || isBullet || isDateAfterName
  const text = (spaced ? ' ' : '') + run.text
  if (gap >= WIDE_SPACE * Math.max(segment.size, run.size) && !bullet.test(segment.text)) {
    const space = { span: segment.spans.length, right: segment.box.right, left: run.box.left }
    segment.spaces = [...(segment.spaces ?? []), space]
  }
  segment.text += text
  ;(segment.gaps ??= []).push(gap)
  segment.spans.push({ ...spanOf(run), text })
  segment.places?.push(placeOf(run))
  segment.box = {
    left: segment.box.left,
    top: Math.min(segment.box.top, run.box.top),
    right: Math.max(segment.box.right, run.box.right),
    bottom: Math.max(segment.box.bottom, run.box.bottom),
  }
  segment.size = Math.max(segment.size, run.size)
}

/** Joins runs into segments, because programs draw complete lines, single words or single letters. */
export function joinRuns(runs: Run[]): Segment[] {
  const byHeight = new Map<number, Segment[]>()
  const near = (baseline: number) => [-1, 0, 1].flatMap(step => byHeight.get(Math.round(baseline / 12) + step) ?? [])
  const segments: Segment[] = []
  for (const run of [...runs].sort((a, b) => a.box.left - b.box.left || a.order - b.order)) {
    const neighbours = near(run.baseline)
    if (neighbours.some(segment => repeats(segment, run))) continue
    const before = neighbours.filter(segment => follows(segment, run)).sort((a, b) => b.box.right - a.box.right)[0]
    if (before) {
      append(before, run)
      continue
    }
    const { text, box, baseline, size } = run
    const segment: Segment = { text, spans: [spanOf(run)], places: [placeOf(run)], box, baseline, size }
    const key = Math.round(run.baseline / 12)
    byHeight.set(key, [...(byHeight.get(key) ?? []), segment])
    segments.push(segment)
  }
  return segments.map(withoutLetterSpacing)
}

/** Left edges closer than this are the same one, in points. */
const SAME_EDGE = 1.5
/** As many lines with a wide space before the same edge show a narrow gutter. */
const FEWEST_ALIKE = 3

/** Separates what stands in two columns with a narrow gutter: dates, and next to them the entries, all starting at one edge. */
export function splitAtGutters(segments: Segment[]): Segment[] {
  const edges = segments.flatMap(({ spaces = [] }) => spaces.map(({ left }) => left))
  if (edges.length < FEWEST_ALIKE) return segments
  // Counted by place: a page may have very many wide spaces.
  const counts = new Map<number, number>()
  const stepOf = (at: number) => Math.round(at / SAME_EDGE)
  for (const edge of edges) counts.set(stepOf(edge), (counts.get(stepOf(edge)) ?? 0) + 1)
  const isEdge = (at: number) =>
    [-1, 0, 1].reduce((sum, step) => sum + (counts.get(stepOf(at) + step) ?? 0), 0) >= FEWEST_ALIKE
  return segments.flatMap(segment => {
    const space = segment.spaces?.find(({ left }) => isEdge(left))
    if (!space) return [segment]
    const part = (spans: RawSpan[], places: Place[] | undefined, box: Box): Segment => ({
      ...segment,
      text: spans.map(({ text }) => text).join(''),
      spans,
      places,
      box,
      spaces: [],
    })
    const [first, ...others] = segment.spans.slice(space.span)
    return [
      part(segment.spans.slice(0, space.span), segment.places?.slice(0, space.span), {
        ...segment.box,
        right: space.right,
      }),
      part([{ ...first!, text: first!.text.trimStart() }, ...others], segment.places?.slice(space.span), {
        ...segment.box,
        left: space.left,
      }),
    ]
  })
}

/** Segments that stand on one line, from left to right. */
export type Row = { segments: Segment[]; baseline: number; size: number }

/** Groups segments into rows from top to bottom. */
export function toRows(segments: Segment[]): Row[] {
  const rows: Row[] = []
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    if (row && segment.baseline - row.baseline < Math.min(row.size, segment.size) * 0.5) {
      row.segments.push(segment)
      row.size = Math.max(row.size, segment.size)
    } else rows.push({ segments: [segment], baseline: segment.baseline, size: segment.size })
  }
  for (const row of rows) row.segments.sort((a, b) => a.box.left - b.box.left)
  return rows
}

/** A cell with the text of its next line; its box stays that of the first. */
export function withNextLine(cell: Segment, next: Segment): Segment {
  const [start, ...rest] = next.spans
  return {
    ...cell,
    text: `${cell.text} ${next.text}`,
    spans: [...cell.spans, { ...start!, text: ` ${start!.text}` }, ...rest],
  }
}

/** The width of a segment's first word, in points, with a bullet before it. Chinese text breaks after any character. */
export function firstWordWidth({ text, box }: Segment): number {
  const word = /^(?:[•–-]\s+)?(?:\p{Script=Han}|[^\s\p{Script=Han}]+)/u.exec(text.trimStart())?.[0] ?? text
  return ((box.right - box.left) * word.length) / Math.max(1, text.length)
}
