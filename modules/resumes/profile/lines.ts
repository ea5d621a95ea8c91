import type { DocumentReading } from '#platform/documents/reading.ts'
import type { Field } from './schema.ts'

/** One line of the document. `start` and `end` are offsets into the document's text. */
export type Line = {
  text: string
  page: number
  start: number
  end: number
  /** Whether it follows an empty line or the top of a page. */
  afterGap: boolean
}

const pageNumber =
  /^[-–\s]*((page|seite|página|pagina|strona|p\.)\s*)?\d{1,3}(\s*(\/|of|von|sur|de|di|van|z)\s*\d{1,3})?[-–\s]*$/i

/** Longer lines are read in segments, so that patterns never run on very long input. */
const LONGEST_LINE = 300
/** 60 dense pages. Further lines stay in the text, but are not read. */
const MOST_LINES = 5_000

const isPageNumber = (text: string) => text.length < 40 && pageNumber.test(text)

/** A line as it is, or split at spaces if it is too long. */
function* pieces(line: string): Generator<{ piece: string; at: number }> {
  for (let at = 0; at < line.length;) {
    const rest = line.length - at
    const space = rest > LONGEST_LINE ? line.lastIndexOf(' ', at + LONGEST_LINE) : -1
    const length = rest <= LONGEST_LINE ? rest : space > at ? space - at : LONGEST_LINE
    const piece = line.slice(at, at + length)
    if (piece.trim()) yield { piece, at }
    at += length
  }
}

/** Lines that differ only in their numbers are the same running header. */
const shape = (text: string) => text.slice(0, LONGEST_LINE).toLowerCase().replace(/\d+/g, '#').trim()

function repeatedShapes(reading: DocumentReading): Set<string> {
  const pagesOf = new Map<string, Set<number>>()
  for (const page of reading.pages) {
    const lines = page.text.split('\n').filter(line => line.trim())
    // Running headers and footers are at an edge of the page. Repeated bullets inside the page are not.
    for (const line of [...lines.slice(0, 4), ...lines.slice(-3)]) {
      pagesOf.set(shape(line), (pagesOf.get(shape(line)) ?? new Set()).add(page.number))
    }
  }
  const half = Math.max(2, reading.pages.length * 0.5)
  return new Set([...pagesOf].filter(([, pages]) => pages.size >= half).map(([text]) => text))
}

/** The document's lines in reading order, without empty lines, page numbers and repeated headers (except the first). */
export function linesOf(reading: DocumentReading): Line[] {
  const repeated = reading.pages.length > 1 ? repeatedShapes(reading) : new Set<string>()
  const seen = new Set<string>()
  const lines: Line[] = []
  for (const page of reading.pages) {
    let start = page.offset
    let afterGap = true
    for (const text of page.text.split('\n')) {
      const key = shape(text)
      const again = repeated.has(key) && seen.has(key)
      seen.add(key)
      if (lines.length >= MOST_LINES) return lines
      if (text.trim() && !again && !(reading.pages.length > 1 && isPageNumber(text))) {
        for (const { piece, at } of pieces(text)) {
          lines.push({ text: piece, page: page.number, start: start + at, end: start + at + piece.length, afterGap })
          afterGap = false
        }
      } else if (!text.trim()) afterGap = true
      start += text.length + 1
    }
  }
  return lines
}

/** The separate parts of a line: table cells, and text between bars or dots. */
export function piecesOf(text: string): string[] {
  return text
    .split(/\t|\s+[|·•‖/]\s+|\s*[|‖]\s*/)
    .map(piece => piece.trim())
    .filter(Boolean)
}

/** A field whose quote is literally part of the line. */
export function fieldOf(line: Line, quote: string, value = quote): Field {
  return { value: value.replace(/\s+/g, ' ').trim(), page: line.page, quote }
}

const bullet = /^\s*([•·▪◦‣∙●○■□➢►▶✓✔*]|[-–—](?=\s))\s*/

export const isBullet = (text: string): boolean => bullet.test(text)
export const withoutBullet = (text: string): string => text.replace(bullet, '')
