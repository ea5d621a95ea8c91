import { fold } from '#platform/ai/text/tokens.ts'
import { MUST_HEADINGS, NICE_HEADINGS, OTHER_HEADINGS } from './heading-words.ts'
import { isAsked, isTask } from './items.ts'

/** What a section of a description contains: what is to be brought, what is welcome, or something else. */
export type Part = 'must' | 'nice' | 'other'

interface Line {
  /** Without the sign of an item. */
  readonly text: string
  readonly isItem: boolean
  /** Whether an empty line, or nothing, stands before it. */
  readonly startsBlock: boolean
}

export interface Section {
  /** `unknown`: no heading says what it contains. */
  readonly part: Part | 'unknown'
  readonly lines: readonly Line[]
}

/** The length of a line that can be a heading without a mark, and how much of a marked one is read. In characters. */
const LONGEST_HEADING = 60
const LONGEST_MARKED = 200
const MOST_WORDS_OF_HEADING = 8
const MOST_LINES = 400
/** Fewer items do not show what a list contains. */
const FEWEST_ITEMS = 2

const MARKED_HEADING = /^#+\s+/u
const BOLD_HEADING = /^\*\*[^*]+\*\*:?$/u
const ITEM = /^(?:(?:[-*•–—·▪‣✓✔➢>]|\d{1,2}[.)]|o)\s+|\p{Extended_Pictographic}\uFE0F?\s*)/u
const ENDS_SENTENCE = /[.!,;]$/u
/** "REQUISITOS" */
const CAPITALS = /^(?=.{4,40}$)(?!.*\p{Ll})(?!.*\d).*\p{Lu}{3}/u

/** What a heading says; null if its words are not known. */
export function partOf(heading: string): Part | null {
  const folded = fold(heading.slice(0, LONGEST_MARKED)).trim()
  const says = (words: RegExp) => folded.search(words) >= 0
  if (says(OTHER_HEADINGS)) return 'other'
  return says(NICE_HEADINGS) ? 'nice' : says(MUST_HEADINGS) ? 'must' : null
}

/** Words that say nothing of their own in a heading. */
const FUNCTION_WORDS =
  /(?<![\p{L}\p{N}])(?:the|a|of|for|from|in|to|and|this|das|die|der|den|dem|fur|und|zu|von|im|am|bei|ce|que|de|du|des|la|le|les|et|pour|vous|toi|el|los|las|en|y|para|ti)(?![\p{L}\p{N}])/gu

const countOf = (text: string) => text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0

/** Headings of one word that requirements contain, too: "Excel experience". */
const ALSO_REQUIREMENTS =
  /\b(?:experience|knowledge|skills?|qualifications?|requirements?|formation|diplomes?|competences|experiencia|conocimientos|formacion)\b/gu

/** How many words of a text are neither those of headings nor function words. */
function countOthers(folded: string): number {
  const known = [OTHER_HEADINGS, NICE_HEADINGS, MUST_HEADINGS, FUNCTION_WORDS]
  return countOf(known.reduce((left, one) => left.replace(one, ' '), folded))
}

/** Whether at least half of a line's words are those of known headings. */
function consistsOfHeading(text: string): boolean {
  const folded = fold(text)
    .replace(/[\s:?!¿¡]+/gu, ' ')
    .trim()
  const all = countOf(folded)
  if (all === 0 || all > MOST_WORDS_OF_HEADING) return false
  const others = countOthers(folded)
  if (others === 0) return true
  const unsure = countOthers(folded.replace(ALSO_REQUIREMENTS, 'x'))
  return unsure < all && 2 * unsure <= countOf(folded.replace(FUNCTION_WORDS, ' '))
}

/**
 * Descriptions that were typed or pasted have headings without a mark: a short line that ends with a colon, consists of the words of
 * headings or of capital letters, or stands without a full stop in front of a list or a paragraph.
 */
function isHeading(written: string, { startsBlock, next }: { startsBlock: boolean; next: string }): boolean {
  const text = written.length > LONGEST_MARKED ? written : written.replace(/\s*(?:\.{3}|…)$/u, '')
  if (MARKED_HEADING.test(text) || BOLD_HEADING.test(text)) return true
  if (ITEM.test(text) || text.length > LONGEST_HEADING) return false
  if (text.endsWith(':')) return true
  if (ENDS_SENTENCE.test(text) || !next) return false
  if (consistsOfHeading(text) || (CAPITALS.test(text) && !CAPITALS.test(next))) return true
  const isParagraphNext = next.length > LONGEST_HEADING && ENDS_SENTENCE.test(next)
  return startsBlock && (ITEM.test(next) || isParagraphNext)
}

/** A heading may mislead, and an unusual one says nothing: then the items decide. */
function settled({ part, lines }: Section): Section {
  const items = lines.filter(({ isItem, startsBlock }) => isItem || !startsBlock).map(({ text }) => text)
  const tasks = items.filter(isTask).length
  const asked = items.filter(isAsked).length
  if (part === 'must' && items.length > FEWEST_ITEMS && tasks === items.length) return { part: 'other', lines }
  if (part === 'unknown' && items.length >= FEWEST_ITEMS && 2 * asked > items.length) return { part: 'must', lines }
  return { part, lines }
}

/** The sections of a job's description as plain text; headings start with "# ", items of lists with "- ". */
export function sectionsOf(description: string): Section[] {
  const all = description
    .split('\n')
    .slice(0, MOST_LINES)
    .map(one => one.trim())
  const sections: { part: Section['part']; lines: Line[] }[] = [{ part: 'unknown', lines: [] }]
  let hasItems = false
  all.forEach((written, at) => {
    if (!written) return
    const startsBlock = !all[at - 1]
    if (isHeading(written, { startsBlock, next: all.slice(at + 1).find(Boolean) ?? '' })) {
      sections.push({ part: partOf(written) ?? 'unknown', lines: [] })
      hasItems = false
      return
    }
    const isItem = ITEM.test(written)
    // A paragraph after a list says something else: "You do not need all of these."
    if (hasItems && !isItem && startsBlock) {
      sections.push({ part: 'unknown', lines: [] })
      hasItems = false
    }
    hasItems ||= isItem || !startsBlock
    const text = written.replace(ITEM, '').replaceAll('**', '')
    sections.at(-1)!.lines.push({ text, isItem, startsBlock })
  })
  return sections.map(settled)
}
