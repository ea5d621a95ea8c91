import { findPoint } from './dates.ts'
import type { Line } from './lines.ts'

// Tables with dates, names and, in their last column, a description of the work.

const FEWEST_ROWS = 2
const FEWEST_WORDS = 4

const cellsOf = ({ text }: Line) => text.split('\t')
const lastCell = (line: Line) => cellsOf(line).at(-1)!.trim()
const isProse = (cell: string) => cell.split(/\s+/).length >= FEWEST_WORDS || /[.;]|,$/.test(cell)
const startsLower = (cell: string) => /^\p{Ll}/u.test(cell)

/** The lines without the last cells, if these hold running text: many of them start in the middle of a sentence. */
export function withoutProseColumn(lines: Line[]): Line[] {
  const isDated = (line: Line) => findPoint(cellsOf(line)[0]!) !== null
  const dated = lines.filter(line => cellsOf(line).length >= 3 && isDated(line))
  const others = lines.filter(line => cellsOf(line).length === 2 && !isDated(line))
  const prose = dated.filter(line => isProse(lastCell(line)))
  const continued = others.filter(line => startsLower(lastCell(line)))
  if (dated.length < FEWEST_ROWS || prose.length < dated.length * 0.5) return lines
  if (others.length < FEWEST_ROWS || continued.length < others.length * 0.4) return lines
  const cut = new Set([...dated, ...others])
  return lines.map(line => (cut.has(line) ? { ...line, text: line.text.slice(0, line.text.lastIndexOf('\t')) } : line))
}
