import { isBullet, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { spokenLanguageIn } from './spoken-languages.ts'

const MOST_ITEMS = 80
const LONGEST_ITEM = 60
const LONGEST_CERTIFICATE = 120

const separator = /[,;•·|\t\n、，；]|\s[-–—/]\s/g

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

/** Whether a line of a list is as long as lines get there, so that its last item may go on in the next line. */
function isOpen({ text }: Line, longest: number): boolean {
  const separators = text.match(/[,;•·|、，]/g)?.length ?? 0
  return (
    separators > 0 &&
    (/[,;•·|、，]\s*$/.test(text) || (separators > 1 && text.length > 40 && text.length >= longest * 0.8))
  )
}

/** Joins lines that continue on the next line. */
function unwrapped(lines: Line[]): string {
  const longest = Math.max(...lines.map(line => line.text.length))
  let text = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const goesOn =
      before && !line.afterGap && !isBullet(line.text) && !/^[^,:]{2,30}:\s/.test(line.text) && isOpen(before, longest)
    const content = withoutBullet(line.text).replace(/^[^,:：、]{2,30}[:：]\s*/, '')
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

/** "- (C1)", ": fluent" without what sets it apart. */
const bare = (text: string) =>
  text.replace(/^[\s,:：;–—()（）-]+|[\s,:;–—(（-]+$/gu, '').replace(/^([^()]*)[)）]$/u, '$1')

/** The languages of the languages section with their levels, as written. */
export function readLanguages(lines: Line[]): { name: string; level: string | null }[] {
  const found: { name: string; level: string | null }[] = []
  for (const line of lines) {
    for (const item of splitItems(withoutBullet(line.text)).flatMap(one => one.split(/[；，、]/))) {
      const place = spokenLanguageIn(item)
      const last = found.at(-1)
      if (place) {
        const level = bare(
          `${item.slice(0, place.start)} ${item.slice(place.end)}`.replace(/^\s*(.*?)\s+(?:in|en|em)\s*$/i, '$1'),
        )
        found.push({ name: bare(item.slice(place.start, place.end)), level: level.slice(0, LONGEST_ITEM) || null })
      } else if (last && !last.level && isLevel(item)) last.level = bare(item)
    }
  }
  return [...new Map(found.map(one => [one.name.toLowerCase(), one])).values()].slice(0, MOST_ITEMS)
}

const isLevel = (text: string) => /\p{L}/u.test(text) && text.trim().split(/\s+/).length <= 4 && !/\d{4}/.test(text)

/** The certificates and licences of their section, one a line. */
export function readCertificates(lines: Line[]): string[] {
  const found = lines
    .map(line => withoutBullet(line.text).replace(/\t/g, ' ').trim())
    .filter(text => /\p{L}{2}|\p{Script=Han}{2}/u.test(text) && text.length <= LONGEST_CERTIFICATE)
  return [...new Set(found)].slice(0, MOST_ITEMS)
}
