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
/** Longer sentences are split between words, so that patterns never run on very long input. */
const LONGEST_SENTENCE = 600
const BULLET = /^[\s]*(?:[•▪◦‣●○■□–—*·]|[-]\s|\d{1,2}[.)]\s)/u

/**
 * Splits text into sentences as a reader sees them. A line ends a sentence if the next one starts with a bullet, an empty line
 * follows, or the layout shows it (a heading, a new entry). A line that only wraps does not. All offsets refer to the
 * given text.
 */
export function sentences(text: string): Sentence[] {
  return blocks(text).flatMap(block => split(text, block.start, block.end))
}

interface Span {
  start: number
  end: number
}

/** Groups of lines that form one text. */
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

/** Whether a line continues the lines before it. */
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
  // Starts only at the first character of a run. Starting at each would examine a long run repeatedly.
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
