import type { Color } from '../color.ts'
import type { Box, Point } from './geometry.ts'
import type { Rule } from './rules.ts'

/** Text drawn by one command, with everything that determines whether and where it is visible. */
export type Run = {
  text: string
  box: Box
  /** The baseline; for upright text only. */
  baseline: number
  /** Height of the letters on the page, in points. */
  size: number
  /** 100 to 900. */
  weight: number
  italic: boolean
  upright: boolean
  /** null: a pattern or a color we cannot know. */
  color: Color | null
  /** 0–1. */
  alpha: number
  /** False for render mode 3, a hidden layer, a clipped-away or masked run. */
  inked: boolean
  /** Position in the drawing order of the page. */
  order: number
}

/** A painted area, under or over text. */
export type Paint = {
  outlines: Point[][]
  evenOdd: boolean
  /** The bounding box of the painted area: the box of the outlines within the clip. */
  box: Box
  /** null: a picture, a shading or a pattern. */
  color: Color | null
  alpha: number
  order: number
}

export type PageDrawing = { runs: Run[]; paints: Paint[]; rules: Rule[]; page: Box }
