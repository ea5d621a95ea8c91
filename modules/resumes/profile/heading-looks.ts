import { closeUp, headingKind } from './headings.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { type BodyLook, bodyLookOf, emphasis, lookKey } from './looks.ts'

// How the headings of a document look.

/** A heading that is recognized by its look alone is short. */
export const LONGEST_UNKNOWN = 40

/** "4. " and "B. " in front of a heading. */
const NUMBER = /^\s*(?:\d{1,2}|\p{Lu}|[IVX]{1,4})[.)]\s+/u

export function canBeHeading(line: Line): boolean {
  const text = closeUp(line.text).replace(NUMBER, '')
  return (
    text.length <= LONGEST_UNKNOWN &&
    !isBullet(text) &&
    !/\d{3}|[@,;.]|\t|\s:\s/.test(text) &&
    text.split(/\s+/).length <= 5 &&
    /\p{L}{3}|\p{Script=Han}{2}/u.test(text)
  )
}

/** Longer headings stand out by their size. */
const LONGEST_LARGE = 75
const LARGER = 1.2

/** "Stays abroad, civilian service, etc.:" in larger type. */
export const isLargeHeading = ({ text, look }: Line, body: BodyLook): boolean =>
  (look.size ?? 0) > (body.size ?? Infinity) * LARGER &&
  text.length <= LONGEST_LARGE &&
  !isBullet(text) &&
  !/\d{3}|[@\t]/.test(text)

type LookCount = {
  key: string
  /** How much the look stands out from running text. */
  emphasis: number
  named: number
  /** Lines that can be headings, and other lines. */
  short: number
  other: number
}

function countLooks(lines: Line[]): LookCount[] {
  const body = bodyLookOf(lines)
  const counts = new Map<string, LookCount>()
  for (const line of lines.slice(1)) {
    const strength = emphasis(line, body)
    if (strength === 0) continue
    const key = lookKey(line)
    const count = counts.get(key) ?? { key, emphasis: strength, named: 0, short: 0, other: 0 }
    if (canBeHeading(line)) count.short += 1
    else count.other += 1
    if (headingKind(line.text)) count.named += 1
    counts.set(key, count)
  }
  return [...counts.values()]
}

/**
 * The looks in which this document sets its headings. Lines with that look name sections, or, if the document names its sections in
 * words of its own, it is the look that stands out most of those that only short lines have.
 */
export function headingLooks(lines: Line[]): Set<string> {
  const counts = countLooks(lines)
  const named = counts.filter(
    look =>
      (look.named >= 2 && look.named >= look.short * 0.4) ||
      (look.named >= 1 && look.emphasis >= 2 && look.short >= 2 && look.other <= look.short * 0.2),
  )
  if (named.length) return new Set(named.map(({ key }) => key))
  const [strongest] = counts
    .filter(look => look.short >= 3 && look.other === 0)
    .toSorted((one, other) => other.emphasis - one.emphasis)
  return new Set(strongest ? [strongest.key] : [])
}

const FEWEST_SPACED = 2

/** The looks of headings that always have space above, so that a line without it, such as the bold title of an entry, is none. */
export function spacedLooks(lines: Line[], looks: Set<string>): Set<string> {
  const named = lines.filter(line => looks.has(lookKey(line)) && headingKind(line.text) !== null)
  return new Set(
    [...looks].filter(look => {
      const own = named.filter(line => lookKey(line) === look)
      return own.length >= FEWEST_SPACED && own.every(line => line.afterGap)
    }),
  )
}
