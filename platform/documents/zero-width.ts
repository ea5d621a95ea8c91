import type { HiddenText, RawLine } from './reading.ts'

/** Characters without any width: zero-width spaces and joiners, direction marks, and the tag block U+E0000–E007F. */
const unseen = /[\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu
const tags = /[\u{e0020}-\u{e007e}]/gu

/**
 * Word processors leave some of them in normal files. Only more than this many are reported, so that
 * nobody is suspected because of their software.
 */
const STRAY = 3

/** A text without zero-width characters. Line and paragraph separators become spaces. */
export const withoutZeroWidth = (text: string): string => text.replace(/[\u2028\u2029]/g, ' ').replace(unseen, '')

/** The text that a page's zero-width characters encode, or their codes and number. */
export function hiddenByZeroWidth(lines: RawLine[], page: number | null): HiddenText[] {
  const found = lines.flatMap(line => line.spans.flatMap(span => span.text.match(unseen) ?? []))
  if (!found.length) return []
  const spelled = found
    .filter(char => char.search(tags) >= 0)
    .map(char => String.fromCharCode(char.codePointAt(0)! - 0xe0000))
    .join('')
  if (spelled) return [{ kind: 'zero_width', page, text: spelled }]
  const counted = found.filter(char => /[\u200b-\u200d\u2060-\u2064]/.test(char))
  if (counted.length <= STRAY) return []
  const codes = [...new Set(counted.map(char => `U+${char.codePointAt(0)!.toString(16).toUpperCase()}`))]
  return [{ kind: 'zero_width', page, text: `${codes.join(' ')} × ${counted.length}` }]
}
