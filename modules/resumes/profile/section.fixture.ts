import type { Line } from './lines.ts'
import { readEducation } from './education.ts'
import { readPositions } from './positions.ts'

type Look = { bold?: true; italic?: true; size?: number; gap?: true; continues?: true }
type Written = [text: string, look?: Look]

/** Lines below each other, each with one look. `gap`: after an empty line; `continues`: the line above had no space for its first word. */
export function linesWritten(...written: Written[]): Line[] {
  let start = 0
  return written.map(([text, { bold, italic, size = 10, gap, continues } = {}]) => {
    const look = { size, weight: bold ? 700 : 400, italic: italic ?? false }
    const end = start + text.length
    const line = { text, page: 1, start, end, afterGap: gap ?? false, column: null, heading: null, look, continues }
    start = end + 1
    return { ...line, spans: [{ ...look, start: line.start, end }] }
  })
}

const textOf = (written: Written[]) => written.map(([line]) => line).join('\n')

/** The positions in a section of lines. */
export const positionsIn = (...written: Written[]) =>
  readPositions(linesWritten(...written), textOf(written)).map(({ title, employer, from, to }) => ({
    title,
    employer,
    from,
    to,
  }))

/** The education in a section of lines. */
export const educationIn = (...written: Written[]) =>
  readEducation(linesWritten(...written), textOf(written)).map(({ degree, school, to }) => ({ degree, school, to }))
