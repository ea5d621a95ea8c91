import type { Run } from './drawing.ts'
import type { RawSpan } from '../reading.ts'
import type { Box } from './geometry.ts'

/** Words that stand together on one line. `spans` are the same text by its look. */
export type Segment = { text: string; spans: RawSpan[]; box: Box; baseline: number; size: number }

/** Gaps in ems: up to the first it is one word, up to the second a space. A wider gap starts a new segment. */
const SAME_WORD = 0.14
const SAME_PHRASE = 1
/** A bullet may stand this far before its text. */
const AFTER_BULLET = 4
const bullet = /^([•·▪◦‣∙●○■□➢►▶✓✔*–—-]|[\uf000-\uf0ff]|o|\d{1,2}[.)])$/

function allowedGap(segment: Segment, size: number): number {
  return (bullet.test(segment.text) ? AFTER_BULLET : SAME_PHRASE) * size
}

function follows(segment: Segment, run: Run): boolean {
  const size = Math.max(segment.size, run.size)
  const gap = run.box.left - segment.box.right
  return Math.abs(segment.baseline - run.baseline) < size * 0.3 && gap > -size * 0.5 && gap < allowedGap(segment, size)
}

/** The same text drawn twice in one place, which is how some programs create bold type and shadows. */
function repeats(segment: Segment, run: Run): boolean {
  const close = Math.abs(segment.baseline - run.baseline) < 1.5 && run.box.left < segment.box.right - run.size * 0.5
  if (!close || run.box.left < segment.box.left - 1.5) return false
  const share = (run.box.left - segment.box.left) / Math.max(1, segment.box.right - segment.box.left)
  const at = segment.text.indexOf(run.text)
  return at >= 0 && Math.abs(at / segment.text.length - share) < 0.15
}

const spanOf = ({ text, size, weight, italic }: Run): RawSpan => ({ text, size, weight, italic })

function append(segment: Segment, run: Run): void {
  const gap = run.box.left - segment.box.right
  const spaced = gap > SAME_WORD * Math.min(segment.size, run.size) || bullet.test(segment.text)
  const text = (spaced ? ' ' : '') + run.text
  segment.text += text
  segment.spans.push({ ...spanOf(run), text })
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
    const segment = { text: run.text, spans: [spanOf(run)], box: run.box, baseline: run.baseline, size: run.size }
    const key = Math.round(run.baseline / 12)
    byHeight.set(key, [...(byHeight.get(key) ?? []), segment])
    segments.push(segment)
  }
  return segments
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
