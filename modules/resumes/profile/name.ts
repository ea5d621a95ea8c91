import { headingKind } from './headings.ts'
import { namesJob, namesOrganization } from './job-words.ts'
import { fieldOf, piecesOf } from './lines.ts'
import type { Line } from './lines.ts'
import type { Field } from './schema.ts'

const label =
  /^(?:name|full name|nom(?: et prénom)?|nombre(?: y apellidos)?|nome|naam|imię i nazwisko|vor- und nachname)\s*:\s*/i
const title = /^(?:curriculum|lebenslauf|résumé|resume|cv\b|hoja de vida|życiorys|currículo)/i
const nameWord =
  /^(?:\p{Lu}[\p{L}'’-]*\.?|(?:de|da|do|dos|das|del|della|di|la|le|van|von|der|den|ter|zu|bin|ibn|el|al|y|e)\b)$/u

const before = /^(?:(?:dr|prof|mag|ing|mr|mrs|ms|herr|frau|dipl\.?-?\p{L}+)\.?\s+)+/iu
const after =
  /(?:\s+[-–—|]?\s*(?:curriculum vitae|résumé|resume|cv|lebenslauf))+$|(?:,?\s+(?:ph\.?d|mba|m\.?sc|b\.?sc|m\.?d|pmp|cpa|acca|cfa|rn|ll\.?m|esq)\b\.?)+$/i

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss').replace(/ł/g, 'l').replace(/ø/g, 'o')

function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/)
  if (words.length < 2 || words.length > 6 || text.length > 60) return false
  return words.every(word => nameWord.test(word)) && /^\p{Lu}/u.test(text)
}

/** How many of the name's words are in the e-mail address. */
function inAddress(name: string, email: string | null): number {
  const local = plain(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '')
  return plain(name)
    .split(/[\s-]+/)
    .filter(word => word.length > 2 && local.includes(word.replace(/[^a-z]/g, ''))).length
}

function score(text: string, index: number, email: string | null): number {
  const near = Math.max(0, 3 - index * 0.5)
  const unlikely = (namesJob(text) ? 2.5 : 0) + (namesOrganization(text) ? 2 : 0)
  return near + inAddress(text, email) * 3 - unlikely
}

type Candidate = { line: Line; text: string; score: number }

function candidatesIn(line: Line, index: number, email: string | null): Candidate[] {
  return piecesOf(line.text).map(piece => {
    const labelled = piece.replace(label, '')
    const text = labelled.replace(before, '').replace(after, '')
    return { line, text, score: score(text, index, email) + (piece === labelled ? 0 : 6) }
  })
}

/** A name in large type often takes two lines. */
function overTwoLines(lines: Line[], index: number, email: string | null): Candidate[] {
  const [line, next] = [lines[index]!, lines[index + 1]]
  const single = next && next.start === line.end + 1 && [line, next].every(one => nameWord.test(one.text.trim()))
  if (!single) return []
  const text = `${line.text}\n${next.text}`
  return [{ line, text, score: score(text, index, email) }]
}

/** The candidate's name: near the top, or wherever it agrees with the e-mail address. */
export function readName(lines: Line[], email: string | null): Field | null {
  const first = lines.filter(line => line.page === lines[0]!.page)
  const candidates = first
    .flatMap((line, index) => [...candidatesIn(line, index, email), ...overTwoLines(first, index, email)])
    .filter(one => looksLikeName(one.text) && !title.test(one.text) && !headingKind(one.text) && one.score > 0.9)
    .sort((a, b) => b.score - a.score)
  const best = candidates[0]
  return best ? fieldOf(best.line, best.text) : null
}

const contactSign = /@|https?:|www\.|\+?\d[\d\s()/.-]{6,}|\.(com|org|net|io)\b/

/** The line under the name with the person's profession. */
export function readHeadline(lines: Line[], name: Field | null): Field | null {
  const at = name
    ? lines.findIndex(line => line.page === name.page && line.text.includes(name.quote.split('\n').at(-1)!))
    : -1
  if (at < 0) return null
  const beside = piecesOf(lines[at]!.text).slice(1)
  for (const piece of beside) if (isHeadline(piece)) return fieldOf(lines[at]!, piece)
  for (const line of lines.slice(at + 1, at + 4)) {
    if (headingKind(line.text)) return null
    const piece = piecesOf(line.text)[0] ?? ''
    if (isHeadline(piece)) return fieldOf(line, piece)
  }
  return null
}

function isHeadline(text: string): boolean {
  return text.length <= 90 && !contactSign.test(text) && !/[.!?]$/.test(text) && namesJob(text)
}
