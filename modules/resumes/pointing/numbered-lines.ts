import { contacts } from '#platform/ai/redact/contacts.ts'
import { namesIn } from '#platform/ai/redact/names.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import type { SourceSpan } from '../profile/schema.ts'

/** A page of the document as it was read. */
export interface PageText {
  readonly number: number
  readonly text: string
}

/** A line of the document with its number in reading order. `start` is its position in the text of its page. */
export interface NumberedLine {
  readonly number: number
  readonly page: number
  readonly start: number
  readonly text: string
}

/** A place that a model points to: from the first to the last word, by the columns at which they begin. */
export interface Point {
  readonly line: number
  readonly from: number
  readonly to: number
}

/** Words of the document that a model pointed to, copied by code. */
export interface PointedWords {
  readonly value: string
  readonly at: SourceSpan
  readonly lines: readonly number[]
}

/** Longer lines are numbered in segments. */
const LONGEST_LINE = 300
/** What one request contains. A page has about 50 lines and 3000 characters. */
const MOST_LINES_IN_PART = 160
const MOST_CHARACTERS_IN_PART = 12_000
/** About 12 pages. What follows is read by the rules alone. */
const MOST_PARTS = 4

function* segments(text: string): Generator<{ text: string; at: number }> {
  for (let at = 0; at < text.length;) {
    const space = text.length - at > LONGEST_LINE ? text.lastIndexOf(' ', at + LONGEST_LINE) : -1
    const end = text.length - at <= LONGEST_LINE ? text.length : space > at ? space : at + LONGEST_LINE
    yield { text: text.slice(at, end), at }
    at = end
  }
}

/** The lines with text, numbered from 1 in reading order, in parts for one request each. */
export function numberedParts(pages: readonly PageText[]): NumberedLine[][] {
  const parts: NumberedLine[][] = [[]]
  let [number, characters] = [0, 0]
  for (const page of pages) {
    let start = 0
    for (const line of page.text.split('\n')) {
      for (const { text, at } of segments(line)) {
        if (text.trim() === '') continue
        const isFull = parts.at(-1)!.length >= MOST_LINES_IN_PART || characters + text.length > MOST_CHARACTERS_IN_PART
        if (isFull) {
          if (parts.length === MOST_PARTS) return parts
          parts.push([])
          characters = 0
        }
        number += 1
        characters += text.length
        parts.at(-1)!.push({ number, page: page.number, start: start + at, text })
      }
      start += line.length + 1
    }
  }
  return parts[0]!.length > 0 ? parts : []
}

/** Words, each with the column at which it begins, so that nobody has to count: `12| 0:Senior 7:Nurse`. */
export const withColumns = (lines: readonly NumberedLine[]): string =>
  lines
    .map(({ number, text }) => {
      const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => `${index}:${word}`)
      return `${number}| ${words.join(' ')}`
    })
    .join('\n')

/** The same lines with names and contact details as boxes, so that all columns stay the same. */
export function withoutContacts(lines: readonly NumberedLine[], names: readonly string[]): NumberedLine[] {
  const all = lines.map(({ text }) => text).join('\n')
  const cuts = [...contacts(all), ...namesIn(all, tokens(all), names)].toSorted((a, b) => a.start - b.start)
  const parts: string[] = []
  let reached = 0
  for (const { start, end } of cuts) {
    if (end <= reached) continue
    const from = Math.max(start, reached)
    parts.push(all.slice(reached, from), all.slice(from, end).replace(/\S/g, '□'))
    reached = end
  }
  const texts = [...parts, all.slice(reached)].join('').split('\n')
  return lines.map((line, index) => ({ ...line, text: texts[index]! }))
}

const isInside = (text: string, at: number) =>
  /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '')

/** The words of one line between two columns; null if there are none. */
function rangeIn(text: string, from: number, to: number): { start: number; end: number } | null {
  if (from >= text.length || to < from) return null
  let start = from
  while (start > 0 && isInside(text, start)) start -= 1
  // The last word begins at its column. A column at which a word ends means that word.
  let end = Math.min(to, text.length)
  const endsThere = end > start && /\S/u.test(text[end - 1]!) && !/\S/u.test(text[end] ?? ' ')
  if (!endsThere) while (end < text.length && /\S/u.test(text[end]!)) end += 1
  const words = text.slice(start, end)
  const lead = /^[\s,;:|·•●▪◦*>–—-]*/u.exec(words)![0].length
  const rest = words.slice(lead)
  // Punctuation at the end, and one half of a pair of brackets.
  const trailing = /[\s,;:|·•–—-]*$/u.exec(rest.slice(-20))![0].length
  const trimmed = { start: start + lead, end: start + lead + rest.length - trailing }
  const inner = text.slice(trimmed.start, trimmed.end)
  if (inner.startsWith('(') && (inner.endsWith(')') || !inner.includes(')'))) trimmed.start += 1
  if (inner.endsWith(')') && (inner.startsWith('(') || !inner.includes('('))) trimmed.end -= 1
  return trimmed.end > trimmed.start ? trimmed : null
}

/**
 * The words at the places that a model points to: of consecutive lines of one page. Null if one of the places does not exist. A range
 * that goes beyond its line ends with the line.
 */
export function wordsAt(lines: readonly NumberedLine[], points: readonly Point[]): PointedWords | null {
  const first = lines[0]?.number ?? 0
  const found: { text: string; at: SourceSpan }[] = []
  for (const [index, { line: number, from, to }] of points.entries()) {
    const line = Number.isInteger(number) ? lines[number - first] : undefined
    if (!line || !Number.isInteger(from) || !Number.isInteger(to) || from < 0) return null
    const range = rangeIn(line.text, from, to)
    if (!range) return null
    if (index > 0 && (number !== points[index - 1]!.line + 1 || line.page !== found[0]!.at.page)) return null
    found.push({
      text: line.text.slice(range.start, range.end),
      at: { page: line.page, start: line.start + range.start, end: line.start + range.end },
    })
  }
  const value = found
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (found.length === 0 || value === '') return null
  return { value, at: { ...found[0]!.at, end: found.at(-1)!.at.end }, lines: points.map(({ line }) => line) }
}
