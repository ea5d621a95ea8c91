import type { Column } from '#platform/documents/reading.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'

const width = ({ left, right }: Column) => Math.max(1, right - left)

/** How much two columns share, 0–1: of the narrower one, and of both together. */
function shared(one: Column, other: Column): { narrower: number; both: number } {
  const overlap = Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
  const union = width(one) + width(other) - overlap
  return { narrower: overlap / Math.min(width(one), width(other)), both: overlap / union }
}

/** Columns that share more than this, 0–1, are the same one. */
const SAME_COLUMN = 0.75

/** Whether nothing is below its heading yet. */
const isWaiting = ({ heading, lines }: Section) => Boolean(heading) && lines.length === 0

/** Left edges that differ by less are the same, in points. */
const SAME_EDGE = 1

/** A column that shares this much with a heading, 0–1, may be below it. */
const NEAR = 0.4

/** The section that is open in each column. A column continues where it ended, on the page before or above a line across the page. */
export class OpenSections {
  #columns: { column: Column; section: Section }[] = []
  #last: Column | null = null
  /** The sections with lines in the last column. */
  #inLast = new Set<Section>()

  /** No column goes on. */
  close(): void {
    this.#columns = []
    this.#last = null
  }

  changes({ column }: Line): boolean {
    return column !== null && column !== this.#last
  }

  overlapsLast({ column }: Line): boolean {
    return column !== null && this.#last !== null && shared(this.#last, column).narrower > 0.3
  }

  sectionOf({ column, page, afterGap }: Line): Section | null {
    if (!column) return null
    const fits = this.#columns
      .map(one => ({ ...one, ...shared(one.column, column) }))
      .filter(one => one.both >= 0.3 || one.narrower >= 0.8)
    // A heading at the top of its column still waits for what belongs to it, even if that starts further right.
    const isBesideLast = this.#last !== null && shared(this.#last, column).narrower === 0
    const near =
      fits.length === 0 && isBesideLast
        ? this.#columns.filter(one => shared(one.column, column).narrower >= NEAR)
        : fits
    const waiting = near.findLast(one => one.section.heading?.page === page && isWaiting(one.section))
    if (waiting) return waiting.section
    // Without a gap it is the same column, although its lines are shorter or longer than those before.
    const last = this.#columns.at(-1)
    if (last && !afterGap && Math.abs(last.column.left - column.left) < SAME_EDGE) return last.section
    const best = Math.max(...fits.map(one => one.both))
    // Short columns side by side under one heading, such as groups of skills.
    if (best < SAME_COLUMN && isBesideLast && this.#inLast.size === 1) return null
    return fits.findLast(one => one.both >= best - 0.1)?.section ?? null
  }

  note({ column }: Line, section: Section): void {
    if (!column) return
    const last = this.#columns.at(-1)
    if (column !== this.#last) this.#inLast = new Set()
    if (column === this.#last && last && !isWaiting(last.section)) last.section = section
    else if (column !== this.#last || last?.section !== section) this.#columns.push({ column, section })
    this.#inLast.add(section)
    this.#last = column
  }
}
