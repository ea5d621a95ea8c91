import { meltsInto } from '../color.ts'
import type { Color } from '../color.ts'
import type { HiddenKind, HiddenText, RawReading } from '../reading.ts'

/** The background of text. `unknown`: a picture, a pattern or a floating shape. Then no text color counts as hidden. */
export type Ground = Color | 'unknown'

/** How a run of letters looks; `color` null means automatic, which office programs keep readable by themselves. */
export type Look = {
  vanished: boolean
  color: Color | null
  points: number | null
  seeThrough: boolean
  ground: Ground
}

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

/** Collects the text of a flowing document (DOCX, ODT): lines, pages, and hidden text. */
export class TextFlow {
  readonly #pages: string[] = ['']
  readonly #hidden: HiddenText[] = []
  #lastWasHidden = false

  write(text: string): void {
    if (!text) return
    this.#pages[this.#pages.length - 1] += text
    if (text.trim()) this.#lastWasHidden = false
  }

  endLine(): void {
    const last = this.#hidden.at(-1)
    if (last && this.#lastWasHidden && !last.text.endsWith('\n')) last.text += '\n'
    if (this.#current && !this.#current.endsWith('\n')) this.write('\n')
  }

  emptyLine(): void {
    if (this.#current && !this.#current.endsWith('\n\n')) this.write('\n')
  }

  /** Starts a new page, unless the current one is empty. */
  newPage(): void {
    if (this.#current.trim()) this.#pages.push('')
  }

  /** Records hidden text. Adjacent text of the same kind becomes one segment. */
  hide(kind: HiddenKind, text: string): void {
    const last = this.#hidden.at(-1)
    if (last && this.#lastWasHidden && last.kind === kind) last.text += text
    else if (text.trim()) this.#hidden.push({ kind, page: null, text })
    else return
    this.#lastWasHidden = true
  }

  /** Adds the text of another flow (a table cell, a text box). Its page breaks become line breaks. */
  adopt(other: TextFlow): void {
    this.#hidden.push(...other.#hidden)
    this.#lastWasHidden = false
  }

  get text(): string {
    return this.#pages.join('\n').trim()
  }

  get reading(): RawReading {
    return { pages: [...this.#pages], hidden: [...this.#hidden] }
  }

  get #current(): string {
    return this.#pages.at(-1)!
  }
}

/** The cells of a row: a tab after a cell of one line, a new line after a cell of several lines. */
export function joinCells(cells: string[]): string {
  return cells
    .filter(cell => cell)
    .reduce((row, cell) => (row ? row + (row.includes('\n') ? '\n' : '\t') + cell : cell), '')
}
