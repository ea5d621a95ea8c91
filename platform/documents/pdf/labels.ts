import { SAME_EDGE } from './gutters.ts'
import { besideOf, blocksOf, DATE, inOrder, isDated, isHeading, letters, lookAlike, textOf } from './label-rows.ts'
import { areMarginHeadings, areShifted, FEWEST_SINGLE, isSection, isSectionOf } from './margin-headings.ts'
import type { Row } from './segments.ts'

/** Longer blocks are text of their own, such as contact details. */
const MOST_LABEL_ROWS = 4
const LONGEST_LABEL = 90

const rightEdge = (row: Row) => Math.max(...row.segments.map(segment => segment.box.right))
/** A line of text that is filled up to this share of its column goes on in the next one. */
const FILLED = 0.85

/**
 * Several labels directly below each other, such as the dates of entries of one line, instead of one label of several lines. Each of its
 * rows stands next to a row that does not continue the one before.
 */
function apart(block: Row[], right: Row[]): Row[][] {
  const left = Math.min(...right.map(row => row.segments[0]!.box.left))
  const width = Math.max(...right.map(rightEdge)) - left
  const hasDates = block.some(isDated)
  const isStack =
    !hasDates &&
    !block.some(row => /\p{L}{2}-$/u.test(textOf(row))) &&
    (block.length > 2 || !isHeading([block[0]!], right[besideOf(block[0]!, right)] ?? block[0]!))
  const labels: Row[][] = []
  for (const row of block) {
    const beside = besideOf(row, right)
    const previous = right[beside - 1]
    const open = labels.at(-1)
    const isFilled = previous !== undefined && rightEdge(previous) - left > width * FILLED
    const isNext = hasDates
      ? open && isDated(row) && isComplete(open.filter(isDated).map(textOf).join(' '), textOf(row))
      : isStack && previous && !isFilled
    // "Expérience" and "professionnelle" are one label.
    const goesOn = /^\p{Ll}/u.test(textOf(row)) && !isDated(row)
    if (!open || (beside >= 0 && isNext && !goesOn)) labels.push([row])
    else open.push(row)
  }
  return labels
}

/** Whether a date in the margin is complete, so that the row below is the next one: "Jun. 2017–Ago." is not, and "2017" ends it. */
function isComplete(date: string, next: string): boolean {
  if (/^\s*[–—-]/.test(next) || (/^\s*(?:19|20)\d\d\s*$/.test(next) && !/\d\s*$/.test(date))) return false
  return DATE.test(date) && /(?:\d|[–—-]\s*\p{L}{3,}|\d\s*\([^()]{1,12}\))\)?\s*$/u.test(date)
}

/**
 * If the left column only labels the right one (section headings or dates in the margin, terms with their explanations), the rows
 * in reading order: each label, then its content. Each label starts next to the first row of a block on the right. Otherwise null.
 */
export function labelledRows(left: Row[], right: Row[]): Row[] | null {
  const blocks = blocksOf(left)
  const last = blocks.findLastIndex(block => block.some(row => isContact(textOf(row))))
  const contacts = blocks.slice(0, last + 1).flat().length
  const isName = left[contacts + 1] && left[contacts]!.size >= NAME_SIZE * left[contacts + 1]!.size
  const above = contacts + (isName ? 1 : 0)
  const rows = labelledBlocks(left.slice(above), right)
  return rows && [...left.slice(0, above), ...rows]
}

/** The name at the top is at least this many times as large as the labels. */
const NAME_SIZE = 1.4
/** Contacts are no labels: they are above them, beside the name. */
const PHONE = /(?:\d[\s()/.-]{0,3}){9}/
const isContact = (text: string) => /\S@\S/.test(text) || (PHONE.test(text) && !DATE.test(text))

function labelledBlocks(all: Row[], right: Row[]): Row[] | null {
  const [first] = right
  // The heading of the section above both.
  const start = first ? all.findIndex(row => row.baseline > first.baseline - first.size * 0.5) : -1
  const above = start === 1 && isHeading([all[0]!], all[1]!) && lookAlike(all.slice(1)) ? 1 : 0
  const [headings, left] = above > 0 ? [all.slice(0, above), all.slice(above)] : [[], all]
  const rows = withoutHeadings(left, right)
  return rows && [...headings, ...rows]
}

function withoutHeadings(left: Row[], right: Row[]): Row[] | null {
  const blocks = blocksOf(left)
  const labels = blocks.map(block => apart(block, right))
  const hasStack = blocks.some((block, at) => labels[at]!.length > 1 && block.some(isDated))
  const arranged = hasStack || arrange(blocks, right) ? arrange(labels.flat(), right) : null
  return arranged ?? flushRows(left, right) ?? termRows(left, right)
}

/** The share of labels that end at the same edge, and stand next to a row on the right. */
const FLUSH = 0.8

/**
 * Labels that are aligned with the gutter, such as "Date of birth", "Nationality": no column of text is set like that. A row next to nothing
 * continues the label above it.
 */
function flushRows(left: Row[], right: Row[]): Row[] | null {
  if (left.length < FEWEST_TERMS || left.some(row => textOf(row).length > MOST_TERM_LETTERS)) return null
  const edge = Math.max(...left.map(rightEdge))
  const flush = left.filter(row => edge - rightEdge(row) <= SAME_EDGE).length
  const starts = new Set(left.map(row => Math.round(row.segments[0]!.box.left / SAME_EDGE))).size
  const beside = left.map(row => besideOf(row, right))
  const placed = beside.filter(at => at >= 0)
  if (flush < left.length * FLUSH || starts < left.length * 0.5 || placed.length < left.length * FLUSH) return null
  if (new Set(placed).size < placed.length || beside[0]! < 0) return null
  const labels: Row[][] = []
  for (const [at, row] of left.entries()) {
    if (beside[at]! >= 0) labels.push([row])
    else labels.at(-1)!.push(row)
  }
  return inOrder(labels, placed, right, false)
}

/** As many terms, each next to a row on the right, are no accident. */
const FEWEST_TERMS = 4
const MOST_TERM_LETTERS = 45
/** Terms are shorter than this share of their explanations. */
const MOST_TERMS = 0.75

/**
 * Terms directly below each other, whose explanations take one row or more, such as "Date of birth" and "Address". Each stands next to a
 * row on the right, and they all look the same. A column of its own has headings, or lines next to nothing.
 */
function termRows(left: Row[], right: Row[]): Row[] | null {
  if (left.length < FEWEST_TERMS || left.length >= right.length || letters(left) > letters(right) * MOST_TERMS)
    return null
  const isLong = left.some(row => textOf(row).length > MOST_TERM_LETTERS)
  if (isLong || !lookAlike(left) || left.some(isDated)) return null
  const starts = left.map(row => besideOf(row, right))
  if (starts.some(start => start < 0) || new Set(starts).size < left.length) return null
  return inOrder(
    left.map(row => [row]),
    starts,
    right,
    false,
  )
}

const ROWS_PER_LABEL = 1.5
const FEWEST_ROWS_OF_PAIR = 8
const SLIGHTLY_LARGER = 0.3

function arrange(labels: Row[][], right: Row[]): Row[] | null {
  const isLong = labels.some(label => label.length > MOST_LABEL_ROWS || letters(label) > LONGEST_LABEL)
  const left = labels.flat()
  if (
    labels.length < 2 ||
    isLong ||
    labels.some(isSection) ||
    labels.some((label, at) => isSectionOf(label, labels[at + 1])) ||
    letters(left) > letters(right) * 0.4
  )
    return null
  const starts = labels.map(label => besideOf(label[0]!, right))
  const placed = starts.filter(start => start >= 0).length
  const isMargin = placed > 0 ? areMarginHeadings(labels, starts, right) : areShifted(labels, right)
  if (!isMargin && placed < labels.length * 0.8) return null
  const opens = starts.filter(start => {
    const [before, row] = [right[start - 1], right[start]]
    return row && (!before || row.baseline - before.baseline > 1.2 * Math.max(row.size, before.size))
  }).length
  const headings = labels.filter((label, at) => starts[at]! >= 0 && isHeading(label, right[starts[at]!]!)).length
  const multiple = labels.some(label => label.length > 1)
  const isEach =
    labels.length >= FEWEST_SINGLE &&
    opens === labels.length &&
    right.length >= labels.length * ROWS_PER_LABEL &&
    !left.some(isDated)
  // "Education" and "Experience" in the margin of a page, a little larger than the names beside them.
  const arePair =
    labels.length === 2 &&
    opens === 2 &&
    right.length >= FEWEST_ROWS_OF_PAIR &&
    labels.every((label, at) => label[0]!.size > right[starts[at]!]!.size + SLIGHTLY_LARGER)
  // Single rows of a table are read row by row anyway.
  if (
    opens < (isMargin ? placed : labels.length) * 0.7 ||
    !(multiple || isEach || arePair || headings >= (isMargin ? placed : labels.length) * 0.6)
  )
    return null
  return inOrder(labels, starts, right)
}
