import type { Segment } from './segments.ts'

// PDF files hold text in the order in which it is drawn. Arabic and Hebrew are read from right to left.

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/gu
const leftToRight = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Han}/gu

const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

/**
 * Numbers, dates, addresses and Latin words inside, which are read from left to right; words of one phrase with their spaces. The groups of a
 * phone number are one, if its plus was drawn on their left.
 */
const embedded =
  /(?:\d{2,}[ -]){1,6}\d{1,3}\+|[\p{Script=Latin}\d\u0660-\u0669](?:[\p{Script=Latin}\d\u0660-\u0669@./:_+%#-]|(?<=\p{Script=Latin}) (?=\p{Script=Latin}))*/gu

const reversed = (text: string) => (text.match(/\P{M}\p{M}*/gu) ?? [text]).toReversed().join('')

/** Months since year 0 of "2017" or "03/2017". */
const monthIn = (date: string) => Number(date.slice(-4)) * 12 + (date.length > 4 ? Number.parseInt(date, 10) : 0)

/** "2017 – 2013" on a page that is read from right to left is a range that starts in 2013, and "555 962+" is +962 555. */
const forwards = (text: string) =>
  (/^[\d\s()-]+\+$/.test(text)
    ? text
        .split(/\s+/)
        .toReversed()
        .join(' ')
        .replace(/^(\d+)\+/, '+$1')
    : text
  ).replace(
    /^\s*((?:\d\d?[./])?\d{4})(\s*[–—-]\s*)((?:\d\d?[./])?\d{4})\s*$/,
    (whole, first: string, dash: string, second: string) =>
      monthIn(first) > monthIn(second) ? second + dash + first : whole,
  )

/** Text in the order in which it is read, from the order in which it stands on the line from left to right. */
function logicalText(drawn: string): string {
  const turned = reversed(drawn).replace(/[()[\]{}<>«»]/g, bracket => mirrored[bracket]!)
  return turned.replace(embedded, reversed)
}

const count = (segments: Segment[], letters: RegExp) =>
  segments.reduce((sum, { text }) => sum + (text.match(letters)?.length ?? 0), 0)

/**
 * Segments with their text in reading order. If most of the page is read from right to left, the page is mirrored, so that its right
 * column and the right cell of each row come first, as they do for a reader.
 */
export function inReadingDirection(segments: Segment[]): Segment[] {
  const [right, left] = [count(segments, rightToLeft), count(segments, leftToRight)]
  if (right === 0) return segments
  const edge = Math.max(...segments.map(({ box }) => box.right)) + Math.min(...segments.map(({ box }) => box.left))
  return segments.map(segment => {
    const isTurned = segment.text.search(rightToLeft) >= 0
    const text = isTurned ? logicalText(segment.text) : right > left ? forwards(segment.text) : segment.text
    const { box } = segment
    return {
      ...segment,
      text,
      // Where the look changes inside the segment is lost; each word would have to be turned separately.
      spans: text === segment.text ? segment.spans : [{ ...segment.spans[0]!, text }],
      box: right > left ? { ...box, left: edge - box.right, right: edge - box.left } : box,
    }
  })
}
