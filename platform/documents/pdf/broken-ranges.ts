import type { RawSpan } from '../reading.ts'
import type { Place, Segment } from './segments.ts'

// Ranges of dates that a narrow cell of a table breaks in two or three lines: "04/2019 –" and "heute".

const YEAR = String.raw`(?:19|20)\d\d`
const POINT = String.raw`(?:(?:\p{L}{3,10}\.?,?\s|\d{1,2}[./-])?(?:\d{1,2}[./-])?${YEAR}|${YEAR}[./-]\d{1,2}|(?:0?[1-9]|1[0-2])[./]\d\d)`
const TO = String.raw`(?:[‐‑‒–—―−-]{1,2}|→|to|until|bis|à|au|a|al|hasta|até|tot|do|till)`
const NOW = String.raw`(?:to\s)?(?:present|date|now|today|current|ongoing|heute|jetzt|dato|aktuell|laufend|aujourd['’]hui|ce\sjour|présent|actuel|(?:la\s)?actualidad|actual|(?:el\s|o\s)?presente|(?:la\s)?fecha|hoy|oggi|in\scorso|attuale|o\smomento|atual|hoje|heden|nu|obecnie|teraz|dziś|pågående|idag|halen|günümüz|bugün)`

/** The first line of a range and the one below it: the dash starts the second, or ends the first. Both happen in three lines. */
const BREAKS = [
  { first: new RegExp(`^${POINT}$`, 'iu'), second: new RegExp(`^${TO}(?:\\s?(?:${POINT}|${NOW}))?$`, 'iu') },
  { first: new RegExp(`^${POINT}\\s?${TO}$`, 'iu'), second: new RegExp(`^(?:${POINT}|${NOW})$`, 'iu') },
]
/** What is no text of another cell: the rest of the range is in the same line. */
const GOES_ON = new RegExp(`^(?:${TO}(?!\\p{L})|\\d|${NOW}(?!\\p{L}))`, 'iu')

const LONGEST = 24
/** Lines of one cell are at most this many times their type size apart. */
const LINE_DISTANCE = 1.7
/** Edges closer than this are the same one, in points. */
const SAME_EDGE = 1.5
const SAME_SIZE = 0.5
/** Baselines closer than this many times the type size are those of one row. */
const SAME_ROW = 0.5
/** A centered line is at most this many times the type size away from the middle. */
const OFF_CENTER = 0.2
/** No row has more segments. */
const MOST_NEAR = 40

const textOf = (spans: RawSpan[]) => spans.map(({ text }) => text).join('')

/** Some spans of a segment as one of their own. */
function part(segment: Segment, from: number, to: number): Segment {
  const places = segment.places!.slice(from, to)
  const [start, ...rest] = segment.spans.slice(from, to)
  const spans = [{ ...start!, text: start!.text.trimStart() }, ...rest]
  const box = { ...segment.box, left: places[0]!.left, right: places.at(-1)!.right }
  return { ...segment, text: textOf(spans), spans, places, box, gaps: [], spaces: [] }
}

/** The date at the start of a segment, and the rest of it, which is the next cell if the space between both is narrow; null without a date. */
function divided(segment: Segment, pattern: RegExp): { date: Segment; rest: Segment | null } | null {
  const { spans } = segment
  if (spans.length !== segment.places?.length) return null
  let text = ''
  for (let end = 1; end <= spans.length && text.length <= LONGEST; end++) {
    text += spans[end - 1]!.text
    if (!pattern.test(text.trim())) continue
    if (end === spans.length) return { date: segment, rest: null }
    const rest = part(segment, end, spans.length)
    if (/^\s/.test(spans[end]!.text) && !GOES_ON.test(rest.text)) return { date: part(segment, 0, end), rest }
  }
  return null
}

const isAligned = (one: Place, other: Place) =>
  [one.left - other.left, one.right - other.right, (one.left + one.right - other.left - other.right) / 2].some(
    distance => Math.abs(distance) <= SAME_EDGE,
  )

function joined(first: Segment, second: Segment): Segment {
  const [start, ...rest] = second.spans
  return {
    ...first,
    text: `${first.text} ${second.text}`,
    spans: [...first.spans, { ...start!, text: ` ${start!.text}` }, ...rest],
    places: [...first.places!, ...second.places!],
    box: {
      ...first.box,
      left: Math.min(first.box.left, second.box.left),
      right: Math.max(first.box.right, second.box.right),
    },
  }
}

/** The second line of a cell with dates: the place of its segment, its date, and what stands beside it. */
function lineBelow(sorted: (Segment | null)[], from: number, above: Segment, date: Segment, pattern: RegExp) {
  for (let at = from + 1; at <= from + MOST_NEAR; at++) {
    const segment = sorted[at]
    if (segment === undefined) return null
    if (!segment || segment.baseline - above.baseline < SAME_ROW * above.size) continue
    if (segment.baseline - above.baseline > LINE_DISTANCE * above.size) return null
    const end = divided(segment, pattern)
    if (end && isAligned(date.box, end.date.box) && Math.abs(date.size - end.date.size) < SAME_SIZE)
      return { at, segment, ...end }
  }
  return null
}

/** The line of both dates: the first one, or the middle, if a cell of one line is centered beside them. */
function baselineOf(near: (Segment | null)[], first: Segment, second: Segment): number {
  const middle = (first.baseline + second.baseline) / 2
  const isAt = (line: number) =>
    near.some(one => one !== null && Math.abs(one.baseline - line) < OFF_CENTER * first.size)
  return isAt(middle) && !isAt(first.baseline) && !isAt(second.baseline) ? middle : first.baseline
}

/** The segments with each range of dates in its first line, if a cell has it in two lines or three. */
export function withoutBrokenRanges(segments: Segment[]): Segment[] {
  const sorted: (Segment | null)[] = segments.toSorted((one, other) => one.baseline - other.baseline)
  const beside: Segment[] = []
  for (const [at, segment] of sorted.entries()) {
    let [reached, above] = [at, segment]
    for (const { first, second } of BREAKS) {
      const start = above && divided(sorted[at]!, first)
      const end = start && lineBelow(sorted, reached, above!, start.date, second)
      if (!end) continue
      const near = [...sorted.slice(Math.max(0, at - MOST_NEAR), at), ...sorted.slice(at + 1, end.at)]
      const others = [...near, ...sorted.slice(end.at + 1, end.at + MOST_NEAR), start.rest, end.rest]
      sorted[at] = { ...joined(start.date, end.date), baseline: baselineOf(others, start.date, end.date) }
      sorted[end.at] = end.rest
      if (start.rest) beside.push(start.rest)
      reached = end.at
      above = end.segment
    }
  }
  return [...sorted.filter(segment => segment !== null), ...beside]
}
