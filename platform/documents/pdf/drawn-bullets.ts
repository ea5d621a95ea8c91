import type { Paint } from './drawing.ts'
import type { Segment } from './segments.ts'

// Browsers and design programs draw the bullets of a list as small filled shapes, so they are not part of the text.

/** Edge lengths of a drawn bullet, in points. */
const SMALLEST = 1.2
const LARGEST = 6
/** A bullet is smaller than this share of the text's size. Larger shapes are icons and the dots of a timeline. */
const LARGEST_SHARE = 0.55
/** The space between a bullet and its text, in points. */
const WIDEST_SPACE = 18
/** Points of height that are searched together. */
const SLICE = 12
/** A page with more small shapes is a drawing, not a list. */
const MOST_SHAPES = 500

const isBulletShape = ({ box, alpha }: Paint): boolean => {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  return (
    alpha > 0.3 &&
    Math.min(width, height) >= SMALLEST &&
    Math.max(width, height) <= LARGEST &&
    width < height * 1.5 &&
    height < width * 1.5
  )
}

/** The segments, each with a bullet in front of its text where the page has a small shape there. */
export function withDrawnBullets(segments: Segment[], paints: Paint[]): Segment[] {
  const shapes = paints.filter(isBulletShape)
  if (!shapes.length || shapes.length > MOST_SHAPES) return segments
  const slices = new Map<number, Segment[]>()
  const sliceOf = (y: number) => Math.floor(y / SLICE)
  for (const segment of segments) {
    const key = sliceOf(segment.baseline)
    const slice = slices.get(key)
    if (slice) slice.push(segment)
    else slices.set(key, [segment])
  }
  const marked = new Set<Segment>()
  for (const { box } of shapes) {
    const middle = (box.top + box.bottom) / 2
    const near = [0, 1, 2].flatMap(step => slices.get(sliceOf(middle) + step) ?? [])
    const beside = near.filter(
      segment =>
        segment.baseline > middle &&
        segment.baseline - middle < segment.size * 0.7 &&
        box.bottom - box.top < segment.size * LARGEST_SHARE &&
        segment.box.left >= box.right &&
        segment.box.left - box.right < WIDEST_SPACE,
    )
    const next = beside.toSorted((one, other) => one.box.left - other.box.left)[0]
    // A shape between two texts of one line separates them.
    const isSeparator = near.some(
      ({ box: { left, right }, baseline }) =>
        next && baseline === next.baseline && right <= box.left + 1 && box.left - right < WIDEST_SPACE && left < right,
    )
    if (next && !isSeparator) marked.add(next)
  }
  return segments.map(segment => (marked.has(segment) ? withBullet(segment) : segment))
}

function withBullet(segment: Segment): Segment {
  const [first, ...others] = segment.spans
  return { ...segment, text: `• ${segment.text}`, spans: [{ ...first!, text: `• ${first!.text}` }, ...others] }
}
