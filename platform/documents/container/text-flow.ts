import { meltsInto } from '../colour.ts'
import type { Colour } from '../colour.ts'
import type { HiddenKind, HiddenText, RawReading } from '../reading.ts'

/** What letters stand on. `unknown`: a picture, a pattern or a floating shape; then no colour is called hidden. */
export type Ground = Colour | 'unknown'

/** How a run of letters looks; `colour` null means automatic, which office programs keep readable by themselves. */
export type Look = {
  vanished: boolean
  colour: Colour | null
  points: number | null
  seeThrough: boolean
  ground: Ground
}

/** Smallest size, in points, that a person can be expected to see. */
const SMALLEST_POINTS = 4

/** Why a person would not see letters of this look; null when they would. */
export function whyHidden(look: Look): HiddenKind | null {
  if (look.vanished) return 'vanish'
  if (look.seeThrough) return 'invisible'
  if (look.points !== null && look.points < SMALLEST_POINTS) return 'tiny'
  if (look.ground !== 'unknown' && look.colour && meltsInto(look.colour, look.ground)) return 'same_colour'
  return null
}

/** Gathers the text of a document that flows (DOCX, ODT): lines, pages, and what was hidden between them. */
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

  /** Begins a new page, unless the present one is still empty. */
  newPage(): void {
    if (this.#current.trim()) this.#pages.push('')
  }

  /** Notes hidden letters; neighbours of the same kind become one piece. */
  hide(kind: HiddenKind, text: string): void {
    const last = this.#hidden.at(-1)
    if (last && this.#lastWasHidden && last.kind === kind) last.text += text
    else if (text.trim()) this.#hidden.push({ kind, page: null, text })
    else return
    this.#lastWasHidden = true
  }

  /** Adds what another flow gathered (a table cell, a text box), its page breaks made into line breaks. */
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

/** Cells of one row beside each other: a tab after a one-line cell, a new line after a cell of several lines. */
export function joinCells(cells: string[]): string {
  return cells
    .filter(cell => cell)
    .reduce((row, cell) => (row ? row + (row.includes('\n') ? '\n' : '\t') + cell : cell), '')
}
