export interface Sentence {
  text: string
  /** UTF-16 offsets into the text it was cut from: `text.slice(start, end) === sentence.text`. */
  start: number
  end: number
}

const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|sr|jr|st|no|nr|vs|etc|e\.g|i\.e|approx|dept|inc|ltd|bzw|z\.b|u\.a|ca|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|\p{L})\.$/iu
/** With the sign before it. */
const LONGEST_ABBREVIATION = 12
/** Nobody speaks or writes longer ones. What is longer is cut between words, so that no pattern ever sees an endless one. */
const LONGEST_SENTENCE = 600
const BULLET = /^[\s]*(?:[•▪◦‣●○■□–—*·]|[-]\s|\d{1,2}[.)]\s)/u

/**
 * Cuts text into sentences as a reader sees them. A line ends one where the next begins with a bullet, an empty line lies
 * between, or the layout says so (a heading, a new entry); a line that merely wraps does not. Every place refers to the
 * text as given.
 */
export function sentences(text: string): Sentence[] {
  return blocks(text).flatMap(block => split(text, block.start, block.end))
}

interface Span {
  start: number
  end: number
}

/** Runs of lines that read as one. */
function blocks(text: string): Span[] {
  const found: Span[] = []
  let open: Span | undefined
  let at = 0
  for (const line of text.split('\n')) {
    const start = at
    at += line.length + 1
    if (line.trim() === '') {
      open = undefined
      continue
    }
    if (open && wraps(text.slice(open.start, open.end), line)) open.end = start + line.length
    else {
      open = { start, end: start + line.length }
      found.push(open)
    }
  }
  return found
}

/** Whether a line goes on with what the lines before it began. */
function wraps(before: string, line: string): boolean {
  if (BULLET.test(line)) return false
  const last = before.slice(before.lastIndexOf('\n') + 1).trimEnd()
  if (/[.!?:]["”')]*$/u.test(last)) return false
  if (/[,;&(–-]$/u.test(last) || /\b(?:and|or|the|a|of|to|for|with|in|und|oder|et|ou|y|de)$/iu.test(last)) return true
  return /^\s*[\p{Ll}(]/u.test(line) || (last.length >= 60 && !/\p{N}{4}/u.test(line) && /^\s*\S+\s+\p{Ll}/u.test(line))
}

function split(text: string, from: number, to: number): Sentence[] {
  const found: Sentence[] = []
  let start = from
  // Begins at the first sign of a row alone: begun at each of them, a long row would be looked at again and again.
  const ender = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s|$)/gu
  const block = text.slice(from, to)
  for (const match of block.matchAll(ender)) {
    const end = from + match.index + match[0].length
    if (match[0] === '.' && ABBREVIATION.test(text.slice(Math.max(start, end - LONGEST_ABBREVIATION), end))) continue
    // A number followed by a full stop at the start is a list item's own number.
    if (end - start <= LONGEST_ABBREVIATION && /^\s*\d{1,2}\.$/u.test(text.slice(start, end))) continue
    push(found, text, start, end)
    start = end
  }
  push(found, text, start, to)
  return found
}

function push(found: Sentence[], text: string, start: number, end: number): void {
  let from = start
  while (end - from > LONGEST_SENTENCE) {
    const part = text.slice(from, from + LONGEST_SENTENCE)
    const space = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'))
    const cut = from + (space > 0 ? space : LONGEST_SENTENCE)
    pushOne(found, text, from, cut)
    from = cut
  }
  pushOne(found, text, from, end)
}

function pushOne(found: Sentence[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end)
  const lead = /^(?:\s|[•▪◦‣●○■□–—*·]\s*|-\s)*/u.exec(raw)![0].length
  const trimmed = raw.slice(lead).trimEnd()
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return
  found.push({ text: trimmed, start: start + lead, end: start + lead + trimmed.length })
}
