import type { Entry } from './entries.ts'
import { isHead } from './header-lines.ts'
import { namesSelfEmployment } from './job-words.ts'
import { isLikelyEmployer, isLikelyTitle } from './likely-names.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { partsOf } from './parts.ts'
import type { Part } from './parts.ts'

/** Header lines of one entry at most: an employer and a title, perhaps with a place. */
const MOST_LINES = 2
const FEWEST = 2
const names = (parts: Part[]) => parts.filter(part => !part.isPlace && !part.isRemark && !part.bracketed)

const isTitle = ({ text }: Part) => isLikelyTitle(text)
const isEmployer = ({ text }: Part) => !isLikelyTitle(text) && isLikelyEmployer(text)

function isPosition({ parts }: Entry): boolean {
  const named = names(parts)
  const ofOneself = parts.some(({ text }) => namesSelfEmployment(text))
  if (named.length < (ofOneself ? 1 : 2) || named.length > 3) return false
  return named.some(isTitle) && (ofOneself || named.some(isEmployer))
}

/**
 * The entries of a section of work without any dates: "Elmtree School, Derby" and below it "Physics teacher", each with what the work was. One alone
 * could be anything.
 */
export function undatedPositions(lines: Line[]): Entry[] {
  const entries: Entry[] = []
  let at = 0
  while (at < lines.length) {
    const first = lines[at]!
    if (isBullet(first.text) || !isHead(first)) {
      at += 1
      continue
    }
    const header = [first]
    while (header.length < MOST_LINES) {
      const next = lines[at + header.length]
      if (!next || next.afterGap || isBullet(next.text) || !isHead(next)) break
      header.push(next)
    }
    const parts = header.flatMap((line, step) =>
      partsOf(line, null, step === 0 ? 'own' : `below ${step}`, 'experience'),
    )
    const alone: Entry = { from: at, to: at, range: null, parts: partsOf(first, null, 'own', 'experience') }
    const whole: Entry = { from: at, to: at + header.length - 1, range: null, parts }
    const entry = [alone, whole].find(isPosition)
    if (entry) entries.push(entry)
    at = (entry?.to ?? at) + 1
  }
  return entries.length >= FEWEST ? entries : []
}
