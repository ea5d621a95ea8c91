import { guessLanguage } from './language.ts'
import { MAX_HIDDEN_LENGTH, MAX_HIDDEN_PIECES, MAX_PAGES, MAX_TEXT_LENGTH, MIN_LETTERS } from './limits.ts'
import type {
  DocumentKind,
  DocumentPage,
  DocumentWithLayout,
  HiddenText,
  LineLayout,
  RawLine,
  RawReading,
  Span,
} from './reading.ts'
import { DocumentRefused } from './refusal.ts'
import { hiddenByZeroWidth, withoutZeroWidth } from './zero-width.ts'

const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  ĳ: 'ij',
  Ĳ: 'IJ',
}

/** Radicals that Unicode does not decompose. */
const radicals: Record<string, string> = Object.fromEntries(
  Array.from(
    '⻓长⻘青⻋车⻅见⻆角⻉贝⻔门⻚页⻛风⻝食⻢马⻥鱼⻦鸟⻩黄⻬齐⻮齿⻰龙⻄西⻁虎⺟母⺠民⻣骨⻤鬼⻜飞⻙韦⻨麦⻳龟⻁虎',
  ).reduce<[string, string][]>(
    (pairs, character, at, all) => (at % 2 ? pairs : [...pairs, [character, all[at + 1]!]]),
    [],
  ),
)

/** Normalizes text without changing its lines: no ligatures, no icons of private fonts, no control characters. */
function plainText(text: string): string {
  return (
    withoutZeroWidth(text)
      .replace(/[ﬀ-ﬆĳĲ]/g, found => ligatures[found] ?? found)
      // The letters of some Arabic fonts are their forms at the start, in the middle or at the end of a word.
      .replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, found => found.normalize('NFKC'))
      // Some programs write the radical that looks like a Chinese character instead of the character.
      .replace(/[\u2e80-\u2fdf]/g, found => radicals[found] ?? found.normalize('NFKC'))
      .replace(/[\uf0b7\uf0a7\uf076\uf0d8\uf0a8\u25cf\u25aa\u25a0\u2023\u2043]/g, '•')
      .replace(/[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]/gu, '')
      .replace(/\u00ad/g, '')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .normalize('NFC')
  )
}

/** A line's text with one space or tab between words, and its spans relative to the start of the line. */
function tidyLine(line: RawLine): { text: string; spans: Span[] } {
  let text = ''
  let pending = ''
  const spans: Span[] = []
  for (const { text: raw, ...look } of line.spans) {
    let start: number | null = null
    for (const [word, space] of plainText(raw).matchAll(/(\s+)|\S+/g)) {
      if (space !== undefined) {
        pending = pending === '\t' || space.includes('\t') ? '\t' : ' '
        continue
      }
      if (text) text += pending
      pending = ''
      start ??= text.length
      text += word
    }
    if (start === null) continue
    // Some programs draw each letter on its own.
    const last = spans.at(-1)
    const isSame = last?.size === look.size && last.weight === look.weight && last.italic === look.italic
    if (last && isSame && !text.slice(last.end, start).includes('\t')) last.end = text.length
    else spans.push({ start, end: text.length, ...look })
  }
  return { text, spans }
}

/** Joins a page's lines. An empty line stands for a gap. */
function assemblePage(raw: RawLine[], number: number, offset: number): { page: DocumentPage; layout: LineLayout[] } {
  const layout: LineLayout[] = []
  let text = ''
  let gap = false
  for (const line of raw) {
    gap ||= line.afterGap
    const tidy = tidyLine(line)
    if (!tidy.text) continue
    if (text) text += gap ? '\n\n' : '\n'
    const start = offset + text.length
    text += tidy.text
    const spans = tidy.spans.map(span => ({ ...span, start: start + span.start, end: start + span.end }))
    const { column, heading, continues = false } = line
    layout.push({ page: number, start, end: start + tidy.text.length, column, heading, continues, spans })
    gap = false
  }
  return { page: { number, text, offset }, layout }
}

const plainHidden = (text: string) =>
  plainText(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .slice(0, MAX_HIDDEN_LENGTH)

function worthTelling(hidden: HiddenText[]): HiddenText[] {
  return hidden
    .map(piece => ({ ...piece, text: plainHidden(piece.text) }))
    .filter(piece => piece.kind === 'zero_width' || /[\p{L}\p{N}]/u.test(piece.text))
    .slice(0, MAX_HIDDEN_PIECES)
}

/** Converts the result of a format's reader into the common shape. Throws `too_long`. */
export function assembleReading(kind: DocumentKind, raw: RawReading): DocumentWithLayout {
  if (raw.pages.length > MAX_PAGES) throw new DocumentRefused('too_long')
  const pages: DocumentPage[] = []
  const layout: LineLayout[] = []
  const hidden = [...raw.hidden]
  let offset = 0
  for (const [index, lines] of raw.pages.entries()) {
    hidden.push(...hiddenByZeroWidth(lines, kind === 'pdf' ? index + 1 : null))
    const assembled = assemblePage(lines, index + 1, offset)
    pages.push(assembled.page)
    layout.push(...assembled.layout)
    offset += assembled.page.text.length + 2
  }
  const text = pages.map(page => page.text).join('\n\n')
  if (text.length > MAX_TEXT_LENGTH) throw new DocumentRefused('too_long')
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const status = letters < MIN_LETTERS ? 'no_text' : 'read'
  return { kind, status, pages, text, hidden: worthTelling(hidden), language: guessLanguage(text), layout }
}
