import type { HiddenText, RawLine } from '../reading.ts'
import { withRaisedAccents } from './accents.ts'
import { withoutBrokenRanges } from './broken-ranges.ts'
import { readingOrder } from './columns.ts'
import { withDrawnBullets } from './drawn-bullets.ts'
import type { PageDrawing, Run } from './drawing.ts'
import { pageLines } from './page-lines.ts'
import type { Box } from './geometry.ts'
import { inReadingDirection } from './right-to-left.ts'
import { joinedRules } from './rules.ts'
import { joinRuns, splitAtGutters, toRows } from './segments.ts'
import { whyUnseen } from './visibility.ts'

/** A shadow or an outline is not hidden text, because the same text is visible in the same place. */
function isShadow(run: Run, visible: Run[]): boolean {
  return visible.some(
    other =>
      other.text === run.text &&
      Math.abs(other.baseline - run.baseline) < 3 &&
      Math.abs(other.box.left - run.box.left) < 3,
  )
}

function hiddenTexts(runs: { run: Run; kind: HiddenText['kind'] }[], visible: Run[], page: number): HiddenText[] {
  const byKind = new Map<HiddenText['kind'], Run[]>()
  for (const { run, kind } of runs) {
    if (!isShadow(run, visible)) byKind.set(kind, [...(byKind.get(kind) ?? []), run])
  }
  return [...byKind].map(([kind, found]) => {
    const rows = toRows(joinRuns(found))
    return { kind, page, text: rows.map(row => row.segments.map(segment => segment.text).join(' ')).join('\n') }
  })
}

/** Rotated text, run by run in drawing order. It comes after everything else. */
function sidewaysLines(runs: Run[]): RawLine[] {
  const lines: RawLine[] = []
  let before: Run | undefined
  for (const run of runs) {
    const near = before && Math.abs(before.box.left - run.box.left) < before.size
    const { size, weight, italic } = run
    const span = { text: run.text, size, weight, italic }
    if (near) lines.at(-1)!.spans.push({ ...span, text: ` ${run.text}` })
    else lines.push({ spans: [span], column: null, heading: null, afterGap: !lines.length })
    before = run
  }
  return lines
}

const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

/**
 * The invisible text that a scanner adds to its image to make it searchable. It is not what people see, so
 * it is not read. But nobody hid it, so it is not reported either.
 */
function isScannerLayer(drawing: PageDrawing, visible: Run[], unseen: { kind: HiddenText['kind'] }[]): boolean {
  const picture = drawing.paints.some(paint => !paint.color && area(paint.box) > area(drawing.page) / 2)
  return picture && !visible.length && unseen.every(one => one.kind === 'invisible')
}

/**
 * Reads one page's drawing as a person would. `number` counts from 1. `forms` are the edges of the forms on the pages before; those of
 * this page are added.
 */
export function readPage(
  drawing: PageDrawing,
  number: number,
  forms: number[],
): { lines: RawLine[]; hidden: HiddenText[] } {
  const judged = drawing.runs.filter(run => run.text.trim()).map(run => ({ run, kind: whyUnseen(run, drawing) }))
  const visible = judged.filter(one => !one.kind).map(one => one.run)
  const unseen = judged.flatMap(({ run, kind }) => (kind ? [{ run, kind }] : []))
  const upright = withRaisedAccents(visible.filter(run => run.upright))
  const sideways = visible.filter(run => !run.upright)
  const drawn = withDrawnBullets(withoutBrokenRanges(splitAtGutters(joinRuns(upright))), drawing.paints)
  const segments = inReadingDirection(drawn)
  // A page that is read from right to left is mirrored, its lines are not.
  const isMirrored = segments.some(({ box }, at) => box !== drawn[at]!.box)
  const rules = isMirrored ? [] : joinedRules(drawing.rules)
  return {
    lines: [...pageLines(readingOrder(segments, 0, { gutters: [], forms, rules })), ...sidewaysLines(sideways)],
    hidden: isScannerLayer(drawing, visible, unseen) ? [] : hiddenTexts(unseen, visible, number),
  }
}
