import type { Colleague } from '../../contract.ts'

/** The longest name that is searched for, in characters. */
const LONGEST_NAME = 40
/** At most so many people are offered. */
const MOST_OFFERED = 6

/** What is typed after an @ at the cursor. */
export interface Asked {
  readonly from: number
  readonly search: string
}

/** The @ before the cursor, if a name is being typed; null otherwise. */
export function mentionAt(text: string, cursor: number): Asked | null {
  const before = text.slice(Math.max(0, cursor - LONGEST_NAME), cursor)
  const at = before.lastIndexOf('@')
  if (at < 0) return null
  const search = before.slice(at + 1)
  // In an e-mail address the @ follows a letter, and a name is on one line.
  const previous = before.at(at - 1)
  if (at > 0 && previous !== undefined && !/[\s(]/u.test(previous)) return null
  if (/\n/u.test(search) || search.startsWith(' ')) return null
  return { from: cursor - search.length - 1, search }
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The people whose name, or a part of it, starts with the search. */
export function peopleFor(search: string, people: readonly Colleague[]): Colleague[] {
  const wanted = plain(search)
  return people
    .filter(({ name }) => {
      const own = plain(name)
      return own.startsWith(wanted) || own.split(' ').some(part => part.startsWith(wanted))
    })
    .slice(0, MOST_OFFERED)
}

/** The text with a person's name in place of what was typed, and where the cursor is then. */
export function withMention(text: string, { from, search }: Asked, name: string): { text: string; cursor: number } {
  const start = `${text.slice(0, from)}@${name} `
  return { text: start + text.slice(from + 1 + search.length).replace(/^ /u, ''), cursor: start.length }
}

export interface TextPart {
  readonly text: string
  readonly mention: boolean
}

/** A text in parts, with the names of mentioned people apart. */
export function partsOf(text: string, mentions: readonly Colleague[]): TextPart[] {
  // The longest first: "Ana Ruiz Gil" is not "Ana Ruiz" and a rest.
  const names = mentions
    .map(({ name }) => `@${name}`)
    .filter(name => text.includes(name))
    .toSorted((a, b) => b.length - a.length)
  const parts: TextPart[] = []
  let end = 0
  for (let at = text.indexOf('@'); at >= 0 && names.length > 0; at = text.indexOf('@', at + 1)) {
    const found = names.find(name => text.startsWith(name, at))
    if (!found) continue
    if (at > end) parts.push({ text: text.slice(end, at), mention: false })
    parts.push({ text: found, mention: true })
    end = at + found.length
    at = end - 1
  }
  if (end < text.length) parts.push({ text: text.slice(end), mention: false })
  return parts
}

/** The people whom a text names as @name. */
export function mentionedIn(text: string, people: readonly Colleague[]): Colleague[] {
  const named = new Set(partsOf(text, people).flatMap(part => (part.mention ? [part.text] : [])))
  return people.filter(({ name }) => named.has(`@${name}`))
}
