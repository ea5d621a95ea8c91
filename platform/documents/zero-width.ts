import type { HiddenText } from './reading.ts'

/** Characters without any width: zero-width spaces and joiners, direction marks, and the tag block U+E0000–E007F. */
const unseen = /[\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu
const tags = /[\u{e0020}-\u{e007e}]/gu

/**
 * Word processors leave some of them in normal files. Only more than this many are reported, so that
 * nobody is suspected because of their software.
 */
const STRAY = 3

/** Removes zero-width characters from a page's text and returns the text that they encode. */
export function withoutZeroWidth(text: string, page: number | null): { text: string; hidden: HiddenText[] } {
  const found = text.match(unseen) ?? []
  if (!found.length) return { text, hidden: [] }
  const clean = text.replace(/[\u2028\u2029]/g, '\n').replace(unseen, '')
  const spelled = (text.match(tags) ?? []).map(char => String.fromCharCode(char.codePointAt(0)! - 0xe0000)).join('')
  const counted = found.filter(char => /[\u200b-\u200d\u2060-\u2064]/.test(char))
  if (spelled) return { text: clean, hidden: [{ kind: 'zero_width', page, text: spelled }] }
  if (counted.length <= STRAY) return { text: clean, hidden: [] }
  const codes = [...new Set(counted.map(char => `U+${char.codePointAt(0)!.toString(16).toUpperCase()}`))]
  return { text: clean, hidden: [{ kind: 'zero_width', page, text: `${codes.join(' ')} × ${counted.length}` }] }
}
