import PDFDocument from 'pdfkit'

/** A4 in points. */
export const SHEET = { width: 595.28, height: 841.89 }

/** The built-in fonts have only Latin-1 letters. A person whose name needs others gets a DOCX. */
export const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', serif: 'Times-Roman', serifBold: 'Times-Bold' }

export type Sheet = PDFKit.PDFDocument

/**
 * Creates a PDF in memory. Its date is fixed, so that the same drawing always gives the same bytes.
 * `margin` in points on all four sides.
 */
export function makePdf(draw: (sheet: Sheet) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const made = new Date(Date.UTC(2026, 0, 5))
  const sheet = new PDFDocument({ size: 'A4', margin: 48, info: { CreationDate: made, ModDate: made }, ...options })
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    sheet.on('error', reject)
    draw(sheet)
    sheet.end()
  })
}

/** Starts a new page if fewer than `needed` points are left above the lower margin. @returns the position to continue at */
export function room(sheet: Sheet, y: number, needed: number, top = 48): number {
  if (y + needed < SHEET.height - 48) return y
  sheet.addPage()
  return top
}
