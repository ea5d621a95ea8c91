import { concept, isOccupation, shows } from '#platform/ai/concepts/library.ts'
import type { Mention } from '#platform/ai/concepts/mentions.ts'
import { matchesOf } from '#platform/ai/text/matches.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold, stem, tokens, foldInPlace } from '#platform/ai/text/tokens.ts'
import { isHandsOn } from './akin-words.ts'
import { namesCertificate } from './certificates.ts'
import { FILLER } from './filler-words.ts'
import { ACTIVITY_WORD, ADJECTIVE_AFTER, CONNECTOR, DEPENDENT, OR, WITH_OBJECT } from './part-words.ts'

/** One thing to look for. Its concepts, names and words must be shown together. */
export interface Term {
  label: string
  /** Groups of concepts. One of each group is needed: a word can name several concepts. */
  concepts: string[][]
  /** Names that no concept covers: "ECMO", "AM2", "ISO 9606". */
  names: string[]
  /** Stems of other words that no concept covers. */
  words: string[]
  /** Those of the words that stand beside a concept's only word and narrow it: "tunnel construction", "viajes corporativos". */
  narrowing: string[]
}

/** One thing that is required; any of its alternatives is enough. */
export interface Part {
  label: string
  any: Term[]
}

/** The parts of a requirement. "A, B or C" is one part with three alternatives, "A, B and C" are three parts. */
export function partsOf(text: string, folded: string, found: Mention[]): Part[] {
  const cuts: RegExpExecArray[] = matchesOf(folded, CONNECTOR).filter(
    match =>
      !found.some(one => one.start < match.index + match[0].length && match.index < one.end) &&
      // "4 or 5 stars"
      !(/\d$/u.test(folded.slice(0, match.index)) && /^\d/u.test(folded.slice(match.index + match[0].length))),
  )
  const own = dropShared(folded, cuts, found)
  const examples = examplesIn(text)
  const segments: { term: Term; or: boolean; comma: boolean; heading: boolean; choice: boolean }[] = []
  let from = 0
  for (const [i, cut] of [...cuts, null].entries()) {
    const to = cut?.index ?? text.length
    const before = i === 0 ? '' : cuts[i - 1]![0]
    segments.push({
      term: termOf(text, from, to, own, examples),
      or: OR.test(before) || examples.has(from),
      comma: /^,\s$/u.test(before),
      heading: before.startsWith(':'),
      choice: /^,?\s(?:or|oder|ou|o|u)\s$/u.test(before),
    })
    from = to + (cut?.[0].length ?? 0)
  }
  const isSolid = ({ term }: (typeof segments)[number]) => term.concepts.length > 0 || term.names.length > 0
  // "Agency or studio experience": an alternative counts, even if only its words are known.
  const solid = segments.filter(
    (one, i) =>
      isSolid(one) ||
      (one.term.words.length > 0 &&
        !DEPENDENT.test(one.term.label) &&
        (one.choice || segments[i + 1]?.choice === true)),
  )
  if (solid.length === 0) {
    const words = [...new Set(segments.flatMap(({ term }) => term.words))]
    return words.length === 0
      ? []
      : [{ label: text.trim(), any: [{ label: text.trim(), concepts: [], names: [], words, narrowing: [] }] }]
  }
  // "Health and safety: risk assessments, toolbox talks": the list says what the heading means.
  const headed = solid.findIndex(({ heading }) => heading)
  if (headed > 0) solid.splice(0, headed)
  const parts: Part[] = []
  solid.forEach(({ term, or, comma }, i) => {
    // A comma belongs to an enumeration whose last connector decides: "A, B or C".
    const ending = solid.slice(i + 1).find(one => !one.comma)
    const joined = or || (comma && (ending ? ending.or : solid.some(one => one.or)))
    const last = parts.at(-1)
    if (last && joined) {
      last.any.push(term)
      last.label += ` / ${term.label}`
    } else if (!parts.some(part => sameTerm(part.any[0]!, term))) parts.push({ label: term.label, any: [term] })
  })
  return parts
}

const MOST_ACTIVITIES = 20

function dropShared(folded: string, cuts: RegExpExecArray[], found: Mention[]): Mention[] {
  const shared = new Set<Mention>()
  // No requirement enumerates more activities.
  if (cuts.length > MOST_ACTIVITIES) return found
  let isNextShared = false
  for (let i = cuts.length - 1; i >= 0; i -= 1) {
    const cut = cuts[i]!
    const before = i === 0 ? 0 : cuts[i - 1]!.index + cuts[i - 1]![0].length
    const left = folded
      .slice(before, cut.index)
      .trim()
      .split(/\s(?:of|in|with|at|for|to|von|in der|de|en)\s/u)
      .at(-1)!
    const right = folded.slice(cut.index + cut[0].length, cut.index + cut[0].length + 80)
    const own = found.filter(one => before <= one.start && one.start < cut.index)
    const named = own.length > 0 && !FILLER.has(stem(left))
    // "Reading, updating and checking diagrams": the object is behind the last one.
    const hasObject: boolean = isNextShared || WITH_OBJECT.test(right)
    isNextShared = !named && ACTIVITY_WORD.test(left) && (i === cuts.length - 1 || cut[0].startsWith(',')) && hasObject
    if (!isNextShared) continue
    cuts.splice(i, 1)
    for (const one of own) shared.add(one)
  }
  return found.filter(one => !shared.has(one))
}

const sameTerm = (a: Term, b: Term) =>
  a.names.join() === b.names.join() && a.concepts.join() === b.concepts.join() && a.concepts.length > 0

/** A longer one is no requirement. */
const LONGEST_SEGMENT = 300

/** The concepts that a requirement's words name, the narrowest of each place. Several of the same words are one group. */
function groupsOf(text: string, from: number, to: number, found: Mention[]): string[][] {
  const certifying = namesCertificate(foldInPlace(text.slice(from, Math.min(to, from + LONGEST_SEGMENT))))
  const places = new Map<string, Set<string>>()
  const exact = new Set(found.filter(one => !one.loose).map(one => `${one.start}:${one.end}`))
  for (const { concept: id, start, end, loose } of found) {
    const key = `${start}:${end}`
    if (loose && exact.has(key)) continue
    places.set(key, (places.get(key) ?? new Set()).add(id))
  }
  return [...places].map(([key, all]) => {
    const [start = 0, end = 0] = key.split(':').map(Number)
    // A product is asked for by its name: "Tableau" is not any other tool for dashboards.
    const own = fold(text.slice(start, end))
    if (all.has(own) && concept(own)?.kind === 'skill') return [own]
    const ids = [...all].filter(
      id => ![...all].some(other => other !== id && shows(other).includes(id) && !shows(id).includes(other)),
    )
    const certificates = ids.filter(id => concept(id)?.kind === 'certificate')
    const others = ids.filter(id => !certificates.includes(id))
    // "Knowledge of allergens" asks for no certificate.
    if (certificates.length > 0 && others.length > 0) return certifying ? certificates : others
    return ids
  })
}

const PATIENTS = 'patient care'

function termOf(text: string, from: number, to: number, found: Mention[], examples: ReadonlySet<number>): Term {
  const own = found.filter(one => from <= one.start && one.start < to)
  const groups = own.length === 0 ? [] : groupsOf(text, from, to, own)
  // "Kitchen" adds nothing to "Michelin-starred", which implies it.
  const implies = (group: string[], other: string[]) => group.some(id => shows(id).some(shown => other.includes(shown)))
  const narrow = groups.filter(
    (group, i) => !groups.some((other, k) => i !== k && implies(other, group) && !(implies(group, other) && i < k)),
  )
  // "Reporting" adds nothing to "US GAAP reporting", and "patients" nothing to "dementia patients".
  const special = narrow.filter(group => !group.every(id => id === PATIENTS || concept(id)?.family === 'general'))
  // "Able to travel between sites": where a fact is true does not matter.
  const facts = special.filter(group => group.every(id => concept(id)?.kind === 'fact'))
  const concepts = facts.length > 0 ? facts : special.length > 0 ? special : narrow
  const rest = tokens(text.slice(from, to)).filter(
    token => !own.some(one => one.start < from + token.end && from + token.start < one.end),
  )
  const names: string[] = []
  const words: string[] = []
  for (const token of rest) {
    if ((isName(token.raw) || examples.has(from + token.start)) && !FILLER.has(stem(token.text)))
      names.push(fold(token.raw))
    // "Berufserfahrung" says nothing, and neither does "Beruf".
    else if (!FILLER.has(stem(token.text)))
      words.push(
        ...contentStems(token.raw.replace(/-?(?:kenntnisse|erfahrung(?:en)?)$/iu, '').replace(/^\p{L}{1,2}['’]/u, '')),
      )
  }
  const label = withoutBracket(text.slice(from, to).trim())
  const covered = new Set(own.flatMap(one => contentStems(text.slice(one.start, one.end))))
  const isTrade = concepts.some(ids => ids.some(isOccupation))
  const other = [...new Set(words)].filter(
    word => !FILLER.has(word) && !covered.has(word) && !/^\d/u.test(word) && !(isTrade && isHandsOn(word)),
  )
  const beside = own
    .filter(one => !/\s/u.test(text.slice(one.start, one.end)))
    .flatMap(one => {
      const before = /[\p{L}-]{1,30}(?=\s$)/u.exec(text.slice(Math.max(from, one.start - 31), one.start))
      const after = ADJECTIVE_AFTER.exec(text.slice(one.end, Math.min(to, one.end + 31)))
      return contentStems(`${before?.[0] ?? ''} ${after?.groups?.['word'] ?? ''}`)
    })
  return { label, concepts, names, words: other, narrowing: other.filter(word => beside.includes(word)) }
}

/** Where the examples in a bracket begin: "dispensing cabinets (Pyxis, Omnicell)". One alone may be anything. */
function examplesIn(text: string): Set<number> {
  const starts = matchesOf(text, BRACKET).flatMap(({ groups, index }) => {
    const listed = [...groups!['listed']!.matchAll(/\p{Lu}[\p{L}\d.+-]+/gu)]
    return listed.length > 1 ? listed.map(one => index + 1 + one.index) : []
  })
  return new Set(starts)
}

const BRACKET =
  /\((?<listed>\p{Lu}[\p{L}\d.+-]{2,20}(?:(?:,? (?:or|oder|ou|o) |, ?|\s?\/\s?)\p{Lu}[\p{L}\d.+-]{2,20}){1,8})(?:,? etc\.?)?\)/gu

/** "VMware)": the other bracket belongs to the segment before. */
const withoutBracket = (label: string) => (label.includes('(') ? label : label.replace(/\).*$/u, ''))

/** "ECMO", "R489", "AM2", "HubSpot": capital letters or digits inside a word make it a name. */
function isName(raw: string): boolean {
  return (
    /^(?=.*\p{L})(?:\p{Lu}[\p{Lu}\p{N}.&+#-]{1,14}|\p{L}{1,12}\d[\p{L}\p{N}-]{0,6}|\p{Lu}\p{Ll}{1,12}\p{Lu}\p{L}{0,12})$/u.test(
      raw,
    ) && !/^(?:[ABC][12]|UK|US|USA|EU|GB|DACH|EMEA|CET|PC)$/u.test(raw)
  )
}
