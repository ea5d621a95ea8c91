import { isField, signsWith } from './library.ts'
import type { Sign } from './library.table.ts'
import { type Found, phrasesIn } from './phrases.ts'

/** A concept that a text names or describes. */
export interface Mention {
  concept: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  /** Shown by signs, not named. */
  described: boolean
  /** Named only by the beginning or ending of a word. */
  loose: boolean
}

/**
 * The concepts that a text names or describes, in order. A name inside a longer name does not count ("teaching" in "teaching
 * assistant"), but what a field of work names within it does ("in logistics"). A concept that is only described by its signs spans from their first to their last word.
 */
export function mentions(text: string): Mention[] {
  const found = phrasesIn(text)
  const fields = found.filter(({ phrase }) => phrase.concepts.some(isField))
  const named = found.filter(({ phrase }) => phrase.concepts.some(id => !isField(id)))
  const outer: Mention[] = []
  let reach = -1
  let widest = { start: -1, end: -1 }
  for (const one of named) {
    // Sorted by start, longest first: a phrase is inside another one if an earlier one reaches at least as far.
    const inside = one.end <= reach && !(one.start === widest.start && one.end === widest.end)
    if (!inside) {
      outer.push(...namesOf(one).filter(name => !isField(name.concept)))
      if (one.end > reach) {
        reach = one.end
        widest = one
      }
    }
  }
  outer.push(...fields.flatMap(namesOf).filter(({ concept }) => isField(concept)))
  const distinct = new Map(outer.map(one => [`${one.concept}:${one.start}:${one.end}`, one]))
  const ids = new Set(outer.map(one => one.concept))
  const described = signs(found).filter(one => !ids.has(one.concept))
  return [...distinct.values(), ...described].sort((a, b) => a.start - b.start)
}

const namesOf = ({ phrase, start, end }: Found): Mention[] =>
  phrase.concepts.map(concept => ({ concept, start, end, described: false, loose: phrase.loose }))

function signs(found: Found[]): Mention[] {
  const places = new Map<number, Found>()
  for (const one of found) if (!places.has(one.phrase.id)) places.set(one.phrase.id, one)
  const seen = new Set<Sign>()
  const shown = new Map<string, Mention>()
  for (const id of places.keys()) {
    for (const sign of signsWith(id)) {
      if (seen.has(sign)) continue
      seen.add(sign)
      const at = sign.parts.map(part => part.map(one => places.get(one)).find(place => place !== undefined))
      if (at.some(place => place === undefined)) continue
      const start = Math.min(...at.map(place => place!.start))
      if (shown.has(sign.concept)) continue
      shown.set(sign.concept, {
        concept: sign.concept,
        start,
        end: Math.max(...at.map(place => place!.end)),
        described: true,
        loose: true,
      })
    }
  }
  return [...shown.values()]
}
