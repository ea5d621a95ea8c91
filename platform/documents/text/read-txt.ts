import { DocumentRefused } from '../refusal.ts'
import type { RawLine, RawReading } from '../reading.ts'

/** Windows-1252 from 0x80. Node's own decoder (20.20) treats these as control characters. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1')
  return latin.replace(/[\u0080-\u009f]/g, sign => windowsSigns[sign.charCodeAt(0) - 0x80]!)
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Text that is not UTF-8 almost always comes from an older Windows program.
    return decodeWindows(bytes)
  }
}

/** Reads a text file: UTF-8, UTF-16 with a byte order mark, or Windows-1252. A form feed starts a new page. */
export function readTxt(bytes: Uint8Array): RawReading {
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  const control = text.match(/(?![\n\t\f\u0080-\u009f])\p{Cc}|\ufffd/gu)?.length ?? 0
  if (control > text.length / 200) throw new DocumentRefused('not_a_document')
  return { pages: text.split('\f').map(linesOfText), hidden: [] }
}

/** The lines of plain text. */
export function linesOfText(page: string): RawLine[] {
  const lines = page.split('\n')
  return lines.map((line, index) => ({
    spans: [{ text: line, size: null, weight: 400, italic: false }],
    column: null,
    heading: null,
    afterGap: index > 0 && !lines[index - 1]!.trim(),
  }))
}
