import type { Entry } from './entries.ts'
import { namesSchool } from './education-words.ts'
import { hasLegalForm, namesJob, namesOrganization } from './job-words.ts'
import type { Part } from './parts.ts'
import { arrangementOf, isBold, lineOf } from './role-lines.ts'
import { sharesOfName } from './name-kinds/weigh.ts'
import type { RoleLines } from './role-lines.ts'
import { namesWorkplace } from './workplaces.ts'

/** How much a text alone suggests the first of two roles (such as the title) rather than the second (the employer), about -3 to 3. */
type Lean = (part: Part) => number

/** `ruled`: by lists of words alone, which tell more about how all entries are arranged than a guess about each of them. */
export type Leans = { lean: Lean; ruled: Lean }

export type Roles = { first: string; second: string }

/** "northgate.com"; names such as Booking.com have capitals. */
const SITE = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,12}(?:\/\S{0,80})?$/

const INTERNSHIP = /^(?:stage|tirocinio|praktikum|praktik|internship|prácticas|estágio|staż|praktyka|staj|实习)$/iu

const areInOneLine = ([first, ...others]: Part[]): boolean => others.every(part => lineOf(part) === lineOf(first!))

/** The parts that can have a role. If an entry has only places, such as "City of Leeds", they can, too. */
function candidates(parts: Part[]): Part[] {
  const names = parts.filter(part => !part.isRemark)
  const named = names.filter(part => !part.isPlace)
  // The address of an employer's site says less than its name.
  const written = named.filter(part => !SITE.test(part.text))
  // "Stage" says what kind of work it was, and is the title if there is no other.
  const internship = parts.find(part => part.isRemark && INTERNSHIP.test(part.text))
  if (written.length > 0 && internship && !written.some(part => namesJob(part.text)) && areInOneLine(written))
    return parts.filter(part => part === written[0] || part === internship)
  if (written.length >= 2) return written
  return named.length ? named : names.slice(0, 1)
}

const couldBeTown = ({ text, introduced, role }: Part) =>
  !introduced &&
  role === null &&
  ![namesJob, namesOrganization, namesSchool, namesWorkplace, hasLegalForm].some(namesOther => namesOther(text))

const named = (parts: Part[]) => parts.filter(part => !part.isPlace && !part.isRemark && !part.bracketed).length

/** "Data Scientist" and in the next cell "Edison": what stands beside a title is rather the employer. */
const isBesideTitle = (part: Part, parts: Part[]): boolean =>
  parts.some(one => one !== part && lineOf(one) === lineOf(part) && one.cell < part.cell && namesJob(one.text))

const MOST_WORDS_OF_TOWN = 3
const FEWEST_TOWNS = 2
const MOST_TOWNS = 0.75

/**
 * Slots at the end of the line above or below the dates, as in "Elmtree House", "Derby" and below it "Nurse", "2019 – 2021": there are towns, if nearly
 * all entries have a short name there besides their two others.
 */
function slotsOfTowns(entries: Entry[]): Set<string> {
  const counts = new Map<string, { towns: number; all: number }>()
  for (const { parts } of entries)
    for (const part of parts) {
      if (part.cell < 2 || !/^(?:above|below) 1#/.test(part.slot)) continue
      const isTown =
        part.isPlace ||
        (couldBeTown(part) &&
          named(parts) > 2 &&
          !isBesideTitle(part, parts) &&
          /^\p{Lu}/u.test(part.text) &&
          part.text.split(/\s+/).length <= MOST_WORDS_OF_TOWN)
      const { towns, all } = counts.get(part.slot) ?? { towns: 0, all: 0 }
      counts.set(part.slot, { towns: towns + (isTown ? 1 : 0), all: all + 1 })
    }
  return new Set(
    [...counts]
      .filter(([, { towns, all }]) => towns >= FEWEST_TOWNS && towns >= all * MOST_TOWNS)
      .map(([slot]) => slot),
  )
}

/** The entries, with towns that nobody knows recognized by their slot: in the other entries, a known place is there. */
function withPlaces(entries: Entry[]): Part[][] {
  const slots = new Map<string, { places: number; all: number }>()
  for (const { slot, isPlace } of entries.flatMap(({ parts }) => parts)) {
    const count = slots.get(slot) ?? { places: 0, all: 0 }
    slots.set(slot, { places: count.places + (isPlace ? 1 : 0), all: count.all + 1 })
  }
  const holdsPlaces = ({ slot }: Part, parts: Part[]) => {
    const { places, all } = slots.get(slot)!
    // With a title and an employer besides it, a part is more likely the town.
    const others = parts.filter(part => part.slot !== slot && !part.isPlace && !part.isRemark && !part.bracketed)
    const isSpare = others.length >= 2 && others.some(part => namesJob(part.text))
    return places >= 2 && places > all / 2 ? true : isSpare && places >= 1 && places >= all / 4
  }
  const townSlots = slotsOfTowns(entries)
  const isTown = (part: Part, parts: Part[]) =>
    couldBeTown(part) && (holdsPlaces(part, parts) || (townSlots.has(part.slot) && named(parts) > 2))
  return entries.map(({ parts }) =>
    parts.map(part => (part.isPlace || !isTown(part, parts) ? part : { ...part, isPlace: true })),
  )
}

/**
 * Decides which part of each entry has which role. People write all entries of a section alike, so what a slot holds in one
 * entry tells what it holds in the others: a title with an unusual word is recognized by its place.
 */
export function assignRoles(entries: Entry[], { lean, ruled }: Leans, joins: Joins = 'after'): Roles[] {
  const slots = new Map<string, { sum: number; count: number }>()
  const all = withPlaces(entries)
  for (const parts of all) {
    for (const part of candidates(parts)) {
      const slot = slots.get(part.slot) ?? { sum: 0, count: 0 }
      slots.set(part.slot, { sum: slot.sum + lean(part), count: slot.count + 1 })
    }
  }
  const slotLean = ({ slot }: Part) => {
    const found = slots.get(slot)
    return found ? found.sum / found.count : 0
  }
  const lines = arrangementOf(all.map(candidates), ruled)
  const roles = all.map(parts => rolesOf(candidates(parts), part => lean(part) + 1.2 * slotLean(part), joins, lines))
  return withUsualRoles(all, roles, lean)
}

/** Whether a text says nothing about its role. */
const UNDECIDED = 0.3

/** An entry with one name that says nothing has it where the other entries have their second role, such as the employer: then it is one. */
function withUsualRoles(all: Part[][], roles: Roles[], lean: Lean): Roles[] {
  const seconds = new Map<string, number>()
  for (const [at, { first, second }] of roles.entries()) {
    if (!first || !second) continue
    for (const { text, slot } of all[at]!) {
      if (text === second) seconds.set(slot, (seconds.get(slot) ?? 0) + 1)
      else if (first.startsWith(text)) seconds.set(slot, (seconds.get(slot) ?? 0) - 1)
    }
  }
  return roles.map((role, at) => {
    const [only, ...others] = candidates(all[at]!)
    const isOpen = only && others.length === 0 && role.first === only.text && Math.abs(lean(only)) <= UNDECIDED
    return isOpen && (seconds.get(only.slot) ?? 0) > 0 ? { first: '', second: only.text } : role
  })
}

function rolesOf(parts: Part[], lean: (part: Part) => number, joins: Joins, lines: RoleLines | null): Roles {
  const arranged = lines && byLines(parts, lean, joins, lines)
  if (arranged) return arranged
  if (parts.length === 1) {
    return lean(parts[0]!) >= 0 ? { first: parts[0]!.text, second: '' } : { first: '', second: parts[0]!.text }
  }
  const order = parts.map((part, index) => ({ part, lean: lean(part) - index * 0.05, late: index * 0.05 }))
  // "Leitung Kinderlesegruppe (Honorar)": what is in brackets explains the name before it.
  const unbracketed = order.filter(({ part }) => !part.bracketed || namesJob(part.text))
  const likeliest = (unbracketed.length > 1 ? unbracketed : order).toSorted((a, b) => b.lean - a.lean)[0]
  const first = likeliest && leadingTitle(order, likeliest)
  if (!first) return { first: '', second: '' }
  const rest = order.filter(one => one !== first)
  // An explanation in brackets is no employer or school, unless nothing else can be.
  const names = rest.filter(({ part }) => !part.bracketed || namesOrganization(part.text) || namesSchool(part.text))
  const others = names.length > 0 ? names : rest
  const cost = ({ part, late }: (typeof others)[number]) =>
    lean(part) + late + detour(part, first.part) - (isBeside(part, first.part, joins) ? BESIDE : 0)
  const second = others.toSorted((a, b) => cost(a) - cost(b))[0]!
  return { first: withNeighbours(parts, first.part, second.part, joins, lean), second: second.part.text }
}

const LIKELY = 1.5

/** Of "Consulting Engineer — Cloud Architect", the first title. */
function leadingTitle<T extends { part: Part; lean: number }>(order: T[], likeliest: T): T {
  const before = order[order.indexOf(likeliest) - 1]
  const areTitles =
    before && before.lean >= LIKELY && [before, likeliest].every(({ part }) => namesJob(part.text) && !part.introduced)
  const isBefore =
    areTitles && lineOf(before.part) === lineOf(likeliest.part) && before.part.cell === likeliest.part.cell
  return isBefore && !namesOrganization(before.part.text) && !namesSchool(before.part.text) ? before : likeliest
}

/**
 * Whether a part is in the same line as the first role, but in another stretch of it. A comma inside the name of a degree separates less
 * than a dash, and a comma inside a bold title less than the change to the regular employer.
 */
function isBeside(part: Part, first: Part, joins: Joins): boolean {
  const stretchOf = ({ stretch }: Part) => (joins === 'around' ? stretch : stretch.slice(0, stretch.indexOf('/')))
  return lineOf(part) === lineOf(first) && stretchOf(part) !== stretchOf(first)
}
const BESIDE = 0.6

/** An entry that contradicts the arrangement this much is written in another way. */
const CONTRADICTION = 2.5
const CLEARLY_BETTER = 1

/** The roles of an entry that has each of them in its own line, as most entries of its section do. */
function byLines(parts: Part[], lean: (part: Part) => number, joins: Joins, lines: RoleLines): Roles | null {
  const [own, other] = [lines.first, lines.second].map(line => parts.filter(part => lineOf(part) === line))
  const [best] = own!.toSorted((a, b) => lean(b) - lean(a))
  const [least] = other!.filter(part => !part.bracketed).toSorted((a, b) => lean(a) - lean(b))
  if (!best || !least || lean(least) - lean(best) > CONTRADICTION) return null
  // A degree over two lines moves the school to another line.
  const further = parts.filter(
    part =>
      !part.bracketed &&
      (isBold(best) === isBold(least) || isBold(part)) &&
      ![lines.first, lines.second].includes(lineOf(part)),
  )
  if (further.some(part => lean(part) < lean(least) - CLEARLY_BETTER)) return null
  return { first: withNeighbours(parts, best, least, joins, lean), second: least.text }
}

/** Which parts of a line belong to the first role's name: those after it, or also those before it ("Nursing, Bachelor"). */
export type Joins = 'after' | 'around'

const MOST_NEIGHBOURS = 2
/** A part that leans so much to the second role is no part of the first. */
const OTHER_ROLE = -2
/** From this probability on, a part is rather a unit of an employer. */
const UNIT = 0.3
const LONGEST_ABBREVIATION = 6

/** "BSc Nursing, First Class": the name of a degree or a position with what stands next to it, unless that is the other name. */
function withNeighbours(parts: Part[], first: Part, second: Part, joins: Joins, lean: (part: Part) => number): string {
  const [line] = first.slot.split('#')
  // "Ph.D." in a cell of its own, and in the next one the subject.
  const isLabel = joins === 'around' && first.text.length <= LONGEST_ABBREVIATION
  const isSameCell = ({ cell }: Part) => cell === first.cell || (isLabel && cell === first.cell + 1)
  // "Creative Lead, Center for New Media, Elmtree University": what stands between the two is a part of the employer.
  const isInLine = lineOf(second) === lineOf(first)
  const isOfSecond = (part: Part) =>
    joins === 'after' &&
    !part.bracketed &&
    lean(part) <= OTHER_ROLE &&
    // "Professor, Department of Water" above the name of the university.
    (isInLine || sharesOfName(part.text).unit < UNIT)
  const belongs = (part: Part) =>
    part !== second && !isOfSecond(part) && part.slot.split('#')[0] === line && isSameCell(part) && part.role === null
  const nearest = (some: Part[]) => {
    const end = some.findIndex(part => !belongs(part))
    return some.slice(0, Math.min(end < 0 ? some.length : end, MOST_NEIGHBOURS))
  }
  const at = parts.indexOf(first)
  const before = joins === 'around' ? nearest(parts.slice(0, at).toReversed()).toReversed() : []
  const [start, ...rest] = [...before, first, ...nearest(parts.slice(at + 1))]
  return rest.reduce((text, part) => text + (part.bracketed ? ` (${part.text})` : `, ${part.text}`), start!.text)
}

/** Of parts whose text says nothing, the second role is at the start of a line or next to the first role, not in brackets or after the dates. */
function detour(part: Part, first: Part): number {
  const [line, firstLine] = [part, first].map(({ slot }) => slot.slice(0, slot.indexOf('#')))
  const steps = line === firstLine ? Math.abs(part.number - first.number) : part.number
  return steps * 0.15 + (line!.endsWith('after') ? 0.5 : 0) + (part.bracketed ? 0.8 : 0)
}
