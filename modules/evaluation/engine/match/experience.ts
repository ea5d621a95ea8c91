import { fold } from '#platform/ai/text/tokens.ts'
import type { Position } from './resume.ts'

/** The years of work in these positions, with overlaps counted once. */
export function yearsOf(positions: Position[]): number {
  let months = 0
  let reached = -Infinity
  for (const { from, to } of [...positions].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return Math.round((months / 12) * 10) / 10
}

const WORDS = [
  'one two three four five six seven eight nine ten eleven twelve',
  'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
  'un deux trois quatre cinq six sept huit neuf dix onze douze',
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce',
].map(names => names.split(' '))
const VALUES = new Map(WORDS.flatMap(names => names.map((name, i) => [name, i + 1] as const)))
VALUES.set('eine', 1).set('einem', 1).set('une', 1).set('uno', 1).set('a', 1).set('fifteen', 15).set('twenty', 20)
const STATED = new RegExp(
  `\\b(\\d{1,2}(?:[.,]\\d)?|${[...VALUES.keys()].sort((a, b) => b.length - a.length).join('|')})\\s?(?:\\+|plus|or more|oder mehr|ou plus|o mas)?\\s?(?:(?:-|–|to|bis|a|oder|or)\\s?\\d{1,2}\\s?)?(?:\\+\\s?)?(?:(?:full|volle[nrs]?|berufs)\\s?)?(?:years?|yrs?|jahre?n?|berufsjahre?n?|ans|(?<=un )an|annees?|anos?)\\b`,
  'u',
)
const MONTHS = /\b(\d{1,2})\s?\+?\s?(?:months?|monate?n?|mois|meses)\b/u

/** The years that a sentence states or requires ("5+ years", "three years", "3-5 Jahre"): the lower number; null if none. */
export function statedYears(sentence: string): number | null {
  const folded = fold(sentence.slice(0, 600))
  const match = STATED.exec(folded)
  if (match) return VALUES.get(match[1]!) ?? Number(match[1]!.replace(',', '.'))
  const months = MONTHS.exec(folded)
  return months ? Number(months[1]) / 12 : null
}
