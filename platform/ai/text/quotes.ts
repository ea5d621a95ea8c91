import { tokens } from './tokens.ts'

export const MAX_QUOTE_CHARACTERS = 400
const MIN_QUOTE_WORDS = 3
const MIN_QUOTE_CHARACTERS = 12

export interface QuoteLocation {
  /** UTF-16 offsets into the source. */
  start: number
  end: number
}

/**
 * The position of a quote in its source, or null if it is not there word for word.
 *
 * Differences in white space, the style of quotation marks and dashes, soft hyphens, Unicode composition (NFC) and the case of
 * the first letter are ignored. No word may be changed, omitted or split. A quote needs at least 3 words or 12 characters, and
 * has at most 400 characters.
 */
export function locateQuote(quote: string, source: string): QuoteLocation | null {
  if (quote.length > MAX_QUOTE_CHARACTERS * 2) return null
  const wanted = flatten(quote).text.trim()
  if (wanted.length > MAX_QUOTE_CHARACTERS) return null
  if (wanted.length < MIN_QUOTE_CHARACTERS && tokens(wanted).length < MIN_QUOTE_WORDS) return null
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null
  const { text, starts, ends } = flattenSource(source)
  for (const form of firstLetterForms(wanted)) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      const last = at + form.length - 1
      if (hasCompleteWords(text, at, last + 1)) return { start: starts[at]!, end: ends[last]! }
    }
  }
  return null
}

/** Text with the ignored differences normalized, and the original position of each of its units. */
interface Flat {
  text: string
  starts: number[]
  ends: number[]
}

// A letter with its combining marks, or any single character.
const CLUSTER = /\P{M}\p{M}*|\p{M}+/uy

let lastText = ''
let lastFlat: Flat = { text: '', starts: [], ends: [] }
/** Many quotes are looked up in one source, one after the other. */
function flattenSource(text: string): Flat {
  if (text !== lastText) {
    lastFlat = flatten(text)
    lastText = text
  }
  return lastFlat
}

function flatten(text: string): Flat {
  const [starts, ends]: [number[], number[]] = [[], []]
  let plain = ''
  let endsWithSpace = false
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = clusterEnd(text, start)
    const form = plainForm(end === start + 1 ? text[start]! : text.slice(start, end))
    if (form === '') continue
    if (form === ' ' && endsWithSpace) {
      ends[ends.length - 1] = end
      continue
    }
    for (let i = 0; i < form.length; i += 1) {
      starts.push(start)
      ends.push(end)
    }
    plain += form
    endsWithSpace = form === ' '
  }
  return { text: plain, starts, ends }
}

const FIRST_MARK = 0x300

/** Where the character that begins at an offset ends, with its combining marks. */
function clusterEnd(text: string, start: number): number {
  // Most characters are followed by one that can be no mark, and need no pattern.
  const next = start + 1
  if (text.charCodeAt(start) < FIRST_MARK && !(text.charCodeAt(next) >= FIRST_MARK)) return next
  CLUSTER.lastIndex = start
  CLUSTER.test(text)
  return CLUSTER.lastIndex
}

/** The characters that a quote can have in another form, by the form in which they are compared. */
const FORMS = new Map(
  [
    ['', '\u00ad'],
    ["'", '‘’‚‛′`´ʼ'],
    ['"', '“”„‟″«»'],
    ['-', '‐‑‒–—―−'],
  ].flatMap(([form, others]) => Array.from(others!, other => [other, form!] as const)),
)

const ASCII = /^[\0-\x7f]+$/u

function plainForm(cluster: string): string {
  if (/^\s$/u.test(cluster)) return ' '
  return FORMS.get(cluster) ?? (ASCII.test(cluster) ? cluster : cluster.normalize('NFC'))
}

function firstLetterForms(wanted: string): string[] {
  const first = /^[^\p{L}\p{N}]*\p{L}/u.exec(wanted)?.[0]
  if (!first) return [wanted]
  const rest = wanted.slice(first.length)
  return [...new Set([wanted, first.toLowerCase() + rest, first.toUpperCase() + rest])]
}

/** "I can" is not a quote of "I cannot". */
function hasCompleteWords(text: string, start: number, end: number): boolean {
  const cut = (left: string | undefined, right: string | undefined) => isWordCharacter(left) && isWordCharacter(right)
  return !cut(charBefore(text, start), charAt(text, start)) && !cut(charBefore(text, end), charAt(text, end))
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character)
}

function charAt(text: string, at: number): string | undefined {
  const code = text.codePointAt(at)
  return code === undefined ? undefined : String.fromCodePoint(code)
}

function charBefore(text: string, at: number): string | undefined {
  const isPair = /[\udc00-\udfff]/u.test(text[at - 1] ?? '')
  return charAt(text, isPair ? at - 2 : at - 1)
}
