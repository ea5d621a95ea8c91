import type { Part } from './parts.ts'

/** The lines of an entry that hold its two roles, such as the title and the employer. */
export type RoleLines = { first: string; second: string }

/** The line of a part, which is the same before and after the dates. */
export const lineOf = ({ slot }: Part): string => slot.slice(0, slot.indexOf('#')).replace(/after$/, '')

function partsByLine(parts: Part[]): Map<string, Part[]> {
  const lines = new Map<string, Part[]>()
  for (const part of parts) {
    const found = lines.get(lineOf(part))
    if (found) found.push(part)
    else lines.set(lineOf(part), [part])
  }
  return lines
}

/** Lines whose leads differ this much on average say clearly which of the two has which role. */
const CLEAR = 1.5
const FEWEST_ENTRIES = 2

type LineCount = {
  sum: number
  entries: number
  alone: number
  others: number
  named: number
  rank: number
  bold: number
}

export const isBold = ({ slot }: Part) => / (?:[6-9]00)(?:true|false)$/.test(slot)

/** What follows the dates is more likely a place, what is in italics may explain a name, and what is bold is one. */
const rankOf = (lead: Part) =>
  (lead.slot.includes('after#') ? 0.5 : 0) + (lead.slot.endsWith('true') ? 0.3 : 0) - (isBold(lead) ? 1.5 : 0)

/** Whether a lean says that a part is the second role, such as an organization. */
const isSecond = (lean: number) => lean <= -1

/**
 * Which line holds which role, if the entries of a section have each of them in a line of its own: one line starts with titles on average,
 * the other one with employers. A further part of such a line then says more about its role ("Lecturer, School of Biology" below the
 * name of a university). Null if titles and employers share a line.
 */
export function arrangementOf(entries: Part[][], lean: (part: Part) => number): RoleLines | null {
  const counts = new Map<string, LineCount>()
  let divided = 0
  for (const parts of entries) {
    const lines = partsByLine(parts)
    if (lines.size < 2) continue
    divided += 1
    for (const [line, [lead, ...others]] of lines) {
      const count = counts.get(line) ?? { sum: 0, entries: 0, alone: 0, others: 0, named: 0, rank: 0, bold: 0 }
      const leadLean = lean(lead!)
      counts.set(line, {
        sum: count.sum + leadLean,
        entries: count.entries + 1,
        alone: count.alone + (others.length === 0 ? 1 : 0),
        others: count.others + (others.some(other => isSecond(lean(other))) ? 1 : 0),
        rank: count.rank + rankOf(lead!),
        bold: count.bold + (isBold(lead!) ? 1 : 0),
        named: count.named + (isSecond(leadLean) ? 1 : 0),
      })
    }
  }
  const usual = [...counts].filter(([, { entries: held }]) => held >= Math.max(FEWEST_ENTRIES, divided * 0.5))
  if (usual.length < 2 || divided < entries.length * 0.5) return null
  const sorted = usual
    .map(([line, count]) => ({ line, ...count, mean: count.sum / count.entries }))
    .toSorted((one, other) => other.mean - one.mean)
  const [first, ...rest] = sorted
  const second = rest.reduce((least, one) =>
    one.mean + one.rank / one.entries < least.mean + least.rank / least.entries ? one : least,
  )
  if (!first) return null
  if (first.mean - second.mean < CLEAR || first.mean <= 0) return null
  const isSetApart = second.bold === second.entries && first.bold === 0
  // "2014 – 2017 | Bell Canada" above "Analyst – Managed Services".
  const isBesideDates =
    second.line === 'own' && second.alone >= second.entries * 0.5 && first.others <= first.entries * 0.5
  const isOwn =
    isBesideDates ||
    second.named > first.others ||
    (first.others === 0 && (isSetApart || first.alone >= first.entries * 0.5))
  return isOwn ? { first: first.line, second: second.line } : null
}
