import { meltsInto } from '../color.ts'
import type { Color } from '../color.ts'
import type { HiddenKind, HiddenText, RawLine, RawReading, RawSpan, TextLook } from '../reading.ts'

/** The background of text. `unknown`: a picture, a pattern or a floating shape. Then no text color counts as hidden. */
export type Ground = Color | 'unknown'

/** How a run of letters looks; `color` null means automatic, which office programs keep readable by themselves. */
export type Look = {
  vanished: boolean
  color: Color | null
  points: number | null
  seeThrough: boolean
  ground: Ground
  /** 100 to 900. */
  weight: number
  italic: boolean
}

/** How text looks without any style, on a background. */
export const plainLook = (ground: Ground): Look => ({
  vanished: false,
  color: null,
  points: null,
  seeThrough: false,
  ground,
  weight: 400,
  italic: false,
})

const UNKNOWN_LOOK: TextLook = { size: null, weight: 400, italic: false }

/** Smallest size, in points, that a person can be expected to see. */
const SMALLEST_POINTS = 4

/** Why text with this look is not visible; null if it is. */
export function whyHidden(look: Look): HiddenKind | null {
  if (look.vanished) return 'vanish'
  if (look.seeThrough) return 'invisible'
  if (look.points !== null && look.points < SMALLEST_POINTS) return 'tiny'
  if (look.ground !== 'unknown' && look.color && meltsInto(look.color, look.ground)) return 'same_color'
  return null
}

const emptyLine = (): RawLine => ({ spans: [], column: null, heading: null, afterGap: false })

/** Collects the text of a flowing document (DOCX, ODT): lines, pages, and hidden text. */
export class TextFlow {
  readonly #pages: RawLine[][] = [[]]
  readonly #hidden: HiddenText[] = []
  #line = emptyLine()
  #gap = false
  #lastWasHidden = false

  /** Adds text to the current line. A line break in it ends the line. */
  write(text: string, look?: Look): void {
    const style = look ? { size: look.points, weight: look.weight, italic: look.italic } : UNKNOWN_LOOK
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) this.endLine()
      if (part) this.#line.spans.push({ text: part, ...style })
    }
    if (text.trim()) this.#lastWasHidden = false
  }

  /** Ends the current line, unless it is empty. `heading` is the level of its heading style. */
  endLine(heading: number | null = null): void {
    const last = this.#hidden.at(-1)
    if (last && this.#lastWasHidden && !last.text.endsWith('\n')) last.text += '\n'
    if (this.#line.spans.length) this.#add({ ...this.#line, heading })
    this.#line = emptyLine()
  }

  /** Leaves a gap before the next line. */
  emptyLine(): void {
    this.endLine()
    this.#gap = true
  }

  /** Starts a new page, unless the current one is empty. */
  newPage(): void {
    this.endLine()
    if (this.#pages.at(-1)!.length) this.#pages.push([])
  }

  /** Records hidden text. Adjacent text of the same kind becomes one segment. */
  hide(kind: HiddenKind, text: string): void {
    const last = this.#hidden.at(-1)
    if (last && this.#lastWasHidden && last.kind === kind) last.text += text
    else if (text.trim()) this.#hidden.push({ kind, page: null, text })
    else return
    this.#lastWasHidden = true
  }

  /** Adds the hidden text of another flow (a table cell, a text box). */
  adopt(other: TextFlow): void {
    this.#hidden.push(...other.#hidden)
    this.#lastWasHidden = false
  }

  /** Adds finished lines, such as those of a table's row. */
  addLines(lines: RawLine[]): void {
    this.endLine()
    for (const line of lines) this.#add(line)
    if (lines.length) this.#lastWasHidden = false
  }

  /** All lines. Page breaks become line breaks. */
  get lines(): RawLine[] {
    this.endLine()
    return this.#pages.flat()
  }

  get text(): string {
    return this.lines.map(textOf).join('\n').trim()
  }

  get reading(): RawReading {
    this.endLine()
    return { pages: this.#pages.map(page => [...page]), hidden: [...this.#hidden] }
  }

  #add(line: RawLine): void {
    this.#pages.at(-1)!.push({ ...line, afterGap: line.afterGap || this.#gap })
    this.#gap = false
  }
}

const textOf = (line: RawLine): string => line.spans.map(span => span.text).join('')

const isBlank = (line: RawLine): boolean => !textOf(line).trim()

const LIST_MARKS = ['• ', '◦ ', '– ']

/** What stands before an item of a list of this level, from 1 on: a list in a list has another bullet. */
export const listMark = (level: number): string => LIST_MARKS[Math.min(level, LIST_MARKS.length) - 1]!

/** The lines of a row of cells: a tab after a cell of one line, a new line after a cell of several lines. */
export function joinCells(cells: RawLine[][]): RawLine[] {
  const row: RawLine[] = []
  for (const cell of cells) {
    const lines = cell.filter(line => !isBlank(line))
    const [first, ...rest] = lines
    const open = row.length === 1 ? row[0] : undefined
    if (!first) continue
    if (open) row.splice(0, 1, { ...open, spans: withTab(open.spans, first.spans) }, ...rest)
    else row.push(...lines)
  }
  return row
}

function withTab(before: RawSpan[], after: RawSpan[]): RawSpan[] {
  const [first, ...rest] = after
  return first ? [...before, { ...first, text: `\t${first.text}` }, ...rest] : before
}
