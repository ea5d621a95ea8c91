import type { DocumentReading } from '#platform/documents/reading.ts'
import { findPoint, findRange } from './dates.ts'
import type { Line } from './lines.ts'
import type { Field, Profile, Source, Sources, SourceSpan } from './schema.ts'

/** What the rules found, before its sources are known. */
type Found = Pick<
  Profile,
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'headline'
  | 'links'
  | 'positions'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
>

type Lists = Record<'skills' | 'languages' | 'certificates', readonly Line[]>

/** A stretch of the document's text. */
type Stretch = { start: number; end: number }

const source = (at: SourceSpan | null): Source => ({ method: 'rules', at })

/** A text with its line breaks and tabs as spaces, at the same positions. */
const flat = (text: string) => text.replace(/[\n\t]/g, ' ')

const isLetter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '')

/** Tries at most so many occurrences until one is a complete word. */
const MOST_TRIES = 50

/** The first occurrence as complete words. */
function wordsAt(text: string, words: string, from = 0): Stretch | null {
  let at = words === '' ? -1 : text.indexOf(words, from)
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
    const end = at + words.length
    const isCut = (isLetter(text, at) && isLetter(text, at - 1)) || (isLetter(text, end - 1) && isLetter(text, end))
    if (!isCut) return { start: at, end }
    at = text.indexOf(words, at + 1)
  }
  return null
}

/** The words of a part of an entry. Its value can join several parts of a line: "BSc Nursing, First Class". */
function partAt(text: string, value: string): Stretch | null {
  const complete = wordsAt(text, value)
  if (complete) return complete
  const parts = value
    .split(/,\s+|\s*[()]\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  const first = wordsAt(text, parts[0] ?? '')
  const last = first && wordsAt(text, parts.at(-1) ?? '', first.start)
  return first && last ? { start: first.start, end: last.end } : null
}

/** The first dates of an entry. */
function datesAt(text: string): Stretch | null {
  let start = 0
  for (const line of text.split('\n')) {
    const found = findRange(line) ?? findPoint(line)
    if (found) return { start: start + found.start, end: start + found.end }
    start += line.length + 1
  }
  return null
}

/** Finds the words of values that the rules read, in the text of the document. */
class Locator {
  readonly #text: string
  readonly #pages: DocumentReading['pages']
  #reached = 0

  constructor({ text, pages }: DocumentReading) {
    this.#text = flat(text)
    this.#pages = pages
  }

  /** A stretch as words of the page that it starts on. */
  span({ start, end }: Stretch): SourceSpan | null {
    const page = this.#pages.findLast(({ offset }) => offset <= start)
    if (!page || start >= page.offset + page.text.length) return null
    return {
      page: page.number,
      start: start - page.offset,
      end: Math.min(end, page.offset + page.text.length) - page.offset,
    }
  }

  field({ page, quote }: Field): SourceSpan | null {
    const offset = this.#pages.find(({ number }) => number === page)?.offset ?? 0
    const at = this.#text.indexOf(flat(quote), offset)
    return at < 0 ? null : this.span({ start: at, end: at + quote.length })
  }

  /** The words of an entry. Entries are in the order of the document, so the same words again are a later entry. */
  entry({ page, quote }: { page: number; quote: string }): Stretch | null {
    const offset = this.#pages.find(({ number }) => number === page)?.offset ?? 0
    const words = flat(quote)
    const next = this.#text.indexOf(words, Math.max(offset, this.#reached))
    const at = next < 0 ? this.#text.indexOf(words, offset) : next
    if (at < 0) return null
    this.#reached = at + words.length
    return { start: at, end: at + words.length }
  }

  /** A value of an entry. An employer of several positions stands above the first of them. */
  part(entry: Stretch | null, value: string): SourceSpan | null {
    if (!entry || value === '') return null
    const own = partAt(this.#text.slice(entry.start, entry.end), value)
    if (own) return this.span({ start: entry.start + own.start, end: entry.start + own.end })
    const above = this.#text.lastIndexOf(value, entry.start)
    return this.span(above < 0 ? entry : { start: above, end: above + value.length })
  }

  dates(entry: Stretch | null, quote: string): SourceSpan | null {
    if (!entry) return null
    const own = datesAt(quote)
    return this.span(own ? { start: entry.start + own.start, end: entry.start + own.end } : entry)
  }

  startOver(): void {
    this.#reached = 0
  }

  /** The items of a list in the lines of its section, or else anywhere. */
  *items(lines: readonly Line[], items: readonly string[]): Generator<SourceSpan | null> {
    const starts: number[] = []
    let section = ''
    for (const line of lines) {
      starts.push(section.length)
      section += `${flat(line.text)} `
    }
    let reached = 0
    for (const item of items) {
      const found = wordsAt(section, item, reached) ?? wordsAt(section, item)
      if (!found) {
        const elsewhere = wordsAt(this.#text, item)
        yield elsewhere && this.span(elsewhere)
        continue
      }
      reached = found.end
      const index = starts.findLastIndex(start => start <= found.start)
      const line = lines[index]!
      const start = line.start + found.start - starts[index]!
      yield this.span({ start, end: start + item.length })
    }
  }
}

/** Where each value that the rules read is in the document, by its path. */
export function sourcesOf(found: Found, reading: DocumentReading, lists: Lists): Sources {
  const locate = new Locator(reading)
  const sources: Sources = {}
  for (const key of ['name', 'email', 'phone', 'location', 'headline'] as const) {
    const field = found[key]
    if (field) sources[key] = source(locate.field(field))
  }
  for (const [index, link] of found.links.entries()) sources[`links.${index}`] = source(locate.field(link))
  for (const [index, { title, employer, quote, page }] of found.positions.entries()) {
    const entry = locate.entry({ page, quote })
    sources[`positions.${index}`] = source(entry && locate.span(entry))
    if (title) sources[`positions.${index}.title`] = source(locate.part(entry, title))
    if (employer) sources[`positions.${index}.employer`] = source(locate.part(entry, employer))
    sources[`positions.${index}.dates`] = source(locate.dates(entry, quote))
  }
  locate.startOver()
  for (const [index, { school, degree, field, from, to, quote, page }] of found.education.entries()) {
    const entry = locate.entry({ page, quote })
    sources[`education.${index}`] = source(entry && locate.span(entry))
    if (school) sources[`education.${index}.school`] = source(locate.part(entry, school))
    if (degree) sources[`education.${index}.degree`] = source(locate.part(entry, degree))
    if (field) sources[`education.${index}.field`] = source(locate.part(entry, field))
    if (from ?? to) sources[`education.${index}.dates`] = source(locate.dates(entry, quote))
  }
  const listed = {
    skills: found.skills,
    languages: found.languages.map(({ name }) => name),
    certificates: found.certificates,
  }
  for (const [key, items] of Object.entries(listed)) {
    const spans = [...locate.items(lists[key as keyof Lists], items)]
    for (const [index, at] of spans.entries()) sources[`${key}.${index}`] = source(at)
  }
  return sources
}
