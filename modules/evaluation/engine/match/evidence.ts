import { stem, tokens, foldInPlace } from '#platform/ai/text/tokens.ts'
import { concept, isOccupation, isTechnology, shows } from '#platform/ai/concepts/library.ts'
import type { Mention } from '#platform/ai/concepts/mentions.ts'
import { akin, hasWord } from './akin-words.ts'
import { detailOf } from './contact-details.ts'
import { ruledStance } from './clauses.ts'
import { isName } from './employer-name.ts'
import { specialStems } from './filler-words.ts'
import { licenceClasses } from './licence-classes.ts'
import { isBeside, isNotUsed, isOfCompany, isRecipient, isSomebody } from './recipients.ts'
import { spellsOut } from './initials.ts'
import type { Term } from './parts.ts'
import type { Passage, Position, Resume } from './resume.ts'
import { stanceAt } from './stance/stance-at.ts'
import { combine, isAtLeast, type Strength, stronger, weakest, withoutUnclear } from './strength.ts'
import { ADDRESS, COURSE, COURSE_AFTER, DEPUTY, ONLY_COURSE } from './passage-words.ts'

export interface Evidence {
  passage: Passage
  strength: Strength
  /** The share of the term's other words that are near it, 0–1. */
  words: number
}

/** The passages in which all of a term is shown together, the strongest first. */
export function evidenceOf(term: Term, resume: Resume): Evidence[] {
  return resume.passages
    .flatMap(passage => evidenceIn(term, passage) ?? [])
    .flatMap(one => withoutContact(one, term) ?? [])
    .sort(
      (a, b) =>
        stronger(a.strength, b.strength) ||
        b.words - a.words ||
        Number(saysAll(b, term)) - Number(saysAll(a, term)) ||
        quality(b.passage) - quality(a.passage),
    )
}

/** A title without all of the words says less than work that has them. */
const saysAll = ({ passage }: Evidence, { words }: Term): boolean =>
  passage.form !== 'header' || words.every(word => hasWord(passage.stems, word))

/** Of a line with contact details, only the detail that the term names is evidence. */
function withoutContact(evidence: Evidence, term: Term): Evidence | null {
  const { passage } = evidence
  if (!isContact(passage)) return evidence
  const ids = new Set(term.concepts.flat())
  const mention = passage.mentions.find(one => shows(one.concept).some(id => ids.has(id)))
  return mention ? { ...evidence, passage: detailOf(passage, mention) } : null
}

function evidenceIn(term: Term, passage: Passage): Evidence | null {
  const place = placeOf(passage, isFact(term))
  if (place === null) return null
  const spelled = spellsOut(term, passage)
  if (spelled !== null) {
    const strength = combine(place, stanceAt(passage, spelled.start, spelled.end))
    return { passage, strength, words: 1 }
  }
  if (term.concepts.length === 0 && term.names.length === 0) return inWords(term, passage, place)
  const here = term.concepts.map(ids => strongestIn(passage, ids, !WITH_OTHERS.test(foldInPlace(term.label))))
  const named = term.names.map(name => nameIn(passage, name))
  if ([...here, ...named].every(one => one === null)) return inLabel(term, passage, place)
  const elsewhere = [
    ...term.concepts.map((ids, i) => here[i] ?? nearby(passage, ids)),
    ...term.names.map((name, i) => named[i] ?? nameNearby(passage, name)),
  ]
  if (elsewhere.includes(null)) return null
  return { passage, strength: weakest(withoutUnclear(elsewhere as Strength[])), words: wordsNear(term.words, passage) }
}

const isCertificate = (id: string) => concept(id)?.kind === 'certificate'

/** Certificates and facts are true wherever they are stated. */
const isFact = (term: Term) => term.concepts.flat().some(id => statesFact(id))
const statesFact = (id: string) => ['certificate', 'fact'].includes(concept(id)?.kind ?? '')

/** Where a passage is, as evidence; null if nothing there can be evidence. */
function placeOf(passage: Passage, fact: boolean): Strength | null {
  const { section, form } = passage
  if (isContact(passage)) return fact ? 'stated' : null
  if (section === 'wishes') return 'wished'
  if (isCourse(passage)) return fact ? 'stated' : 'qualification'
  if (section === 'interests') return fact ? 'stated' : null
  if (section === 'other') return fact || AVAILABLE.test(foldInPlace(passage.text.slice(0, 30))) ? 'stated' : 'listed'
  if (form === 'list') return 'listed'
  if (section === 'experience') return 'work'
  if (section === 'education' || section === 'certificates') return 'qualification'
  return tokens(passage.text).length >= STATEMENT_WORDS || section === 'languages' ? 'stated' : 'listed'
}

/** "Available evenings and weekends" */
const AVAILABLE =
  /^(?:(?:i am|ich bin|je suis|estoy) )?(?:available|willing|open to|disponible|bereit|verfugbar|dispuest[oa])\b/u

/** What stands there identifies the person. Only certificates and facts are read in it: "Ghent | +32 470 12 34 56 | Driving licence B". */
const isContact = (passage: Passage) =>
  passage.section === 'contact' ||
  isAddress(passage) ||
  (passage.section === 'top' && CONTACT.test(passage.text.slice(0, 500)))

/** A line of the top with an address is no evidence: "14, rue des Notaires". */
function isAddress({ section, text }: Passage): boolean {
  return section === 'top' && /\d|@/u.test(text) && ADDRESS.test(foldInPlace(text.slice(0, 200)))
}

const courses = new WeakMap<Passage, boolean>()

/** A line that names a course and no work. A résumé is compared with many requirements. */
export function isCourse(passage: Passage): boolean {
  const before = courses.get(passage)
  if (before !== undefined) return before
  const start = foldInPlace(passage.text.slice(0, 120))
  const found = COURSE.test(start.slice(0, 60)) || ONLY_COURSE.test(start) || COURSE_AFTER.test(start)
  courses.set(passage, found)
  return found
}

/** Shorter lines of a profile name a skill but say nothing about it. */
const STATEMENT_WORDS = 5

/**
 * How strongly a passage itself shows a concept; null if it does not mention it.
 *
 * @param asOwnRole whether occupations count only as the applicant's own, and tools only if they were used
 */
export function strengthIn(passage: Passage, id: string, asOwnRole = false): Strength | null {
  const place = placeOf(passage, statesFact(id))
  if (place === null) return null
  const found = passage.mentions
    .filter(
      mention => (shows(mention.concept).includes(id) || certifies(passage, mention, id)) && !isName(passage, mention),
    )
    .map(({ start, end, described }) => {
      if (asOwnRole && !described && passage.form === 'statement' && isOthers(passage.text, id, start, end))
        return 'other' as const
      if (asOwnRole && passage.position && passage.form === 'statement' && isBeside(passage.text, start, end))
        return 'unclear' as const
      const strength = combine(
        place,
        statesFact(id) ? ruledStance(passage.text, passage.clauses, start, end) : stanceAt(passage, start, end),
      )
      return isDeputy(passage, start) ? weakest([strength, 'assisted']) : strength
    })
  return found.length === 0 ? null : [...found].sort(stronger)[0]!
}

/** A requirement about other people: "works closely with engineers", "leading a team of nurses". */
const WITH_OTHERS =
  /\b(?:with|mit|avec|con|to|for|fur|pour|para|leading|lead|managing|manag\p{L}{1,6}|supervis\p{L}{1,5}|training|coaching|fuhrung\p{L}{0,12}|leitung|anleitung|encadr\p{L}{1,6}|management|direccion|coordinacion|liderazgo)\b/u

const LEADING = 'team leadership'

/** Named as a customer or colleague, as what was bought, or as the company's. */
function isOthers(text: string, id: string, start: number, end: number): boolean {
  if (isCertificate(id)) return isOfCompany(text, start) || isSomebody(text, start, end)
  if (isTechnology(id)) return isNotUsed(text, start)
  return (
    (isOccupation(id) && (isSomebody(text, start, end) || isRecipient(text, start))) ||
    (id === LEADING && isSomebody(text, start, end))
  )
}

/** "Deputy safeguarding lead while our manager was on leave". */
function isDeputy({ text, form }: Passage, start: number): boolean {
  return form !== 'header' && DEPUTY.test(foldInPlace(text.slice(Math.max(0, start - 30), start)))
}

/** How strongly a passage shows what stands at a place in it; null if nothing there can be evidence. */
export function strengthAt(passage: Passage, start: number, end: number, isFact: boolean): Strength | null {
  const place = isContact(passage) ? null : placeOf(passage, isFact)
  if (place === null) return null
  const strength = combine(place, stanceAt(passage, start, end))
  return isDeputy(passage, start) ? weakest([strength, 'assisted']) : strength
}

/** The strongest of several concepts. */
export function strongestIn(passage: Passage, ids: string[], asOwnRole = false): Strength | null {
  return ids.flatMap(id => strengthIn(passage, id, asOwnRole) ?? []).sort(stronger)[0] ?? null
}

/** Under a heading of licences, "forklift" is the licence. */
function certifies(passage: Passage, mention: Mention, id: string): boolean {
  return passage.section === 'certificates' && id === `${mention.concept} licence`
}

/** A position has far fewer passages; more would only be compared to no end. */
const MOST_NEARBY = 150

/** What the rest of the same position shows counts for each of its passages. */
export function nearby(passage: Passage, ids: string[]): Strength | null {
  const others = passage.position?.passages.slice(0, MOST_NEARBY) ?? []
  const found = others.flatMap(other => strongestIn(other, ids) ?? [])
  const best = [...found].sort(stronger)[0]
  return best === undefined || !isAtLeast(best, 'assisted') ? null : best
}

/** A name that no concept covers, as a complete word in the same capitals. */
function nameIn(passage: Passage, name: string): Strength | null {
  const place = placeOf(passage, false)
  const token = tokens(passage.text).find(
    one =>
      (one.text === name && (name.length > 3 || /^\P{Ll}+$/u.test(one.raw))) ||
      // "MRICS" is a member of RICS.
      (name.length >= 4 &&
        one.text.length === name.length + 1 &&
        one.text.endsWith(name) &&
        /^\p{Lu}+$/u.test(one.raw)),
  )
  if (place === null || token === undefined) return null
  if (isNotUsed(passage.text, token.start)) return 'other'
  return combine(place, stanceAt(passage, token.start, token.end))
}

function nameNearby(passage: Passage, name: string): Strength | null {
  const found = (passage.position?.passages ?? []).slice(0, MOST_NEARBY).flatMap(other => nameIn(other, name) ?? [])
  return [...found].sort(stronger)[0] ?? null
}

function wordsNear(words: string[], passage: Passage): number {
  if (words.length === 0) return 1
  const near = [passage, ...(passage.position?.passages.slice(0, MOST_NEARBY) ?? [])]
  return words.filter(word => near.some(other => hasWord(other.stems, word))).length / words.length
}

/** For terms without a known concept: three quarters of their words in one clause, which are all of up to three. */
function inWords(term: Term, passage: Passage, place: Strength): Evidence | null {
  const { words } = term
  const found = tokens(passage.text).filter(token => words.some(word => akin(stem(token.text), word)))
  const hits = words.filter(word => hasWord(passage.stems, word)).length
  if (hits < words.length * 0.75 || found.length === 0) return null
  // Words of different clauses say nothing together.
  const clause = passage.clauses.find(one => found[0]!.start < one.end)
  if (clause && hits > 1 && found.at(-1)!.start > clause.end && passage.form === 'statement') return null
  const strength = combine(place, stanceAt(passage, found[0]!.start, found.at(-1)!.end))
  return { passage, strength, words: hits / words.length }
}

/** Evidence that uses the requirement's own words, even if they are no name of the concept. */
function inLabel(term: Term, passage: Passage, place: Strength): Evidence | null {
  // "Führerschein Klasse B" has most words of "Führerschein Klasse CE".
  if (licenceClasses(term.label, null).length > 0) return null
  // "Cabinet d'expertise comptable" has the words of a diploma.
  if (passage.position !== null && term.concepts.length > 0 && term.concepts.flat().every(isCertificate)) return null
  const words = [...new Set(specialStems(term.label))]
  // "Forest Gate Junior School" is a name.
  return words.length < 2 || passage.form === 'header' ? null : inWords({ ...term, words }, passage, place)
}

/** Whether the passages of a position show all of a term. */
export function covers(term: Term, position: Position): boolean {
  return position.passages.some(passage => {
    const found = evidenceIn(term, passage)
    return (
      found !== null &&
      isAtLeast(found.strength, 'listed') &&
      (found.words >= 0.5 || term.words.length <= term.concepts.length)
    )
  })
}

/** An e-mail address or a phone number. */
const CONTACT = /[^\s@]@[^\s@]+\.\p{L}|\+\d[\d ()/.-]{7,}/u

/** Passages that describe work with figures make the best quotes. */
export function quality({ text, form }: Passage): number {
  const contact = CONTACT.test(text.slice(0, 500))
  return (
    (contact ? -3 : 0) + (form === 'statement' ? 1 : 0) + (/\p{N}/u.test(text) ? 1 : 0) + Math.min(1, text.length / 200)
  )
}

/** The other words of a term that are not near any of its evidence. */
export function missingWords(words: string[], passage: Passage): string[] {
  const near = [passage, ...(passage.position?.passages.slice(0, MOST_NEARBY) ?? [])]
  return words.filter(word => !near.some(other => hasWord(other.stems, word)))
}
