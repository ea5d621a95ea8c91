import { findRange } from './dates.ts'
import type { FoundRange } from './dates.ts'
import { isHead } from './header-lines.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { partsOf } from './parts.ts'
import type { Career, Part } from './parts.ts'
import type { StackedDates } from './stacked-dates.ts'

/** Dates in the cells of several rows: the last of these rows, and what the rows say besides the dates. */
type DateCells = { end: number; range: FoundRange; own: Part[] }

/** The first cell of a row, up to its tab. */
const firstCell = (line: Line) => line.text.split('\t')[0]!

const MOST_DATE_ROWS = 3
const LONGEST_DATE_CELL = 25

/** "Jan. 2022 –" or "November 2016 to": the range ends in the next row. */
const goesOn = (row: Line) => /(?:[‒–—―-]|\s(?:to|until|bis|à|au|al|a|até|ao|do|tot|till))\s*$/iu.test(firstCell(row))

/** "à Septembre 2016": the range began in the row before. */
const endsRange = (row: Line) => /^\s*(?:to|until|bis|à|au|al|a|até|ao|do|tot|till|→)\s/iu.test(firstCell(row))

/** Whether the second cell of a row is the beginning of a text about the work. */
function opensText(row: Line, next: Line | undefined): boolean {
  const text = row.text.slice(firstCell(row).length + 1)
  return text.length > 0 && !isHead({ ...row, text }) && next?.continues === true
}

/** "Jan. 2022" in the first cell of a row and "– heute" in the first cell of the next one, or dates over three rows. */
function inCells(lines: Line[], index: number, kind: Career, longest: number): DateCells | null {
  for (let count = 2; count <= MOST_DATE_ROWS; count++) {
    const rows = lines.slice(index, index + count)
    if (
      rows.length < count ||
      !rows.every((row, at) => /\t/.test(row.text) && (at === 0 || !row.afterGap || goesOn(rows[at - 1]!)))
    )
      return null
    const cells = rows.map(row => firstCell(row).trim())
    if (cells.some(cell => cell.length > LONGEST_DATE_CELL)) return null
    if (findRange(cells.slice(0, -1).join(' ')) && !goesOn(rows.at(-2)!)) return null
    const joined = cells.join(' ').replace(/\s*[‒–—―-]\s*/, ' – ')
    const range = findRange(joined)
    if (!range || range.start > 0 || range.end < joined.length) continue
    if (!joined.includes('–') && !rows.slice(0, -1).some(goesOn) && !rows.slice(1).some(endsRange)) continue
    const rest = (row: Line, at: number) => {
      const cell = { ...range, start: 0, end: firstCell(row).length }
      return partsOf(row, cell, at === 0 ? 'own' : `own ${at + 1}`, kind)
    }
    const texts = joinedCells(rows, longest).filter((row, at) => at === 0 || !opensText(row, lines[index + count]))
    return {
      end: index + count - 1,
      range: { ...range, start: 0, end: firstCell(rows[0]!).length },
      own: texts.flatMap(rest),
    }
  }
  return null
}

/** A row that is as long as this share of the longest line goes on in the next row; a shorter one if both sides are in italics. */
const FILLED = 0.9
const FILLED_ITALIC = 0.6

/** The rows of an entry. Its text goes on in the second one if the first one is full: "2018 –" next to "Lecturer, University of", and "Present" next to "Leeds". */
function joinedCells([first, second, ...others]: Line[], longest: number): Line[] {
  const content = second?.spans.find(span => span.start > second.start + firstCell(second).length)
  const isItalic = first!.spans.at(-1)?.italic && content?.italic
  const isFull =
    first!.text.length >= longest * (isItalic ? FILLED_ITALIC : FILLED) && first!.text.split('\t').length === 2
  if (!second || !isFull || second.text.split('\t').length !== 2) return [first!, second!, ...others].filter(Boolean)
  return [{ ...first!, text: `${first!.text} ${second.text.slice(firstCell(second).length + 1)}` }, ...others]
}

const MOST_ROWS_TO_START = 3

/** "Currently" in the first cell of a row, and below it the date since when, next to the rest of the entry. */
function sinceBelow(lines: Line[], index: number, kind: Career): DateCells | null {
  const [now, rest] = [firstCell(lines[index]!), lines[index]!.text]
  if (now === rest || now.length > LONGEST_DATE_CELL || /\d/.test(now)) return null
  for (let at = index + 1; at <= index + MOST_ROWS_TO_START; at++) {
    const row = lines[at]
    if (!row || row.afterGap) return null
    const start = firstCell(row).trim()
    const range =
      start.length <= LONGEST_DATE_CELL && /\d{4}/.test(start) ? findRange(`${start} – ${now.trim()}`) : null
    if (!range?.current || range.start > 0 || range.end < start.length + now.trim().length + 3) continue
    const cell = { ...range, start: 0, end: now.length }
    return { end: at, range: cell, own: partsOf(lines[index]!, cell, 'own', kind) }
  }
  return null
}

/** Dates that take two rows in a narrow last cell: "Mai 2016 – Dezember" next to the title, "2019" next to the employer. */
function inLastCells(lines: Line[], index: number, kind: Career): DateCells | null {
  const rows = lines.slice(index, index + 2)
  if (rows.length < 2 || rows[1]!.afterGap || !rows.every(row => /\S\t/.test(row.text) && !isBullet(row.text)))
    return null
  const cells = rows.map(row => row.text.slice(row.text.lastIndexOf('\t') + 1).trim())
  if (cells.some(cell => cell.length > LONGEST_DATE_CELL) || !/[‒–—―-]/.test(cells.join(''))) return null
  const complete = findRange(cells[0]!)
  if (complete && complete.end === cells[0]!.length && !/[‒–—―-]$/.test(cells[0]!)) return null
  const joined = cells.join(' ')
  const range = findRange(joined)
  if (!range || range.start > 0 || range.end < joined.length) return null
  const cellOf = (row: Line) => ({ ...range, start: row.text.lastIndexOf('\t'), end: row.text.length })
  const own = rows.flatMap((row, at) => partsOf(row, cellOf(row), at === 0 ? 'own' : 'own 2', kind))
  return { end: index + 1, range: cellOf(rows[0]!), own }
}

/** Two dates one below the other, with the entry next to the first one, or next to both if they are in adjacent rows. */
function inPair(lines: Line[], index: number, kind: Career, { second, range }: StackedDates): DateCells {
  const end = second === index + 1 ? second : index
  const own = lines
    .slice(index, end + 1)
    .filter((row, at) => at === 0 || !opensText(row, lines[index + 2]))
    .flatMap((row, at) => partsOf(row, { ...range, end: firstCell(row).length }, at === 0 ? 'own' : 'own 2', kind))
  return { end, range, own }
}

/** The dates of an entry that take the cells of several rows, starting at a line. `longest` is the length of the longest line, in characters. */
export const datesInCells = (
  lines: Line[],
  index: number,
  kind: Career,
  longest: number,
  pair: StackedDates | undefined,
): DateCells | null =>
  (pair ? inPair(lines, index, kind, pair) : null) ??
  inCells(lines, index, kind, longest) ??
  sinceBelow(lines, index, kind) ??
  inLastCells(lines, index, kind)
