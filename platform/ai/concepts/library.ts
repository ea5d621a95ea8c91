import { type Concept, library, type Sign } from './library.table.ts'
import { addPhrase } from './phrases.ts'

const { concepts: all, phrases, signs, ...named } = library()
const concepts = new Map(all.map(one => [one.id, one]))
const signsByPhrase = new Map<number, Sign[]>()
for (const phrase of phrases) addPhrase(phrase)
for (const sign of signs) {
  for (const part of sign.parts.flat()) signsByPhrase.set(part, [...(signsByPhrase.get(part) ?? []), sign])
}

/** All concepts, for the library's own tests. */
export const CONCEPT_IDS = [...concepts.keys()]

export function concept(id: string): Concept | undefined {
  return concepts.get(id)
}

const ambiguous = new Set(named.ambiguous)
const technology = new Set(named.technology)
const products = new Set(named.products)
const studies = new Set(named.studies)
const occupations = new Set(named.occupations)

/** Whether it is a whole field of work. */
export const isField = (id: string): boolean => concepts.get(id)?.kind === 'field'

/** Whether it is a field of study. */
export function isStudy(id: string): boolean {
  return studies.has(id)
}

/** Whether its name is also an everyday word, a place or a person. */
export function isAmbiguous(id: string): boolean {
  return ambiguous.has(id)
}

export function isOccupation(id: string): boolean {
  return occupations.has(id)
}

/** Whether it is one product and not what it is used for. */
export function isProduct(id: string): boolean {
  return products.has(id)
}

export function isTechnology(id: string): boolean {
  return technology.has(id)
}

/** The names of a concept for people, without beginnings of words and signs. */
export const namesOf = (id: string): readonly string[] => [
  ...new Set([id, ...(concepts.get(id)?.names ?? []).map(name => name.replace('=', ''))].filter(isPlainName)),
]

const isPlainName = (name: string) => !/[*#]|\s\+\s/u.test(name)

/** The signs that a phrase is a part of. */
export function signsWith(phrase: number): readonly Sign[] {
  return signsByPhrase.get(phrase) ?? []
}

/** The concept and all broader concepts that it implies. */
export function shows(id: string): string[] {
  const seen = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(concepts.get(next)?.broader ?? []))
  }
  return [...seen]
}
