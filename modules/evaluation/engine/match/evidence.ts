import { contentStems, isStopWord } from '#platform/ai/text/stop-words.ts'
import { stem, tokens } from '#platform/ai/text/tokens.ts'
import { concept, isAmbiguous, isOccupation, isTechnology, shows, type Mention } from '#platform/ai/concepts/library.ts'
import { stanceAt, type Stance } from './clauses.ts'
import { foldInPlace } from './dates.ts'
import { specialStems } from './filler-words.ts'
import type { Term } from './needs.ts'
import type { Passage, Position, Resume } from './resume.ts'
import { namesTitle } from './titles.ts'

/**
 * What a passage is for a term, from the strongest to the weakest: work that shows it, a statement about it, a qualification,
 * an entry of a list, a second role in it, and mentions that are no evidence.
 */
export type Strength =
  | 'work'
  | 'stated'
  | 'qualification'
  | 'listed'
  | 'assisted'
  | 'learning'
  | 'wished'
  | 'other'
  | 'denied'

const ORDER: Strength[] = [
  'denied',
  'other',
  'wished',
  'learning',
  'assisted',
  'listed',
  'qualification',
  'stated',
  'work',
]
export const isAtLeast = (one: Strength, other: Strength) => ORDER.indexOf(one) >= ORDER.indexOf(other)
const stronger = (a: Strength, b: Strength) => ORDER.indexOf(b) - ORDER.indexOf(a)
const weakest = (all: Strength[]) => [...all].sort((a, b) => -stronger(a, b))[0]!

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
    .sort((a, b) => stronger(a.strength, b.strength) || b.words - a.words || quality(b.passage) - quality(a.passage))
}

function evidenceIn(term: Term, passage: Passage): Evidence | null {
  const place = placeOf(passage, isFact(term))
  if (place === null) return null
  const spelled = spellsOut(term, passage)
  if (spelled !== null) {
    const strength = combine(place, stanceAt(passage.text, passage.clauses, spelled.start, spelled.end))
    return { passage, strength, words: 1 }
  }
  if (term.concepts.length === 0 && term.names.length === 0) return inWords(term, passage, place)
  const here = term.concepts.map(ids => strongestIn(passage, ids))
  const named = term.names.map(name => nameIn(passage, name))
  if ([...here, ...named].every(one => one === null)) return inLabel(term, passage, place)
  const elsewhere = [
    ...term.concepts.map((ids, i) => here[i] ?? nearby(passage, ids)),
    ...term.names.map((name, i) => named[i] ?? nameNearby(passage, name)),
  ]
  if (elsewhere.includes(null)) return null
  return { passage, strength: weakest(elsewhere as Strength[]), words: wordsNear(term.words, passage) }
}

/** Certificates and facts are true wherever they are stated. */
const isFact = (term: Term) => term.concepts.flat().some(id => statesFact(id))
const statesFact = (id: string) => ['certificate', 'fact'].includes(concept(id)?.kind ?? '')

/** Where a passage is, as evidence; null if nothing there can be evidence. */
function placeOf(passage: Passage, fact: boolean): Strength | null {
  const { section, form, position } = passage
  if (section === 'contact' || isAddress(passage)) return null
  if (section === 'wishes') return 'wished'
  if (COURSE.test(foldInPlace(passage.text.slice(0, 60)))) return fact ? 'stated' : 'qualification'
  if (section === 'interests') return fact ? 'stated' : null
  if (section === 'other') return fact ? 'stated' : 'listed'
  if (section === 'skills' || form === 'list') return 'listed'
  if (position !== null || section === 'experience') return 'work'
  if (section === 'education' || section === 'certificates') return 'qualification'
  return tokens(passage.text).length >= STATEMENT_WORDS || section === 'languages' ? 'stated' : 'listed'
}

const ADDRESS =
  /(?:\b(?:rue|avenue|boulevard|allee|chemin|place|impasse|calle|avenida|avda|plaza|paseo|camino|street|road|lane|drive|close|crescent|terrace|gardens|yard|court|way)\b|stra(?:ss|ß)e\b|str\.|(?:weg|gasse|platz|ring|allee|damm|ufer)\s\d)|[^\s@]@[^\s@]/iu

/** A line of the top with an address is no evidence: "14, rue des Notaires". */
function isAddress({ section, text }: Passage): boolean {
  return section === 'top' && /\d|@/u.test(text) && ADDRESS.test(foldInPlace(text.slice(0, 200)))
}

/** "Evening course in HTML": a line about a course is no work. */
const COURSE =
  /^\W{0,4}(?:(?:evening|online|short|weekend|\d{1,2}[- ]day|abend|online-?|wochenend|curso online de)\s?)?(?:course|workshop|webinar|kurs|lehrgang|seminar|cours|stage de formation|formation|curso|taller)\s(?:in|on|of|for|zu[mr]?|uber|fur|de|d'|en|sur|sobre|a)\b/u

/** Shorter lines of a profile name a skill but say nothing about it. */
const STATEMENT_WORDS = 5

function combine(place: Strength, stance: Stance): Strength {
  return stance === 'own' ? place : stance === 'assisted' ? weakest([place, 'assisted']) : stance
}

/** How strongly a passage itself shows a concept; null if it does not mention it. */
export function strengthIn(passage: Passage, id: string): Strength | null {
  const place = placeOf(passage, statesFact(id))
  if (place === null) return null
  const found = passage.mentions
    .filter(
      mention => (shows(mention.concept).includes(id) || certifies(passage, mention, id)) && !isName(passage, mention),
    )
    .map(({ start, end }) => {
      const strength = combine(place, stanceAt(passage.text, passage.clauses, start, end))
      return isDeputy(passage, start) ? weakest([strength, 'assisted']) : strength
    })
  return found.length === 0 ? null : [...found].sort(stronger)[0]!
}

/** "Deputy safeguarding lead while our manager was on leave". */
function isDeputy({ text, form }: Passage, start: number): boolean {
  return form !== 'header' && DEPUTY.test(foldInPlace(text.slice(Math.max(0, start - 30), start)))
}

const DEPUTY = /(?:^|\s)(?:deputy|vice|stellvertretende[rn]?|stellv\.|adjointe? (?:du|de la|au)|suppleante?)\s$/u

/** The strongest of several concepts. */
function strongestIn(passage: Passage, ids: string[]): Strength | null {
  return ids.flatMap(id => strengthIn(passage, id) ?? []).sort(stronger)[0] ?? null
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

const LEGAL_FORM =
  /\b(?:ltd|limited|plc|inc|llc|llp|corp|co|gmbh|mbh|ag|kg|ohg|ug|e\.?v|gbr|mbb|partg|partgmbb|s\.?a\.?s|s\.?a\.?r\.?l|sarl|sas|s\.?l\.?u?|s\.? ?a|sl|sa|snc|& partners?|& co|& sons|group|gruppe|groupe|grupo|holding)\b\.?(?!\p{L})/iu

/**
 * Whether a mention at the head of a position is part of the employer's name: "Recruit Co.", "Crane Wharf depot". Places of work
 * count there ("St Mary's Hospital"), and so does everything in a segment that names a job.
 */
export function isName(passage: Passage, mention: Mention): boolean {
  if (isAmbiguous(mention.concept) && !isTechnical(passage, mention)) return true
  // A school that was attended is no place of work.
  const studied = ['education', 'certificates', 'skills'].includes(passage.section)
  if (studied && concept(mention.concept)?.kind === 'setting') return true
  const { text } = passage
  const written = text.slice(mention.start, mention.end)
  const next = /^(?:[\s&]{1,3}\p{Lu}[\p{L}.]{0,15}){1,3}/u.exec(text.slice(mention.end, mention.end + 60))?.[0] ?? ''
  if (LEGAL_FORM.test(next) && /^\p{Lu}/u.test(written)) return true
  if (passage.form !== 'header' || concept(mention.concept)?.kind === 'setting') return false
  const from = Math.max(
    ...[...text.slice(0, mention.start).matchAll(SEGMENT)].map(match => match.index + match[0].length),
    0,
  )
  const rest = text.slice(mention.end).search(SEGMENT)
  const segment = text.slice(from, rest < 0 ? text.length : mention.end + rest)
  if (LEGAL_FORM.test(segment)) return true
  if (namesTitle(foldInPlace(segment)) || !/^\p{Lu}/u.test(written)) return false
  // "Senior Florist", "Librarian": an occupation at the end of its segment is a title.
  if (
    isOccupation(mention.concept) &&
    /^\s*$/u.test(text.slice(mention.end, rest < 0 ? text.length : mention.end + rest))
  )
    return false
  const introduced = /\b(?:at|with|bei|chez|en|for)\s$/iu.test(text.slice(0, from))
  const single = tokens(written).length === 1
  const capitals = tokens(segment).filter(token => /^\p{Lu}/u.test(token.raw)).length
  return single && capitals > 1 && (introduced || !titleBefore(text, from))
}

const TECHNICAL =
  /\b(?:software|develop\p{L}{0,6}|engineer\p{L}{0,4}|program\p{L}{0,9}|code|coding|coded|script\p{L}{0,4}|backend|back-end|frontend|front-end|full-?stack|apps?|application|services?|server|framework|library|api|database|queries|data|automat\p{L}{0,5}|system|web\p{L}{0,6}|platform|deploy\p{L}{0,4}|pipeline|model\p{L}{0,4}|dashboards?|reports?|integration|test\p{L}{0,3}|version|entwickl\p{L}{0,6}|anwendung\p{L}{0,2}|programmier\p{L}{0,4}|daten\p{L}{0,10}|schnittstelle\p{L}{0,2}|auswertung\p{L}{0,2}|developp\p{L}{0,5}|logiciel\p{L}{0,2}|donnees|application\p{L}{0,1}|desarroll\p{L}{0,5}|aplicaci\p{L}{0,4}|datos|informe\p{L}{0,1}|tableau\p{L}{0,2}|analy\p{L}{0,5}|anali\p{L}{0,4})\b/u

/** Names of technology that are also words, places or people count next to other technology: "coffee from Java". */
function isTechnical(passage: Passage, mention: Mention): boolean {
  if (passage.section === 'skills') return true
  const others = passage.mentions.filter(one => one.start !== mention.start && isTechnology(one.concept))
  if (others.length > 0) return true
  const rest = foldInPlace(passage.text.slice(0, mention.start)) + ' ' + foldInPlace(passage.text.slice(mention.end))
  if (/^\s?\d/u.test(passage.text.slice(mention.end)) || TECHNICAL.test(rest)) return true
  const head = passage.position?.passages.find(one => one.form === 'header')
  return head !== undefined && head !== passage && TECHNICAL.test(foldInPlace(head.text))
}

const SEGMENT = /[,|\t·•@()]|\s[–—-]\s|\s(?:at|bei|chez)\s/gu

/** "Staff Nurse, Intensive Care": the segment after a title can be its department. */
function titleBefore(text: string, at: number): boolean {
  return namesTitle(foldInPlace(text.slice(Math.max(0, at - 60), at)))
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
  return combine(place, stanceAt(passage.text, passage.clauses, token.start, token.end))
}

function nameNearby(passage: Passage, name: string): Strength | null {
  const found = (passage.position?.passages ?? []).slice(0, MOST_NEARBY).flatMap(other => nameIn(other, name) ?? [])
  return [...found].sort(stronger)[0] ?? null
}

const SHORTEST_COMPOUND = 12

/** Words are akin if they have the same stem, or share most of their letters from the start. */
function akin(a: string, b: string): boolean {
  if (a === b) return true
  const longest = Math.max(a.length, b.length)
  if (Math.min(a.length, b.length) < 6) return false
  // The parts of German compounds: "Patientenaufnahme", "Aufnahme".
  if (longest >= SHORTEST_COMPOUND && (a.endsWith(b) || b.endsWith(a) || a.startsWith(b) || b.startsWith(a)))
    return true
  let same = 0
  while (same < longest && a[same] === b[same]) same += 1
  return same >= longest * 0.75
}

export const hasWord = (stems: Iterable<string>, word: string) => {
  for (const one of stems) if (akin(one, word)) return true
  return false
}

function wordsNear(words: string[], passage: Passage): number {
  if (words.length === 0) return 1
  const near = [passage, ...(passage.position?.passages.slice(0, MOST_NEARBY) ?? [])]
  return words.filter(word => near.some(other => hasWord(other.stems, word))).length / words.length
}

/** For terms without a known concept: all of their words in one clause; of four or more, three quarters. */
function inWords(term: Term, passage: Passage, place: Strength): Evidence | null {
  const { words } = term
  const found = tokens(passage.text).filter(token => words.some(word => akin(stem(token.text), word)))
  const hits = words.filter(word => hasWord(passage.stems, word)).length
  if (hits === 0 || hits < words.length * (words.length > 3 ? 0.75 : 1) || found.length === 0) return null
  // Words of different clauses say nothing together.
  const clause = passage.clauses.find(one => found[0]!.start < one.end)
  if (clause && hits > 1 && found.at(-1)!.start > clause.end && passage.form === 'statement') return null
  const strength = combine(place, stanceAt(passage.text, passage.clauses, found[0]!.start, found.at(-1)!.end))
  return { passage, strength, words: hits / words.length }
}

/** Evidence that uses the requirement's own words, even if they are no name of the concept. */
function inLabel(term: Term, passage: Passage, place: Strength): Evidence | null {
  const words = [...new Set(specialStems(term.label))]
  // "Forest Gate Junior School" is a name.
  return words.length < 2 || passage.form === 'header' ? null : inWords({ ...term, words }, passage, place)
}

/** "MCA" for "Mental Capacity Act" and the other way around. Two letters are too few to tell. */
function spellsOut(term: Term, passage: Passage): { start: number; end: number } | null {
  const wanted = initials(term.label)
  const words = tokens(passage.text)
  const short = words.find(word => /^\p{Lu}{3,6}$/u.test(word.raw) && wanted.has(word.raw))
  if (short) return short
  const names = term.names.filter(name => /^\p{L}{3,6}$/u.test(name)).map(name => name.toUpperCase())
  if (names.length === 0 || term.concepts.length > 0) return null
  return names.every(name => initials(passage.text).has(name)) ? { start: 0, end: passage.text.length } : null
}

const initialsOf = new Map<string, Set<string>>()
const MOST_REMEMBERED = 500

/** The initials of three to six words in a row, without function words. */
function initials(text: string): Set<string> {
  const known = initialsOf.get(text)
  if (known) return known
  const words = tokens(text.slice(0, 600)).filter(word => !isStopWord(word.text) && /^\p{L}/u.test(word.raw))
  const found = new Set<string>()
  for (let i = 0; i < words.length; i += 1) {
    for (let count = 3; count <= 6 && i + count <= words.length; count += 1) {
      found.add(
        words
          .slice(i, i + count)
          .map(word => word.text[0]!.toUpperCase())
          .join(''),
      )
    }
  }
  if (initialsOf.size >= MOST_REMEMBERED) initialsOf.clear()
  initialsOf.set(text, found)
  return found
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

/** Passages that describe work with figures make the best quotes. */
export function quality({ text, form }: Passage): number {
  const contact = /[^\s@]@[^\s@]+\.\p{L}|\+\d[\d ()/.-]{7,}/u.test(text.slice(0, 500))
  return (
    (contact ? -3 : 0) + (form === 'statement' ? 1 : 0) + (/\p{N}/u.test(text) ? 1 : 0) + Math.min(1, text.length / 200)
  )
}

/** The other words of a term that are not near any of its evidence. */
export function missingWords(words: string[], passage: Passage): string[] {
  const near = [passage, ...(passage.position?.passages.slice(0, MOST_NEARBY) ?? [])]
  return words.filter(word => !near.some(other => hasWord(other.stems, word)))
}

/** Whether a text contains words that are akin to all of these. */
export function hasWords(text: string, words: string[]): number {
  const stems = contentStems(text)
  return words.filter(word => hasWord(stems, word)).length
}
