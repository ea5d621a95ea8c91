import { BLACK } from '../color.ts'
import type { Color } from '../color.ts'
import type { Box, Matrix } from './geometry.ts'
import { IDENTITY } from './geometry.ts'

/** A glyph of pdf.js's operator list, as far as it is used. */
export type Glyph = { unicode: string; width: number; isSpace: boolean }

/**
 * The required properties of a font. `unit` converts a glyph width to ems; `weight` is 100 to 900. `draws`: letters, bullets and
 * ornaments, or icons; bullets and icons are mapped to any letters.
 */
export type Font = {
  unit: number
  scale: number
  weight: number
  italic: boolean
  draws: 'letters' | 'bullets' | 'icons'
}

/** The graphics state of ISO 32000-1, 8.4, as far as it determines what is visible and where. */
export type GraphicsState = {
  map: Matrix
  clip: Box
  fill: Color | null
  stroke: Color | null
  fillAlpha: number
  strokeAlpha: number
  /** Opacity of the transparency groups around. */
  groupAlpha: number
  /** A blend mode other than the plain one. */
  blended: boolean
  /** Drawing into a mask, which is never visible itself. */
  masked: boolean
  font: Font
  fontSize: number
  charSpacing: number
  wordSpacing: number
  /** 1 is normal width. */
  stretch: number
  leading: number
  rise: number
  mode: number
}

export const PLAIN_FONT: Font = { unit: 0.001, scale: 1, weight: 400, italic: false, draws: 'letters' }

export function initialState(map: Matrix, page: Box): GraphicsState {
  return {
    map,
    clip: page,
    fill: BLACK,
    stroke: BLACK,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    blended: false,
    masked: false,
    font: PLAIN_FONT,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  }
}

/** The text object's own cursor: text matrix, start of the line, pen. Lives between BT and ET (9.4.1). */
export class TextCursor {
  matrix: Matrix = IDENTITY
  x = 0
  y = 0
  #lineX = 0
  #lineY = 0

  setMatrix(matrix: Matrix): void {
    this.matrix = matrix
    this.x = this.y = this.#lineX = this.#lineY = 0
  }

  move(x: number, y: number): void {
    this.x = this.#lineX += x
    this.y = this.#lineY += y
  }
}
