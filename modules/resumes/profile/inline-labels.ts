import type { LabelledLine, LabelledRole } from './field-labels.ts'
import type { Line } from './lines.ts'

const MOST_WORDS = 5
const FEWEST_LABELS = 2

type Label = { start: number; end: number; role: LabelledRole }

/** The label that ends at a colon: as many words before it as make a known one. */
function labelAt(text: string, colon: number, roleOf: (name: string) => LabelledRole | null): Label | null {
  let found: Label | null = null
  let start = colon
  for (let words = 0; words < MOST_WORDS && start > 0; words++) {
    start = text.lastIndexOf(' ', Math.max(0, start - 2)) + 1
    const role = roleOf(text.slice(start, colon))
    if (role) found = { start, end: colon + 1, role }
  }
  return found
}

/**
 * "Cargo: Coordinadora Empresa: Casa Hogar Período: 2014 – 2018" as a row with one cell for each label. Text before the first label has a
 * cell of its own. Null if there are fewer labels.
 */
export function withInlineLabels(line: Line, roleOf: (name: string) => LabelledRole | null): LabelledLine | null {
  const labels = [...line.text.matchAll(/:(?=\s|$)/g)].flatMap(({ index }) => labelAt(line.text, index, roleOf) ?? [])
  if (labels.length < FEWEST_LABELS) return null
  const cells = labels.map(({ end, role }, at) => ({ role, text: line.text.slice(end, labels[at + 1]?.start) }))
  const lead = line.text.slice(0, labels[0]!.start)
  const all = [{ role: null, text: lead }, ...cells]
    .map(({ role, text }) => ({ role, text: text.replace(/^[\s,;|]+|[\s,;|]+$/g, '').replace(/\t/g, ' ') }))
    .filter(({ text }) => text !== '')
  return { ...line, text: all.map(({ text }) => text).join('\t'), roles: all.map(({ role }) => role), spans: [] }
}
