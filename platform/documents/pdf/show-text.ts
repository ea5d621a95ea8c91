import { withOverprint } from './accents.ts'
import type { Run } from './drawing.ts'
import { apply, boxAround, intersect, multiply } from './geometry.ts'
import type { Matrix } from './geometry.ts'
import type { Glyph, GraphicsState, TextCursor } from './graphics-state.ts'

/** A gap wider than this many ems inside one command is a jump to another column, not a space. */
const JUMP = 1
/** With a written space in it, a gap may be this wide: justified lines stretch their spaces. */
const STRETCHED_SPACE = 2
/** A gap that people read as a space although there is no space character. Justified lines shrink their spaces. */
const SPACE = 0.13

/** A letter that starts this many ems before the end of an accent is drawn under it. */
const OVERPRINT = -0.1

/** A picture of a telephone says nothing that its number does not. */
const shownAs: Partial<Record<GraphicsState['font']['draws'], string>> = { icons: '', bullets: '•' }

type Piece = { text: string; from: number; to: number }

/** Positions glyphs according to ISO 32000-1 9.4.4 and splits them at gaps that are not spaces. Moves the pen. */
function layOut(glyphs: (Glyph | number)[], state: GraphicsState, cursor: TextCursor): Piece[] {
  const pieces: Piece[] = []
  const em = Math.abs(state.fontSize) || 1
  let pen = 0
  let spaces = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      pen -= (glyph * state.fontSize) / 1000
      continue
    }
    const advance = glyph.width * state.font.unit * state.fontSize
    const shown = shownAs[state.font.draws] ?? glyph.unicode
    const blank = !shown.trim()
    if (!blank) {
      append(pieces, shown, pen, pen + advance, { em, spaces, charSpacing: state.charSpacing })
      spaces = 0
    } else if (shown) spaces++
    pen += advance + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
  }
  const offset = cursor.x
  cursor.x += pen * state.stretch
  return pieces.map(piece => ({
    text: piece.text,
    from: offset + piece.from * state.stretch,
    to: offset + piece.to * state.stretch,
  }))
}

function append(
  pieces: Piece[],
  text: string,
  from: number,
  to: number,
  gapping: { em: number; spaces: number; charSpacing: number },
): void {
  const last = pieces.at(-1)
  const gap = last ? (from - last.to - gapping.charSpacing) / gapping.em : 0
  const jump = gapping.spaces === 1 ? STRETCHED_SPACE : JUMP
  if (!last || gap > jump || gap < -JUMP) {
    pieces.push({ text, from, to })
    return
  }
  const accented = gap < OVERPRINT && !gapping.spaces ? withOverprint(last.text, text) : null
  if (accented !== null) {
    last.text = accented
    last.to = Math.max(last.to, to)
    return
  }
  last.text += (gap > SPACE || gapping.spaces ? ' ' : '') + text
  last.to = to
}

/** Ink of a text render mode: filled, outlined, none. ISO 32000-1, table 106. */
function ink(state: GraphicsState): { color: Run['color']; alpha: number; inked: boolean } {
  const mode = state.mode % 4
  const [color, alpha] = mode === 1 ? [state.stroke, state.strokeAlpha] : [state.fill, state.fillAlpha]
  return { color, alpha: alpha * state.groupAlpha, inked: mode !== 3 && !state.masked }
}

/** Turns one show-text command into runs on the page, and moves the pen. */
export function showText(
  glyphs: (Glyph | number)[],
  state: GraphicsState,
  cursor: TextCursor,
  seen: { order: number; layerHidden: boolean },
): Run[] {
  const y = cursor.y + state.rise
  const map: Matrix = multiply(state.map, cursor.matrix)
  const height = Math.abs(state.fontSize) * state.font.scale
  const paint = ink(state)
  return layOut(glyphs, state, cursor).map(piece => {
    const start = apply(map, piece.from, y)
    const end = apply(map, piece.to, y)
    const size = height * Math.hypot(map[2], map[3])
    const box = boxAround([
      apply(map, piece.from, y - height * 0.2),
      apply(map, piece.to, y - height * 0.2),
      apply(map, piece.from, y + height * 0.75),
      apply(map, piece.to, y + height * 0.75),
    ])
    const shown = intersect(box, state.clip)
    const clipped = shown.left > shown.right || shown.top > shown.bottom
    return {
      text: piece.text,
      box,
      baseline: start.y,
      size,
      weight: state.mode % 4 === 2 ? Math.max(700, state.font.weight) : state.font.weight,
      italic: state.font.italic,
      upright: end.x >= start.x && Math.abs(end.y - start.y) <= Math.max(1, (end.x - start.x) * 0.1),
      ...paint,
      inked: paint.inked && !clipped && !seen.layerHidden,
      order: seen.order,
    }
  })
}
