import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Person, PersonPosition } from './person.ts'
import { headingsIn, period } from './phrases.ts'

export type DocxBlock = Paragraph | Table

function docxLine(text: string, options: { bold?: boolean; size?: number } = {}): Paragraph {
  return new Paragraph({ children: [new TextRun({ text, ...options })] })
}

export function docxHeading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 80 } })
}

function docxBullet(text: string): Paragraph {
  return new Paragraph({ text, bullet: { level: 0 } })
}

function positionBlocks(one: PersonPosition, person: Person): Paragraph[] {
  const dates = period(one.from, one.to, person.language)
  return [
    docxLine(`${one.title}, ${one.employer}`, { bold: true }),
    docxLine(`${dates}, ${one.city}`),
    ...one.bullets.map(docxBullet),
  ]
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder }

function tableRow(left: string, right: Paragraph[]): TableRow {
  const cell = (percent: number, children: Paragraph[]) =>
    new TableCell({ width: { size: percent, type: WidthType.PERCENTAGE }, borders: noBorders, children })
  return new TableRow({ children: [cell(25, [docxLine(left)]), cell(75, right)] })
}

/** The career as a table: dates on the left, everything else on the right. */
function positionTable(person: Person): Table {
  const rows = person.positions.map(one =>
    tableRow(period(one.from, one.to, person.language, 'numbers'), [
      docxLine(one.title, { bold: true }),
      docxLine(`${one.employer}, ${one.city}`),
      ...one.bullets.map(docxBullet),
    ]),
  )
  return new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows })
}

/** The blocks of a résumé, for adding further ones. */
export function resumeBlocks(person: Person, form: 'plain' | 'table' = 'plain'): DocxBlock[] {
  const words = headingsIn(person.language)
  const career =
    form === 'table' ? [positionTable(person)] : person.positions.flatMap(one => positionBlocks(one, person))
  return [
    new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
    docxLine(person.title, { size: 26 }),
    docxLine([person.email, person.phone, person.city, ...person.links].join(' | ')),
    docxHeading(words.profile),
    docxLine(person.summary),
    docxHeading(words.experience),
    ...career,
    docxHeading(words.education),
    ...person.education.map(one =>
      docxLine(`${one.degree}, ${one.school}, ${period(one.from, one.to, person.language)}`),
    ),
    docxHeading(words.skills),
    docxLine(person.skills.join(', ')),
    docxHeading(words.languages),
    docxLine(person.languages.join(', ')),
  ]
}

export async function docxOf(blocks: DocxBlock[]): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: blocks }] })))
}

/** A person's résumé as a DOCX. With `table`, dates are in the left cell of a table. */
export function resumeDocx(person: Person, form: 'plain' | 'table' = 'plain'): Promise<Uint8Array> {
  return docxOf(resumeBlocks(person, form))
}
