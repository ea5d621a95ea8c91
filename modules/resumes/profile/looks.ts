import type { Line } from './lines.ts'

/** How a document's running text looks. */
export type BodyLook = { size: number | null; weight: number }

/** Sizes are compared in half points, because programs round them differently. */
const halfPoints = (size: number | null) => (size === null ? 0 : Math.round(size * 2))

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** Whether all letters are capitals. Scripts without capitals never are. */
function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

/** The look of most letters of the document. */
export function bodyLookOf(lines: Line[]): BodyLook {
  const counts = new Map<string, { look: BodyLook; letters: number }>()
  for (const { text, start, spans } of lines) {
    for (const span of spans) {
      const key = `${halfPoints(span.size)}/${span.weight}`
      const found = counts.get(key) ?? { look: { size: span.size, weight: span.weight }, letters: 0 }
      found.letters += letters(text.slice(Math.max(0, span.start - start), span.end - start))
      counts.set(key, found)
    }
  }
  return [...counts.values()].sort((a, b) => b.letters - a.letters)[0]?.look ?? { size: null, weight: 400 }
}

/** How much a line stands out from running text: 0 not at all; larger, bolder, capitals and heading styles each add to it. */
export function emphasis({ text, look, heading }: Line, body: BodyLook): number {
  const larger = halfPoints(look.size) - halfPoints(body.size)
  return (
    (larger >= 5 ? 2 : larger >= 1 ? 1 : 0) +
    (look.weight - body.weight >= 150 ? 1 : 0) +
    (isCapitals(text) ? 1 : 0) +
    (heading === null ? 0 : 2)
  )
}

/** Lines with the same key look the same. */
export function lookKey({ text, look, heading }: Line): string {
  return [halfPoints(look.size), look.weight, look.italic, isCapitals(text), heading].join('/')
}
