import { sentences } from '#platform/ai/text/sentences.ts'
import { fold } from '#platform/ai/text/tokens.ts'
import { BENEFIT_HEADINGS, EMPLOYER, MUST_HEADINGS, NICE_HEADINGS, NOT_ASKED, WELCOME } from './suggest-words.ts'

/** What the heading over a statement says: to be brought, welcome, or neither. */
type Part = 'must' | 'nice' | 'other'

export interface Statement {
  readonly text: string
  readonly part: Part
}

/** The length of a line that can be a heading without a mark, and how much of a marked one is read. In characters. */
const LONGEST_HEADING = 60
const LONGEST_MARKED = 200
/** A longer item is a paragraph. */
const LONGEST_ITEM = 300
const MOST_LINES = 400

const MARKED_HEADING = /^#+\s+/u
const BOLD_HEADING = /^\*\*[^*]+\*\*:?$/u
const ITEM = /^(?:[-*•–—·▪‣✓✔➢]|\d{1,2}[.)])\s+/u
/** "Nice to have: Docker" */
const LABELLED = /^([^:.!?]{3,40}):\s+(?=\S)/u
const ENDS_SENTENCE = /[.!,;]$/u

function partOf(heading: string): Part {
  const folded = fold(heading.slice(0, LONGEST_MARKED))
  if (BENEFIT_HEADINGS.test(folded)) return 'other'
  return NICE_HEADINGS.test(folded) ? 'nice' : MUST_HEADINGS.test(folded) ? 'must' : 'other'
}

interface Line {
  readonly text: string
  /** Whether an empty line, or nothing, stands before it. */
  readonly startsBlock: boolean
  readonly next: string
}

function linesOf(description: string): Line[] {
  const all = description
    .split('\n')
    .slice(0, MOST_LINES)
    .map(one => one.trim())
  return all.flatMap((text, at) =>
    text ? [{ text, startsBlock: !all[at - 1], next: all.slice(at + 1).find(Boolean) ?? '' }] : [],
  )
}

/**
 * Descriptions that were pasted have headings without a mark: a short line that ends with a colon or, in front of a list or a
 * paragraph, without a full stop.
 */
function isHeading({ text, startsBlock, next }: Line): boolean {
  if (MARKED_HEADING.test(text) || BOLD_HEADING.test(text)) return true
  if (ITEM.test(text) || text.length > LONGEST_HEADING) return false
  if (text.endsWith(':')) return true
  const isParagraphNext = next.length > LONGEST_HEADING && ENDS_SENTENCE.test(next)
  return startsBlock && !ENDS_SENTENCE.test(text) && (ITEM.test(next) || isParagraphNext)
}

const isNotAsked = (folded: string) => NOT_ASKED.test(folded) && !WELCOME.test(folded)

/**
 * The sentences of a paragraph without those about the employer, and without what is not asked for. What follows that explains it:
 * "No degree needed. We teach you everything."
 */
function statedIn(paragraph: string, part: Part): Statement[] {
  const stated: Statement[] = []
  let current = part
  for (const { text } of sentences(paragraph)) {
    const folded = fold(text)
    if (isNotAsked(folded)) current = 'other'
    else if (!EMPLOYER.test(folded)) stated.push({ text, part: current })
  }
  return stated
}

function statedByItem(item: string, part: Part): Statement[] {
  if (item.length > LONGEST_ITEM) return statedIn(item, part)
  return isNotAsked(fold(item)) ? [] : [{ text: item, part }]
}

/** The statements of a job's description, each with the part of the description that it stands in. */
export function statementsOf(description: string): Statement[] {
  const stated: Statement[] = []
  let part: Part = 'other'
  let isListed = false
  for (const line of linesOf(description)) {
    if (isHeading(line)) {
      part = partOf(line.text)
      isListed = false
      continue
    }
    const isItem = ITEM.test(line.text)
    // A paragraph after a list says something else: "You do not need all of these."
    if (isListed && !isItem && line.startsBlock) part = 'other'
    // Lines without an empty line between them are a list, too.
    isListed ||= isItem || !line.startsBlock
    const bare = line.text.replace(ITEM, '').replaceAll('**', '')
    const label = LABELLED.exec(bare)
    const labelled = label ? partOf(label[1]!) : 'other'
    if (label && labelled !== 'other') stated.push(...statedIn(bare.slice(label[0].length), labelled))
    else stated.push(...(isItem ? statedByItem(bare, part) : statedIn(bare, part)))
  }
  return stated
}
