import { fold } from '#platform/ai/text/tokens.ts'
import { FILLERS, HEADINGS, PHRASES } from './headings.ts'

/** What the lines under a heading are about. */
export type Section =
  | 'top'
  | 'summary'
  | 'experience'
  | 'education'
  | 'certificates'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'wishes'
  | 'contact'
  | 'other'

const phrases = new Map(PHRASES.flatMap(([kind, list]) => list.split('|').map(phrase => [phrase, kind] as const)))

const kinds = new Map<string, Section>()
for (const [kind, words] of HEADINGS) {
  for (const word of words.split(/\s+/u)) if (word !== '' && !kinds.has(word)) kinds.set(word, kind)
}
const ORDER = HEADINGS.map(([kind]) => kind)
const MOST_HEADING_WORDS = 6

/** The section that a line starts, null if it is not a heading. */
export function headingOf(line: string): Section | null {
  const plain = fold(line.trim().slice(0, 80))
    .replace(/[\s:.…_|•■●–—*~=#<>«»+-]{1,10}$/u, '')
    .replace(/^[^\p{L}]{0,10}/u, '')
    .replace(/\b[dl]'/gu, '')
  const phrase = phrases.get(plain.replace(/\s{1,5}/gu, ' ').trim())
  if (phrase !== undefined) return phrase
  const words = plain.split(/[\s,/&]{1,5}/u).filter(word => word !== '')
  if (words.length > MOST_HEADING_WORDS) return null
  const found = words.map(word => kinds.get(word))
  if (!words.every((word, i) => found[i] !== undefined || FILLERS.has(word))) return null
  return ORDER.find(kind => found.includes(kind)) ?? null
}

/** How a line sets itself apart as a heading: in capitals, or between signs. */
export function headingStyle(line: string): 'capitals' | 'wrapped' | null {
  const text = line.trim()
  if (text.length > 32 || text.split(/\s+/u).length > 4) return null
  if (/^([*~=#<>«»+–—_-]{1,4})\s?[\p{L}][\p{L}\s&'’/]{1,26}\s?[*~=#<>«»+–—_-]{1,4}$/u.test(text)) return 'wrapped'
  return /^\p{Lu}[\p{Lu}\s&'’/-]{2,30}:?$/u.test(text) ? 'capitals' : null
}

/** "Skills: Docker, Git": a heading with its content on the same line. */
export function inlineHeading(line: string): { section: Section; end: number } | null {
  const capitals = /^\s{0,4}\p{Lu}{4,20}(?:\s\p{Lu}{3,20}){0,2}(?=\s\S)/u.exec(line)?.[0]
  if (capitals !== undefined && headingOf(capitals) !== null)
    return { section: headingOf(capitals)!, end: capitals.length }
  const end = line.slice(0, 45).indexOf(':')
  if (end < 3) return null
  const section = headingOf(line.slice(0, end))
  return section === null ? null : { section, end: end + 1 }
}
