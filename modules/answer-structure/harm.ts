import type { Clause } from './clauses.ts'
import { HARM_FRAMES, SELF_JUSTIFICATION } from './harm-frames.ts'
import { germanHarm } from './harm-de.ts'
import { englishHarm } from './harm-en.ts'
import { spanishHarm } from './harm-es.ts'
import { frenchHarm } from './harm-fr.ts'
import type { HarmWords } from './harm-words.ts'
import type { StructureLanguage } from './language.ts'
import type { Phrases } from './phrases.ts'

const WORDS: Record<StructureLanguage, HarmWords> = { en: englishHarm, de: germanHarm, fr: frenchHarm, es: spanishHarm }

/** How many excuses an account needs around a departure from a rule. */
const MANY_EXCUSES = 2
/** So many excuses point to something even if no departure from a rule is recognized. */
const SO_MANY_EXCUSES = 4

const EXCUSED_LIMIT = 1

/** The clauses that report harm or wrongdoing by the candidate. */
export function harmfulClauses(
  clauses: readonly Clause[],
  language: StructureLanguage,
  byMe: Phrases,
  isAccount: boolean,
): Clause[] {
  const words = WORDS[language]
  const reported = clauses.filter((_, at) => reports(clauses, at, words, byMe))
  if (reported.length > 0 || !isAccount) return reported
  const framed = framedDeeds(clauses, words)
  return framed.length > 0 ? framed : excusedDepartures(clauses, words, byMe)
}

/** Before what was not done: "I never forged", "nie eine Unterschrift gefälscht". */
const NEVER =
  / (?:never|nie|niemals|jamais|nunca|jamas)(?: (?:ever|once|even|the|a|an|any|die|das|den|eine?n?|la|le|les|une?|el|las|los))? ?$/u

function reports(clauses: readonly Clause[], at: number, words: HarmWords, byMe: Phrases): boolean {
  const [before, clause, next] = [clauses[at - 1], clauses[at]!, clauses[at + 1]]
  // A clause boundary may fall between the verb and what makes it wrong.
  const text = next ? `${clause.text.trimEnd()}${next.text}` : clause.text
  const found = words.reports.exec(text)
  if (!found || found.index >= clause.text.trimEnd().length) return false
  if (words.denies.has(clause.text) || words.other.has(clause.text)) return false
  if (NEVER.test(text.slice(0, found.index))) return false
  if (before && words.denies.has(before.text)) return false
  const said = `${before?.text ?? ' '}${clause.text}`
  return words.speaker.has(said) || clause.ownAction || byMe.has(text) || / (?:was|were|wurde|wurden) /u.test(text)
}

/** How far apart, in clauses, the parts of one frame may be. */
const NEAR = 1
const LEAST_JUSTIFICATIONS = 1

/** What the speaker did to something that must not be done to it, in an answer that justifies it. */
function framedDeeds(clauses: readonly Clause[], words: HarmWords): Clause[] {
  const justified = clauses.reduce(
    (sum, { text }) => sum + SELF_JUSTIFICATION.count(text) + words.excuses.count(text),
    0,
  )
  if (justified < LEAST_JUSTIFICATIONS) return []
  return clauses
    .filter((clause, at) => {
      if (!words.speaker.has(clause.text) && !clause.ownAction) return false
      if (words.denies.has(clause.text) || words.other.has(clause.text)) return false
      const around = clauses.slice(Math.max(0, at - NEAR), at + NEAR + 1)
      return HARM_FRAMES.some(({ what, deed }) => deed.has(clause.text) && around.some(one => what.has(one.text)))
    })
    .slice(0, EXCUSED_LIMIT)
}

/** Nobody calls it wrong who does not see it so, but then they justify it: several excuses around what they did or left out. */
function excusedDepartures(clauses: readonly Clause[], words: HarmWords, byMe: Phrases): Clause[] {
  const excuses = clauses.reduce((sum, { text }) => sum + words.excuses.count(text), 0)
  if (excuses < MANY_EXCUSES) return []
  const own = clauses
    .filter(clause => clause.ownAction || words.speaker.has(clause.text) || byMe.has(clause.text))
    .filter(clause => !words.denies.has(clause.text) && !words.other.has(clause.text))
  const departing = own.filter(clause => words.departs.has(clause.text))
  const candidates = departing.length > 0 || excuses < SO_MANY_EXCUSES ? departing : own
  return candidates
    .toSorted((a, b) => Number(b.ownAction) - Number(a.ownAction) || b.content.size - a.content.size)
    .slice(0, EXCUSED_LIMIT)
}
