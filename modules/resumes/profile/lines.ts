import type { Column, DocumentWithLayout, LineLayout, Span, TextLook } from '#platform/documents/reading.ts'
import { findRange } from './dates.ts'
import type { Field } from './schema.ts'

/** One line of the document. `start` and `end` are offsets into the document's text. */
export type Line = {
  text: string
  page: number
  start: number
  end: number
  /** Whether it follows an empty line or the top of a page. */
  afterGap: boolean
  /** The column that it is in; null if the format has no fixed pages. */
  column: Column | null
  /** Level of its heading style; null without one. */
  heading: number | null
  /** Whether its text goes on from the line above, which had no space for its first word. */
  continues?: boolean
  /** How its beginning looks. */
  look: TextLook
  spans: Span[]
}

const pageNumber =
  /^[-–\s]*((page|seite|página|pagina|strona|sida|sayfa|p\.)\s*)?\d{1,3}(\s*(\/|of|von|sur|de|di|van|z|av)\s*\d{1,3})?[-–\s]*$/i

/** Longer lines are read in segments, so that patterns never run on very long input. */
const LONGEST_LINE = 300
/** 60 dense pages. Further lines stay in the text, but are not read. */
const MOST_LINES = 5_000

const PLAIN_LOOK: TextLook = { size: null, weight: 400, italic: false }

/** An e-mail address, a phone number or a postcode with its town, which some résumés have only in their footers. */
const holdsContact =
  /\S@\S|\+\d{2}[\d\s().~-]{7}|(?:\d[\s()/.-]{0,2}){9}|(?<!\d)(?!(?:19|20)\d\d\s)\d{4,5}\s\p{Lu}\p{Ll}/u

const opensWithRange = (text: string): boolean => {
  const range = /^\s*\p{L}{0,12}\.?\s?\d/u.test(text) ? findRange(text) : null
  return range !== null && range.from !== null && text.slice(0, range.start).trim() === ''
}

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

/** Lines that differ only in the number of the page are the same running header. Years are not such numbers. */
const shape = (text: string) =>
  text
    .slice(0, LONGEST_LINE)
    .toLowerCase()
    .replace(/(?<!\d)\d{1,3}(?!\d)/g, '#')
    .trim()

function repeatedShapes(pages: string[][]): Set<string> {
  const pagesOf = new Map<string, Set<number>>()
  for (const [page, lines] of pages.entries()) {
    // Running headers and footers are at an edge of the page. Repeated bullets inside the page are not.
    for (const line of [...lines.slice(0, 4), ...lines.slice(-3)]) {
      pagesOf.set(shape(line), (pagesOf.get(shape(line)) ?? new Set()).add(page))
    }
  }
  const half = Math.max(2, pages.length * 0.5)
  return new Set([...pagesOf].filter(([, found]) => found.size >= half).map(([text]) => text))
}

/** A line looks like its beginning: a bold title stays bold when a place in italics follows. */
function lookOf(spans: Span[]): TextLook {
  const { size, weight, italic } = spans.find(span => span.end - span.start > 1) ?? spans[0] ?? PLAIN_LOOK
  return { size, weight, italic }
}

/** The document's lines in reading order, without page numbers and repeated headers and footers. */
export function linesOf({ text, layout }: DocumentWithLayout): Line[] {
  const textOf = (line: LineLayout) => text.slice(line.start, line.end)
  const pages: string[][] = []
  for (const line of layout) (pages[line.page - 1] ??= []).push(textOf(line))
  const repeated = pages.length > 1 ? repeatedShapes(pages.filter(Boolean)) : new Set<string>()
  // The first one is kept where it may introduce the document: at the top of the first page.
  const top = new Set((pages.find(Boolean) ?? []).slice(0, 4).map(shape))
  const seen = new Set<string>()
  const lines: Line[] = []
  let reached = 0
  let gap = true
  for (const found of layout) {
    const whole = textOf(found)
    gap ||= found.start - reached > 1
    reached = found.end
    // A line that a page break cuts is printed on both pages.
    const isFirst = !seen.has(shape(whole)) && (top.has(shape(whole)) || holdsContact.test(whole))
    const again = repeated.has(shape(whole)) && !findRange(whole) && !isFirst
    seen.add(shape(whole))
    // A line without letters and digits is a rule between sections.
    const isRule = !/[\p{L}\p{N}]/u.test(whole)
    gap ||= isRule
    if (isRule || again || (pages.length > 1 && isPageNumber(whole))) continue
    for (const { piece, at } of pieces(whole)) {
      const [start, end] = [found.start + at, found.start + at + piece.length]
      const spans = found.spans.filter(span => span.start < end && span.end > start)
      const { page, column, heading } = found
      // "2006–2009. Research associate" is an entry of its own, however full the line above is.
      const isNewEntry = at === 0 && opensWithRange(piece)
      const continues = (found.continues && !gap && !isNewEntry) || at > 0
      lines.push({
        text: piece,
        page,
        start,
        end,
        afterGap: gap,
        column,
        heading,
        continues,
        look: lookOf(spans),
        spans,
      })
      gap = false
    }
    if (lines.length >= MOST_LINES) break
  }
  return lines
}

/** The separate parts of a line: table cells, and text between bars or dots. */
export function piecesOf(text: string): string[] {
  return text
    .split(/\t|\s+[|·•‖/]\s+|\s*[|｜‖]\s*/)
    .map(piece => piece.trim())
    .filter(Boolean)
}

/** A field whose quote is literally part of the line. */
export function fieldOf(line: Line, quote: string, value = quote): Field {
  return { value: value.replace(/\s+/g, ' ').trim(), page: line.page, quote }
}

const bullet = /^\s*([•·▪◦‣∙●○■□◆◇➢➤►▶▷▸▹◄◾❖✓✔✦★☆♥♦➔➜→⇒*»›]|[-‒–—―−](?=\s)|o(?=\s\p{Lu}))\s*/u

export const isBullet = (text: string): boolean => bullet.test(text)
export const withoutBullet = (text: string): string => text.replace(bullet, '')
