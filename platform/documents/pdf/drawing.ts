import type { Colour } from '../colour.ts'
import type { Box, Point } from './geometry.ts'

/** A few letters drawn by one command, with all that decides whether and where they are seen. */
export type Run = {
  text: string
  box: Box
  /** Line the letters stand on; for upright text only. */
  baseline: number
  /** Height of the letters on the page, in points. */
  size: number
  upright: boolean
  /** null: a pattern or a colour we cannot know. */
  colour: Colour | null
  /** 0–1. */
  alpha: number
  /** False for render mode 3, a hidden layer, a clipped-away or masked run. */
  inked: boolean
  /** Position in the drawing order of the page. */
  order: number
}

/** An area that was painted: what lies under, or over, the letters. */
export type Paint = {
  outlines: Point[][]
  evenOdd: boolean
  /** Nothing is painted outside of it: the outlines' own box within the clip. */
  box: Box
  /** null: a picture, a shading or a pattern. */
  colour: Colour | null
  alpha: number
  order: number
}

export type PageDrawing = { runs: Run[]; paints: Paint[]; page: Box }
