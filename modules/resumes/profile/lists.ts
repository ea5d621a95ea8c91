import { isBullet, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'

const MOST_ITEMS = 80
const LONGEST_ITEM = 60
/** A line of at least this length without a comma at its end probably continues on the next line. */
const FULL_LINE = 70

const separator = /[,;•·|\t\n]|\s[-–—/]\s/g

/** Splits at separators outside brackets, which means that the next bracket, if any, is not a closing one. */
function splitItems(text: string): string[] {
  const items: string[] = []
  let from = 0
  let bracket = -1
  for (const { 0: found, index } of text.matchAll(separator)) {
    while (bracket < text.length && bracket <= index) bracket = nextBracket(text, Math.max(bracket + 1, index))
    if (found.length === 1 && text[bracket] === ')') continue
    items.push(text.slice(from, index))
    from = index + found.length
  }
  return [...items, text.slice(from)]
}

function nextBracket(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '(' && text[at] !== ')') at += 1
  return at
}

/** Joins lines that continue on the next line. */
function unwrapped(lines: Line[]): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const goesOn =
      before && !line.afterGap && !isBullet(line.text) && before.text.length > FULL_LINE && /[,;]/.test(before.text)
    const content = withoutBullet(line.text).replace(/^[^,:]{2,30}:\s*/, '')
    text += (index ? (goesOn ? ' ' : '\n') : '') + content
  }
  return text
}

function items(lines: Line[]): string[] {
  const found = splitItems(unwrapped(lines))
    .map(item =>
      withoutBullet(item.trim())
        .replace(/[.\s]+$/, '')
        .trim(),
    )
    .filter(item => /\p{L}/u.test(item) && item.length <= LONGEST_ITEM)
  return [...new Set(found)].slice(0, MOST_ITEMS)
}

/** The skills of the skills section, as written. */
export function readSkills(lines: Line[]): string[] {
  return items(lines)
}

/** The languages of the languages section, as written, with their level: `English (fluent)`. */
export function readLanguages(lines: Line[]): string[] {
  // "Deutsch: Muttersprache" is one item here, not a category before a list.
  const joined = lines.map(line => ({
    ...line,
    text: line.text.replace(/^([^,:\t]{2,20})(?::\s*|\t)(.+)$/, '$1 ($2)'),
  }))
  return items(joined).filter(item => !/\d{4}/.test(item))
}
