/** An affine map as PDF writes it: [a b c d e f]; (x, y) becomes (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number]
export type Point = { x: number; y: number }
/** Page coordinates: points (1/72 inch) from the upper left corner, y grows downwards. */
export type Box = { left: number; top: number; right: number; bottom: number }

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The map that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ]
}

export function apply(map: Matrix, x: number, y: number): Point {
  return { x: map[0] * x + map[2] * y + map[4], y: map[1] * x + map[3] * y + map[5] }
}

export function boxAround(points: Point[]): Box {
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
}

export function holds(box: Box, point: Point): boolean {
  return point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom
}

/** Whether a point is inside closed outlines: non-zero winding, or even-odd (ISO 32000-1, 8.5.3.3). */
export function insideOutlines(outlines: Point[][], point: Point, evenOdd: boolean): boolean {
  let winding = 0
  let crossings = 0
  for (const outline of outlines) {
    for (let index = 0; index < outline.length; index++) {
      const from = outline[index]!
      const to = outline[(index + 1) % outline.length]!
      if (from.y <= point.y === to.y <= point.y) continue
      const x = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x)
      if (x <= point.x) continue
      crossings++
      winding += to.y > from.y ? 1 : -1
    }
  }
  return evenOdd ? crossings % 2 === 1 : winding !== 0
}
