import { namesDegree, namesSchool } from './education-words.ts'
import type { Entry } from './entries.ts'
import { hasLegalForm, namesJob, namesOrganization } from './job-words.ts'
import { isLikelyEmployer, isLikelyTitle } from './likely-names.ts'
import { sharesOfName } from './name-kinds/weigh.ts'
import type { Career, Part } from './parts.ts'
import { isPlaceName } from './places.ts'

/** "Chargé de communication / URPS" */
const SLASH = /\s\/\s/u
/** "Analista em CPQD", "Werkstudentin am Institut für Physik" */
const PREPOSITION =
  /\s(?:at|for|bei|beim|im|am|an der|in der|chez|à l['’]|à la|à|au|en el|en la|en|em|na|no|da|do|presso|nel|nella|bij|aan de|w|we|på|vid|hos|at the|for the)\s?(?=[\p{Lu}“"«])/u

/** Entries that are written alike, at least. */
const FEWEST_ALIKE = 2
const MOST = 0.6

const isName = (part: Part) => !part.isPlace && !part.isRemark && !part.bracketed && part.role === null
const leadOf = ({ parts }: Entry) => parts.find(isName)

type Cut = { before: string; after: string }

function cutAt(text: string, separator: RegExp): Cut | null {
  const found = separator.exec(text)
  if (!found || found.index < 3) return null
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length).trim()]
  return after.length > 1 && !SLASH.test(after) ? { before, after } : null
}

const namesPlaceOfWork = (text: string) =>
  namesOrganization(text) || namesSchool(text) || hasLegalForm(text) || /^[\p{Lu}\d .&-]{3,}$/u.test(text)

const isTitle = (text: string) => namesDegree(text) || isLikelyTitle(text)

/** Whether a lead that a preposition divides says what somebody did, and where. "Técnico en Enfermería" and "Grado en Biología" do not. */
function isDivided(entry: Entry, { before, after }: Cut, kind: Career): boolean {
  const others = entry.parts.filter(part => isName(part) && part !== leadOf(entry))
  if (namesPlaceOfWork(after))
    return others.length === 0 || namesJob(before) || !others.some(one => namesPlaceOfWork(one.text))
  return kind === 'experience' && others.length === 0 && isTitle(before) && isLikelyEmployer(after)
}

/** "Jägarexamen / Yrkeshögskolan Novia": a degree or a title, and a school or an employer. */
const areOfTwoKinds = ({ before, after }: Cut): boolean =>
  [
    [before, after],
    [after, before],
  ].some(([one, other]) => isTitle(one!) && !namesPlaceOfWork(one!) && !isTitle(other!) && namesPlaceOfWork(other!))

function divided(entry: Entry, { before, after }: Cut): Entry {
  const lead = leadOf(entry)!
  const [first, second] = [
    { ...lead, text: before, slot: lead.slot.replace('#', '/1#') },
    {
      ...lead,
      text: after,
      slot: lead.slot.replace('#', '/2#'),
      isPlace: isPlaceName(after),
      number: lead.number + 0.5,
    },
  ]
  return { ...entry, parts: entry.parts.flatMap(part => (part === lead ? [first, second] : [part])) }
}

/** From this probability on, two halves of a text are a school and a degree. */
const LIKELY_HALVES = 0.4

/** "University of Canberra Bachelor of Graphic Design": where a school and a degree touch without anything between them. */
function cutBetweenNames(text: string): Cut | null {
  if (!namesDegree(text) || /[,;:|–—()]/.test(text)) return null
  const words = text.split(/\s+/)
  const cuts = words.slice(1).flatMap((word, at) => {
    if (!/^\p{Lu}/u.test(word) || words[at] === words[at]!.toLowerCase()) return []
    const [before, after] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    const [one, other] = [sharesOfName(before), sharesOfName(after)]
    const schoolFirst = namesSchool(before) && !namesDegree(before) ? (one.school + one.employer) * other.degree : 0
    const degreeFirst = namesSchool(after) && !namesDegree(after) ? one.degree * (other.school + other.employer) : 0
    return [{ before, after, likely: Math.max(schoolFirst, degreeFirst) }]
  })
  const best = cuts.reduce<(typeof cuts)[number] | null>(
    (most, one) => (one.likely > (most?.likely ?? 0) ? one : most),
    null,
  )
  return best && best.likely >= LIKELY_HALVES ? best : null
}

/** A degree with its school in one text, if nothing else of the entry can be the school. */
function withTouchingNames(entry: Entry): Entry {
  const lead = leadOf(entry)
  const isAlone = lead !== undefined && entry.parts.filter(isName).length === 1
  const cut = isAlone && lead.text.length <= LONGEST_PAIR ? cutBetweenNames(lead.text) : null
  return cut ? divided(entry, cut) : entry
}
const LONGEST_PAIR = 110

/**
 * Entries whose two names share a text, divided by a slash or a preposition. Each could be a part of one name ("Metallbauer /
 * Projektleiter", "Técnico em Enfermagem"), so it only counts if most entries of the section are written like that.
 */
export function withDividedNames(all: Entry[], kind: Career): Entry[] {
  const entries = kind === 'education' ? all.map(withTouchingNames) : all
  const leads = entries.filter(entry => leadOf(entry) !== undefined)
  const alone = leads.filter(({ parts }) => parts.filter(isName).length === 1)
  const slashed = alone.filter(entry => cutAt(leadOf(entry)!.text, SLASH) !== null)
  if (slashed.length >= FEWEST_ALIKE && slashed.length >= alone.length * MOST && alone.length >= leads.length * MOST)
    return entries.map(entry => (slashed.includes(entry) ? divided(entry, cutAt(leadOf(entry)!.text, SLASH)!) : entry))
  const single = slashed.filter(entry => areOfTwoKinds(cutAt(leadOf(entry)!.text, SLASH)!))
  if (single.length > 0)
    return entries.map(entry => (single.includes(entry) ? divided(entry, cutAt(leadOf(entry)!.text, SLASH)!) : entry))
  const cuts = new Map(
    leads.flatMap(entry => {
      const cut = cutAt(leadOf(entry)!.text, PREPOSITION)
      return cut && isDivided(entry, cut, kind) ? [[entry, cut] as const] : []
    }),
  )
  const introduced = leads.filter(({ parts }) => parts.some(part => part.introduced)).length
  if (cuts.size < 1 || cuts.size + introduced < Math.max(FEWEST_ALIKE, leads.length * MOST)) return entries
  return entries.map(entry => (cuts.has(entry) ? divided(entry, cuts.get(entry)!) : entry))
}
