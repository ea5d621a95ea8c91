import { apply, boxAround } from './geometry.ts'
import type { Box, Matrix, Point } from './geometry.ts'

/** How pdf.js packs a path into numbers: a code, then that many coordinates. */
const CODE = { move: 0, line: 1, curve: 2, quadratic: 3, close: 4 } as const
const STEPS = [0.25, 0.5, 0.75, 1]

function bezier(from: Point, points: Point[], t: number): Point {
  const [one, two, to] = points as [Point, Point, Point]
  const s = 1 - t
  const mix = (a: number, b: number, c: number, d: number) =>
    s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
  return { x: mix(from.x, one.x, two.x, to.x), y: mix(from.y, one.y, two.y, to.y) }
}

/** Turns a packed path into closed outlines on the page; curves become four straight pieces. */
export function outlinesOf(data: ArrayLike<number>, map: Matrix): Point[][] {
  const outlines: Point[][] = []
  let at = 0
  const next = (): Point => {
    const point = apply(map, data[at]!, data[at + 1]!)
    at += 2
    return point
  }
  while (at < data.length) {
    const code = data[at++]
    const outline = outlines.at(-1)
    if (code === CODE.move) outlines.push([next()])
    else if (code === CODE.line) outline?.push(next())
    else if (code === CODE.curve || code === CODE.quadratic) {
      const first = next()
      const points = code === CODE.curve ? [first, next(), next()] : [first, first, next()]
      const from = outline?.at(-1) ?? first
      outline?.push(...STEPS.map(t => bezier(from, points, t)))
    } else if (code !== CODE.close) break
  }
  return outlines
}

export function outlineBox(outlines: Point[][]): Box | null {
  const points = outlines.flat()
  return points.length ? boxAround(points) : null
}

/** The unit square, which is where pictures are painted, on the page. */
export function unitSquare(map: Matrix): Point[][] {
  return [[apply(map, 0, 0), apply(map, 1, 0), apply(map, 1, 1), apply(map, 0, 1)]]
}

export function boxOutline(box: Box): Point[][] {
  const { left, top, right, bottom } = box
  return [
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  ]
}
