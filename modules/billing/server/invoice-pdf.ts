import PDFDocument from 'pdfkit'
import { locale, majorUnits } from '#platform/locale/locale.ts'
import { invoiceWords as words, periodWords } from '../words/invoices.ts'
import type { TransactionRow } from './queries/transactions.ts'
import type { StoredLine } from './tables.ts'

const MARGIN = 56
/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 }
const RIGHT = PAGE.width - MARGIN
const AMOUNT_WIDTH = 110
/** An invoice has three lines at most. This bounds what is drawn, whatever is stored. */
const MOST_LINES = 40
const COLORS = { text: '#1b1a17', quiet: '#5f5c54', line: '#d9d6cd', brand: '#0b5d4f' }

type Invoice = Pick<TransactionRow, 'at' | 'amount' | 'currency' | 'billed_to' | 'test'> & {
  readonly number: string
  readonly lines: readonly StoredLine[]
}
type Sheet = PDFKit.PDFDocument

/** The built-in fonts have Latin letters only: others are written without their accents, or as a question mark. */
const drawable = (text: string) =>
  text
    .replaceAll(/[^\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u20ac\n]/gu, letter =>
      letter.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
    )
    .replaceAll(/[^\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u20ac\n]/gu, '?')

const lineText = ({ kind, plan, interval }: StoredLine) =>
  kind === 'credit'
    ? words.lines.credit()
    : kind === 'unused'
      ? words.lines.unused(plan)
      : words.lines.plan(plan, interval)

/** Symbols such as ₦ are missing in the fonts; the code of the currency never is. */
const money = (amount: number, currency: string) => {
  const text = locale.money({ amount, currency })
  return drawable(text) === text ? text : `${locale.number(majorUnits({ amount, currency }))} ${currency}`
}

function drawHead(sheet: Sheet, { number, at, billed_to: to, test }: Invoice): number {
  sheet.font('Helvetica-Bold').fontSize(13).fillColor(COLORS.brand).text(words.issuer, MARGIN, MARGIN)
  sheet
    .font('Helvetica-Bold')
    .fontSize(26)
    .fillColor(COLORS.text)
    .text(words.title, MARGIN, MARGIN + 34)
  if (test)
    sheet
      .font('Helvetica-Bold')
      .fontSize(11)
      .fillColor(COLORS.quiet)
      .text(words.test, MARGIN, MARGIN + 68)
  const top = MARGIN + 104
  const fact = (label: string, value: string, y: number) => {
    sheet
      .font('Helvetica')
      .fontSize(9)
      .fillColor(COLORS.quiet)
      .text(label, 360, y, { width: RIGHT - 360 })
    sheet
      .font('Helvetica')
      .fontSize(11)
      .fillColor(COLORS.text)
      .text(value, 360, y + 12, { width: RIGHT - 360 })
  }
  fact(words.number, number, top)
  fact(words.date, periodWords(at, at), top + 36)
  sheet.font('Helvetica').fontSize(9).fillColor(COLORS.quiet).text(words.billedTo, MARGIN, top)
  const lines = [to.name, ...to.address.split('\n').slice(0, 10), to.tax_id && words.taxId(to.tax_id)].filter(Boolean)
  sheet
    .font('Helvetica')
    .fontSize(11)
    .fillColor(COLORS.text)
    .text(drawable(lines.join('\n')), MARGIN, top + 12, { width: 280, height: 160, ellipsis: true })
  return Math.max(sheet.y, top + 84) + 36
}

function drawRule(sheet: Sheet, y: number) {
  sheet.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(COLORS.line).stroke()
}

function drawRow(sheet: Sheet, y: number, left: string, note: string, amount: string, bold = false): number {
  const font = bold ? 'Helvetica-Bold' : 'Helvetica'
  const width = RIGHT - MARGIN - AMOUNT_WIDTH - 16
  sheet.font(font).fontSize(11).fillColor(COLORS.text)
  sheet.text(amount, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' })
  sheet.text(drawable(left), MARGIN, y, { width, height: 28, ellipsis: true })
  if (note)
    sheet
      .font('Helvetica')
      .fontSize(9)
      .fillColor(COLORS.quiet)
      .text(note, MARGIN, sheet.y + 2, { width })
  return sheet.y + 12
}

function drawLines(sheet: Sheet, { lines, amount, currency }: Invoice, top: number) {
  sheet.font('Helvetica').fontSize(9).fillColor(COLORS.quiet)
  sheet.text(words.amount, RIGHT - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' })
  sheet.text(words.item, MARGIN, top)
  let y = top + 18
  for (const line of lines.slice(0, MOST_LINES)) {
    if (y > PAGE.height - 140) {
      sheet.addPage()
      y = MARGIN
    }
    drawRule(sheet, y)
    const note = line.kind === 'credit' ? '' : periodWords(new Date(line.from), new Date(line.to))
    y = drawRow(sheet, y + 12, lineText(line), note, money(line.amount, currency))
  }
  drawRule(sheet, y)
  drawRow(sheet, y + 14, words.total, '', money(amount, currency), true)
}

/** An invoice as PDF, the same bytes each time. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `${words.title} ${invoice.number}`, CreationDate: invoice.at, ModDate: invoice.at },
  })
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
    drawLines(sheet, invoice, drawHead(sheet, invoice))
    sheet.end()
  })
}
