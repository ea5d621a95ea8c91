import { matchesOf } from '../../text/matches.ts'
import type { Cut } from '../cuts.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRAMES } from './frames.ts'
import { FRENCH } from './fr.ts'
import { readPerson } from './reading.ts'
import { widerKindAt } from './words.ts'

export const PERSONAL = '[personal]'

const LEAD = '(?:(?:and|also|und|auch|et|aussi|y|tambien) ){0,2}'
const BETWEEN =
  /^ (?:(?:[,]|and|or|but|also|so|plus|i|am|und|oder|auch|aber|ich|bin|et|ou|mais|aussi|je|suis|j|ai|y|e|o|pero|tambien|soy|estoy) ){0,4}$/u

const patterns = [ENGLISH, GERMAN, FRENCH, SPANISH].map(
  list => new RegExp(`(?<= )${LEAD}(?:${list.join('|')})(?= )`, 'gu'),
)

const frames = new RegExp(`(?<= )${LEAD}(?:${FRAMES.join('|')})(?= )`, 'gu')

/** What says nothing by itself, next to what someone says about themselves. */
const FILLER = new Set(
  `um uh er hmm well so yeah yes okay ok actually basically honestly personally originally also proud happy just now today really too myself know mean think say tell first please thank thanks hello hi proudly
   currently by here there like kind life live living private privately person people always
   also ja nein genau ehrlich personlich ubrigens halt eben mal schon eigentlich jetzt heute privat mensch gerne
   euh ben oui voila alors en fait personnellement aujourd hui maintenant aussi bon
   eh pues si bueno personalmente ahora hoy tambien vale ademas`.split(/\s+/u),
)

interface Span {
  start: number
  end: number
}

/** What people say about themselves: origin, age, religion, health, family, leave. A clause that says nothing else is cut completely. */
export function statements(text: string): Cut[] {
  const reading = readPerson(text)
  const found = patterns
    .flatMap(pattern =>
      matchesOf(reading.text, pattern).map(match => ({ start: match.index, end: match.index + match[0].length })),
    )
    .toSorted((a, b) => a.start - b.start)
  if (found.length === 0) return []
  const joined: Span[] = []
  for (const span of found) {
    const last = joined.at(-1)
    if (last && (span.start <= last.end || BETWEEN.test(reading.text.slice(last.end, span.start))))
      last.end = Math.max(last.end, span.end)
    else if (hasSubject(reading.text, span)) joined.push({ ...span })
  }
  return withClauses(
    reading.text,
    joined.map(span => withTraits(reading.text, span)),
  ).map(({ start, end }) => ({
    ...reading.original(start, end),
    placeholder: PERSONAL,
  }))
}

/**
 * The same in more words, where how it is said tells that it is about the speaker: "I'm …", "my …", "as the only …". It finds more, and
 * takes some words of work along.
 */
export function framed(text: string): Cut[] {
  const reading = readPerson(text, widerKindAt)
  return matchesOf(reading.text, frames).map(match => {
    const { start, end } = reading.original(match.index, match.index + match[0].length)
    return { start, end: end + HYPHENATED.exec(text.slice(end, end + LONGEST_REST))![0].length, placeholder: PERSONAL }
  })
}

/** The rest of a name with hyphens: "Clermont-Ferrand". */
const HYPHENATED = /^(?:-\p{L}{1,20}){0,4}/u

const BARE =
  /^(?:(?:and|but|so|also|plus) )?(?:(?:on|im|go|went|have|had|got|use|need|take|took|care|wear|raise|moved|came|emigrated|immigrated|fled|migrated|arrived|stolze|alleinerziehende)\b|\d|(?!(?:tengo|cumpl[a-z]+|ayant) )[a-z]+(?: [a-z]+)? (?:years|year|jahre|ans|anos) ?(?:old|alt|of age|de edad)?$|(?:(?:a|an|the|proud|busy|single|working|new|une?|la|le|una?|el) )*§[gm])/u

/** "Have diabetes" is said of anyone, unless it starts a sentence or follows what people say about themselves. */
function hasSubject(text: string, { start, end }: Span): boolean {
  if (!BARE.test(text.slice(start, end))) return true
  return start <= 1 || text.slice(start - 3, start) === ' . '
}

/** "I am 45 years old and married". */
const MORE_TRAITS =
  /(?: (?:,|and|und|et|y|also|auch|aussi|tambien)){1,2} (?:a |an |eine? |une? |una? )?§[mrdo](?= (?:[.,]|and|but|so|because|with|und|aber|mit|et|mais|donc|y|pero|$))/uy

function withTraits(text: string, { start, end }: Span): Span {
  let reached = end
  for (MORE_TRAITS.lastIndex = reached; MORE_TRAITS.test(text); MORE_TRAITS.lastIndex = reached)
    reached = MORE_TRAITS.lastIndex
  return { start, end: reached }
}

/** Extends each span to the ends of its clause if nothing but fillers is there. */
function withClauses(text: string, spans: readonly Span[]): Span[] {
  return spans.map(({ start, end }) => {
    const before = start - 1 - lastMark(text.slice(Math.max(0, start - LONGEST_REST), start))
    const rest = text.slice(end, end + LONGEST_REST)
    const mark = rest.search(/ [.,] /u)
    const after = mark < 0 ? (end + rest.length >= text.length ? text.length - 1 : -1) : end + mark
    return {
      start: before >= 0 && isFiller(text.slice(before, start)) ? before : start,
      end: after >= 0 && isFiller(text.slice(end, after)) ? Math.max(end, after) : end,
    }
  })
}

const LONGEST_REST = 60

/** How far back the last mark is; beyond the start of the text if it is at its start. */
function lastMark(before: string): number {
  const at = Math.max(before.lastIndexOf(' . '), before.lastIndexOf(' , '))
  if (at >= 0) return before.length - at - 3
  return before.length < LONGEST_REST ? before.length - 1 : Number.POSITIVE_INFINITY
}

const isFiller = (words: string): boolean =>
  words
    .split(' ')
    .filter(Boolean)
    .every(word => word.startsWith('§') || FILLER.has(word))
