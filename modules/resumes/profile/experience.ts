import { findRange } from './dates.ts'
import type { FoundRange } from './dates.ts'
import { partsOf, titleAndEmployer } from './entry-parts.ts'
import type { Part } from './entry-parts.ts'
import { namesBreak } from './job-words.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import type { Position } from './schema.ts'

type Anchor = { index: number; range: FoundRange; remainder: string }

/** Longest line that can still be a title or an employer. */
const HEAD_LENGTH = 100

/** Short, not a sentence, not a bullet, and not the end of a sentence from the line above. */
function isHead(line: Line | undefined): line is Line {
  if (!line || isBullet(line.text) || line.text.length > HEAD_LENGTH) return false
  if (
    /[.;!?:]$/.test(line.text.trim()) &&
    !/\b(inc|ltd|co|corp|e\.?v|s\.?[al]|s\.p\.a|s\.r\.l|b\.?v|o\.o)\.$/i.test(line.text)
  ) {
    return false
  }
  return /^[\p{Lu}\d("'„«]/u.test(line.text.trim()) && line.text.split(/\s+/).length <= 14
}

/** A date inside a long sentence or a bullet belongs to an activity, not to the position. */
function anchorOf(line: Line, index: number): Anchor | null {
  const range = findRange(line.text)
  if (!range || isBullet(line.text)) return null
  const remainder = (line.text.slice(0, range.start) + ' ' + line.text.slice(range.end))
    .replace(/[\s,;|()·–-]+/g, ' ')
    .trim()
  if (remainder.length > HEAD_LENGTH || (/[.;]$/.test(line.text) && remainder.split(' ').length > 8)) return null
  return { index, range, remainder }
}

/** Headers are above their dates if a header precedes the first date; otherwise next to or below them. */
function headsStandAbove(lines: Line[], anchors: Anchor[]): boolean {
  const first = anchors[0]!
  return first.index > 0 && isHead(lines[first.index - 1]) && !lines[first.index]!.afterGap
}

type Head = { from: number; to: number }

/** The lines around a date with the employer and the place: at most `wanted`, never across another entry. */
function headAround(lines: Line[], anchor: Anchor, floor: number, ceiling: number, above: boolean): Head {
  let [from, to] = [anchor.index, anchor.index]
  let wanted = anchor.remainder.length > 2 ? 1 : 2
  while (above && wanted > 0 && from - 1 >= floor && !lines[from]!.afterGap && isHead(lines[from - 1])) {
    from--
    wanted--
  }
  // "Cook, Blue Door" above the date is a complete header. The line directly above the next date belongs to that date.
  if (from < to && partsOf(lines[from]!.text, 0, null).length > 1) wanted = 0
  const end = above ? ceiling - 1 : ceiling
  // A date on its own belongs to the text after the gap.
  const alone = from === to && wanted === 2
  while (
    wanted > 0 &&
    to + 1 < (ceiling === lines.length ? ceiling : end) &&
    (!lines[to + 1]!.afterGap || (alone && to === anchor.index)) &&
    isHead(lines[to + 1])
  ) {
    to++
    wanted--
  }
  return { from, to }
}

function toPosition(lines: Line[], anchor: Anchor, head: Head, text: string): Position | null {
  const headLines = lines.slice(head.from, head.to + 1)
  const parts: Part[] = headLines.flatMap((line, offset) =>
    partsOf(line.text, offset, head.from + offset === anchor.index ? anchor.range : null),
  )
  if (namesBreak(parts.map(part => part.text).join(' '))) return null
  const { title, employer } = titleAndEmployer(parts)
  if (!title && !employer) return null
  const [first, last] = [headLines[0]!, headLines.at(-1)!]
  const { from, to, current } = anchor.range
  return { title, employer, from, to, current, page: first.page, quote: text.slice(first.start, last.end) }
}

/** Several titles at one employer: a title alone on its line, without a gap above it, has the employer of the previous one. */
function withEmployer(position: Position, before: Position | undefined, head: Head, lines: Line[]): Position {
  const alone = head.from === head.to && !lines[head.from]!.afterGap
  return alone && before && position.title && !position.employer ? { ...position, employer: before.employer } : position
}

/** Reads the positions from the lines of the experience section. `text` is the document's text, for the quotes. */
export function readPositions(lines: Line[], text: string): Position[] {
  const anchors = lines.map(anchorOf).filter(anchor => anchor !== null)
  if (!anchors.length) return []
  const above = headsStandAbove(lines, anchors)
  const positions: Position[] = []
  let floor = 0
  for (const [number, anchor] of anchors.entries()) {
    const ceiling = anchors[number + 1]?.index ?? lines.length
    const head = headAround(lines, anchor, floor, ceiling, above)
    const position = toPosition(lines, anchor, head, text)
    if (position) positions.push(withEmployer(position, positions.at(-1), head, lines))
    floor = head.to + 1
  }
  return positions
}
