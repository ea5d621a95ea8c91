import type { DocumentReading } from '#platform/documents/reading.ts'
import type { Field } from './schema.ts'

/** One line of the document. `start` and `end` are offsets into the document's text. */
export type Line = {
  text: string
  page: number
  start: number
  end: number
  /** An empty line, or the top of a page, stands before it. */
  afterGap: boolean
}

const pageNumber =
  /^[-–\s]*((page|seite|página|pagina|strona|p\.)\s*)?\d{1,3}(\s*(\/|of|von|sur|de|di|van|z)\s*\d{1,3})?[-–\s]*$/i

/** Lines that differ only in their numbers are the same running header. */
const shape = (text: string) => text.toLowerCase().replace(/\d+/g, '#').trim()

function repeatedShapes(reading: DocumentReading): Set<string> {
  const pagesOf = new Map<string, Set<number>>()
  for (const page of reading.pages) {
    const lines = page.text.split('\n').filter(line => line.trim())
    // A running header or footer stands at an edge of the page; bullets repeated inside are none.
    for (const line of [...lines.slice(0, 4), ...lines.slice(-3)]) {
      pagesOf.set(shape(line), (pagesOf.get(shape(line)) ?? new Set()).add(page.number))
    }
  }
  const half = Math.max(2, reading.pages.length * 0.5)
  return new Set([...pagesOf].filter(([, pages]) => pages.size >= half).map(([text]) => text))
}

/** The document's lines in reading order, without empty ones, page numbers and repeated headers (their first is kept). */
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
      if (text.trim() && !again && !(reading.pages.length > 1 && pageNumber.test(text))) {
        lines.push({ text, page: page.number, start, end: start + text.length, afterGap })
        afterGap = false
      } else if (!text.trim()) afterGap = true
      start += text.length + 1
    }
  }
  return lines
}

/** Parts of a line that a reader takes one by one: table cells and pieces between bars or dots. */
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
