import { blend, contrast, meltsInto, WHITE } from '../color.ts'
import type { Color } from '../color.ts'
import type { HiddenKind } from '../reading.ts'
import type { PageDrawing, Paint, Run } from './drawing.ts'
import { holds, insideOutlines, overlaps } from './geometry.ts'
import type { Box, Point } from './geometry.ts'

/** Letters smaller than this, in points, cannot be read on paper or at any usual zoom. */
const SMALLEST_SIZE = 4
/** A page larger than this is shown smaller, and so are its letters. Points; A4 is 842 high. */
const USUAL_PAGE = 1200
/** Less ink than this leaves nothing to see. */
const FAINTEST = 0.06
const SOLID = 0.95

/** Points along the middle of a run. The area under most of them counts as the run's background. */
function samples(box: Box): Point[] {
  const y = (box.top * 2 + box.bottom * 3) / 5
  return [0.03, 0.25, 0.5, 0.75, 0.97].map(share => ({ x: box.left + (box.right - box.left) * share, y }))
}

function isUnder(paint: Paint, point: Point): boolean {
  return holds(paint.box, point) && insideOutlines(paint.outlines, point, paint.evenOdd)
}

/** The color behind a point when the run is drawn; null for a picture or pattern. */
function groundAt(point: Point, below: Paint[]): Color | null {
  let ground: Color | null = WHITE
  for (const paint of below) {
    if (!isUnder(paint, point)) continue
    if (!paint.color) ground = null
    else if (paint.alpha >= SOLID) ground = paint.color
    else ground = ground && blend(paint.color, ground, paint.alpha)
  }
  return ground
}

/**
 * Whether something opaque was painted over the run later. Images count only if they are known to have no
 * transparent parts, because layout programs put transparent images over text.
 */
function isCovered(run: Run, above: Paint[]): boolean {
  const points = samples(run.box)
  const over = points.filter(point => above.some(paint => paint.alpha >= SOLID && isUnder(paint, point)))
  return over.length === points.length
}

function isOffPage(box: Box, page: Box): boolean {
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  return !holds(page, { x, y })
}

/** Text counts as hidden only along most of the run: a name that extends from a dark bar onto paper is still readable. */
function isSameColor(run: Run, below: Paint[]): boolean {
  const { color } = run
  if (!color) return false
  // Dark text on paper, which is almost every run, needs no further checks.
  if (!below.length && contrast(color, WHITE) > 2) return false
  const melting = samples(run.box).filter(point => {
    const ground = groundAt(point, below)
    return ground && meltsInto(blend(color, ground, run.alpha), ground)
  })
  return melting.length >= 3
}

/** Why this run is not visible on the page; null if it is. */
export function whyUnseen(run: Run, drawing: PageDrawing): HiddenKind | null {
  const { page } = drawing
  const shrink = Math.min(1, USUAL_PAGE / Math.max(page.right - page.left, page.bottom - page.top))
  if (isOffPage(run.box, page)) return 'off_page'
  if (!run.inked || run.alpha < FAINTEST) return 'invisible'
  if (run.size * shrink < SMALLEST_SIZE || run.box.right - run.box.left < run.text.length * 0.3) return 'tiny'
  const near = drawing.paints.filter(paint => paint.alpha > 0 && overlaps(paint.box, run.box))
  if (
    isSameColor(
      run,
      near.filter(paint => paint.order < run.order),
    )
  )
    return 'same_color'
  return isCovered(
    run,
    near.filter(paint => paint.order > run.order),
  )
    ? 'covered'
    : null
}
