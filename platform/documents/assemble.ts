import { guessLanguage } from './language.ts'
import { MAX_HIDDEN_LENGTH, MAX_HIDDEN_PIECES, MAX_PAGES, MAX_TEXT_LENGTH, MIN_LETTERS } from './limits.ts'
import type { DocumentKind, DocumentPage, DocumentReading, HiddenText, RawReading } from './reading.ts'
import { DocumentRefused } from './refusal.ts'
import { withoutZeroWidth } from './zero-width.ts'

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }

/** Normalizes a page's text: one kind of space, no trailing spaces, no icons of private fonts. */
function tidy(text: string): string {
  return text
    .replace(/[ﬀ-ﬆ]/g, found => ligatures[found] ?? found)
    .replace(/[\uf0b7\uf0a7\uf076\uf0d8\uf0a8\u25cf\u25aa\u25a0\u2023\u2043]/g, '•')
    .replace(/[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]/gu, '')
    .replace(/\u00ad/g, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/ *\t[ \t]*/g, '\t')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
}

function worthTelling(hidden: HiddenText[]): HiddenText[] {
  return hidden
    .map(piece => ({ ...piece, text: tidy(piece.text).slice(0, MAX_HIDDEN_LENGTH) }))
    .filter(piece => piece.kind === 'zero_width' || /[\p{L}\p{N}]/u.test(piece.text))
    .slice(0, MAX_HIDDEN_PIECES)
}

/** Converts the result of a format's reader into the common shape. Throws `too_long`. */
export function assembleReading(kind: DocumentKind, raw: RawReading): DocumentReading {
  if (raw.pages.length > MAX_PAGES) throw new DocumentRefused('too_long')
  const pages: DocumentPage[] = []
  const hidden = [...raw.hidden]
  let offset = 0
  for (const [index, rawText] of raw.pages.entries()) {
    const clean = withoutZeroWidth(rawText, kind === 'pdf' ? index + 1 : null)
    hidden.push(...clean.hidden)
    const text = tidy(clean.text)
    pages.push({ number: index + 1, text, offset })
    offset += text.length + 2
  }
  const text = pages.map(page => page.text).join('\n\n')
  if (text.length > MAX_TEXT_LENGTH) throw new DocumentRefused('too_long')
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const status = letters < MIN_LETTERS ? 'no_text' : 'read'
  return { kind, status, pages, text, hidden: worthTelling(hidden), language: guessLanguage(text) }
}
