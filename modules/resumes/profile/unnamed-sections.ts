import { namesDegree, namesSchool } from './education-words.ts'
import { datesOf } from './anchors.ts'
import { datedEntries } from './entries.ts'
import { hasLegalForm, namesJob, namesOrganization } from './job-words.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { lookKey } from './looks.ts'
import { sharesOfName } from './name-kinds/weigh.ts'
import type { Career } from './parts.ts'
import type { Section } from './sections.ts'
import { spokenLanguageIn } from './spoken-languages.ts'

const LONGEST_ITEM = 50
const LONGEST_LANGUAGES = 100

/** "Ingénieur logiciel" is a job, although engineers have a degree of that name. */
function isRatherTitle(text: string): boolean {
  const { title, degree } = sharesOfName(text)
  return title > degree
}

/** How many dated entries of a section are positions, and how many are education. */
function careerIn(lines: Line[]): Record<Career, number> {
  const found = { experience: 0, education: 0 }
  for (const { range, parts } of datedEntries(lines, 'experience')) {
    const texts = parts.map(part => part.text)
    const isTaught = texts.some(namesDegree) || texts.some(namesSchool)
    const isJob = texts.some(text => namesJob(text) && (!namesDegree(text) || isRatherTitle(text)))
    if (isTaught && !isJob) found.education += 1
    else if (range?.from && (isJob || texts.some(namesOrganization))) found.experience += 1
  }
  return found
}

const LIST_SEPARATOR = /[,;·•|/\t、]|\s[‒–—―\p{So}-]\s/u

const isList = ({ lines }: Section) =>
  lines.length > 0 &&
  lines.every(({ text }) => isBullet(text) || text.length <= LONGEST_ITEM || LIST_SEPARATOR.test(text)) &&
  !lines.some(({ text }) => /(?<![\p{L}\d])\d{4}|@|[.!?]\s+\p{L}/u.test(text))

const MOST_WORDS_OF_ITEM = 4

/** How many short items a list has: skills are named in more and shorter ones than hobbies are. */
const shortItemsOf = ({ lines }: Section) =>
  lines
    .flatMap(({ text }) => text.split(LIST_SEPARATOR))
    .filter(item => /\p{L}/u.test(item) && item.trim().split(/\s+/).length <= MOST_WORDS_OF_ITEM).length

/** Most of its items start with the name of a language. */
function isTongues({ lines }: Section): boolean {
  const items = lines.flatMap(({ text }) => text.split(/[,;•·|\t]/)).filter(item => /\p{L}/u.test(item))
  const named = items.filter(item => spokenLanguageIn(item)?.start === 0)
  return named.length >= 2 && named.length >= items.length / 2
}

/** Lines below the header of an entry in which its dates are, at most. */
const MOST_TO_DATES = 2

const datesNear = (lines: Line[]) => lines.find(line => !line.afterGap && datesOf(line)?.from != null)

/** "Tidepool SRL | Iasi" in the look of a heading, with dates below it, or anything with a title and its dates directly below it. */
function opensEntry({ heading, lines }: Section): boolean {
  if (!heading || namesDegree(heading.text) || lines.slice(0, MOST_TO_DATES).some(line => namesSchool(line.text)))
    return false
  const [first] = lines
  const names = namesJob(heading.text) || hasLegalForm(heading.text) || namesOrganization(heading.text)
  if (names && datesNear(lines.slice(0, MOST_TO_DATES))) return true
  return first !== undefined && namesJob(first.text) && datesNear([first]) !== undefined
}

/** "United Parcel Services" directly below a title with its dates, in a look that titles of this section and headings share. */
const isPartOf = ({ heading, lines }: Section, before: Line[]): boolean =>
  heading !== undefined &&
  heading !== null &&
  !heading.afterGap &&
  lines.length > 0 &&
  before.some(line => lookKey(line) === lookKey(heading))

/** Entries of the career that look like headings of sections belong to the positions before them. */
function withEntriesOf(sections: Section[]): Section[] {
  const found: Section[] = []
  for (const section of sections) {
    const before = found.at(-1)
    const last = before?.lines.at(-1)
    const isEntry =
      last !== undefined && (opensEntry(section) || (datesOf(last) !== null && isPartOf(section, before!.lines)))
    if (section.kind === 'unknown' && before?.kind === 'experience' && isEntry)
      before.lines.push(section.heading!, ...section.lines)
    else found.push(section)
  }
  return found
}

/** "Present situation" with one position that goes on, above the earlier ones. */
function isCurrentWork({ lines }: Section): boolean {
  const entries = datedEntries(lines, 'experience')
  return entries.length === 1 && entries[0]!.range?.current === true && careerIn(lines).experience === 1
}

const ACADEMIC =
  /^(?:teaching|research|lectur|tutoring|lehrtätigkeit|lehrerfahrung|forschung|enseignement|recherche|enseñanza|docencia|investigación|docência|ensino|pesquisa|didattica|insegnamento|ricerca|onderwijservaring|onderzoek|dydaktyka|badania|undervisning|forskning|öğretim|araştırma)/iu

/** "Teaching" with titles, schools and times is the work of somebody who names no other. */
const isAcademicWork = ({ heading, lines }: Section): boolean =>
  heading !== undefined && heading !== null && ACADEMIC.test(heading.text.trim()) && careerIn(lines).experience > 0

const PROJECTS = /project|projekt|projet|proyect|progett|projeto|proje(?:ler)?(?!\p{L})|مشاريع|项目/iu
/** Projects beside the work. */
const OWN_PROJECTS =
  /academ|akadem|académ|person|perso(?!\p{L})|privat|privé|school|schul|scol|univers|stud|side|hobby|open|research|forschung/iu
const CLIENT =
  /^(?:end)?(?:kunde|kundin|auftraggeber|client|clients|cliente|customer|klant|opdrachtgever|klient|zleceniodawca|kund|uppdragsgivare|müşteri|committente|العميل|客户)\s*[:：\t]/iu
const MOST_WITH_ROLE = 0.6

/**
 * "Projects" of a freelancer: most entries took some time and have a role, and they have clients with their label, or employers, if the
 * document names no other work.
 */
function isClientWork({ kind, heading, lines }: Section, all: Section[]): boolean {
  if (kind !== 'other' || !heading || !PROJECTS.test(heading.text) || OWN_PROJECTS.test(heading.text)) return false
  const entries = datedEntries(lines, 'experience')
  const roles = entries.filter(
    ({ range, parts }) =>
      range?.from && (range.current || range.from !== range.to) && parts.some(({ text }) => namesJob(text)),
  )
  if (!roles.length || roles.length < entries.length * MOST_WITH_ROLE) return false
  const clients = lines.filter(({ text }) => CLIENT.test(text)).length
  const employed = roles.filter(({ parts }) => parts.some(({ text }) => namesOrganization(text) || hasLegalForm(text)))
  const hasWork = () => all.some(other => other.lines !== lines && careerIn(other.lines).experience > 0)
  return clients >= roles.length / 2 || (employed.length >= roles.length / 2 && !hasWork())
}

const CAREER =
  /werdegang|laufbahn|career|vitae|carrière|parcours|trayectoria|trajetória|percorso|percurso|loopbaan|przebieg|kariera|karriär|bana(?!\p{L})|kariyer|履历/iu

const QUALIFICATION = /qualification|qualifikation|qualifica(?:ç|z)/iu

/** "Scientific career" with studies and work among each other. */
function isWholeCareer({ heading, lines }: Section): boolean {
  if (!heading || !CAREER.test(heading.text)) return false
  const { experience, education } = careerIn(lines)
  return experience > 0 && education > 0
}

/**
 * Sections with headings in words of their own, such as "Where I've been", by what is in them. A kind that another heading names is not
 * looked for: dated entries next to a section of positions are projects, teaching or volunteering.
 */
export function settleUnnamed(read: Section[]): Section[] {
  const sections = withEntriesOf(read)
  const has = (...kinds: Section['kind'][]) =>
    sections.some(({ kind, lines }) => kinds.includes(kind) && lines.length > 0)
  const hasWork = sections.some(
    ({ kind, lines }) => (kind === 'experience' || kind === 'mixed') && careerIn(lines).experience > 0,
  )
  const unnamed = sections.filter(
    section => section.kind === 'unknown' || (!hasWork && section.kind === 'other' && isAcademicWork(section)),
  )
  const settled = new Map<Section, Section['kind']>()
  for (const section of sections) if (isClientWork(section, sections)) settled.set(section, 'experience')
  for (const section of unnamed) if (isWholeCareer(section)) settled.set(section, 'mixed')
  const careers = new Map(unnamed.map(section => [section, careerIn(section.lines)]))
  for (const career of ['experience', 'education'] as const) {
    const open = unnamed.filter(section => !settled.has(section) && careers.get(section)![career] > 0)
    if (!open.length) continue
    if (sections.some(({ kind, lines }) => (kind === career || kind === 'mixed') && careerIn(lines)[career] > 0))
      continue
    const most = Math.max(...open.map(section => careers.get(section)![career]))
    settled.set(
      open.find(section => careers.get(section)![career] === most)!,
      career,
    )
  }
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1]
    const isExperience = next && (next.kind === 'experience' || settled.get(next) === 'experience')
    if (isExperience && section.kind === 'unknown' && !settled.has(section) && isCurrentWork(section))
      settled.set(section, 'experience')
  }
  const tongues = has('languages') ? undefined : unnamed.find(section => !settled.has(section) && isTongues(section))
  if (tongues) settled.set(tongues, 'languages')
  const [list] = has('skills')
    ? []
    : unnamed
        .filter(section => !settled.has(section) && isList(section))
        .toSorted((one, other) => shortItemsOf(other) - shortItemsOf(one))
  if (list) settled.set(list, 'skills')
  // "Core qualifications" are degrees for some, and what somebody can do for others.
  for (const section of sections) {
    const isAbility =
      section.kind === 'education' &&
      QUALIFICATION.test(section.heading?.text ?? '') &&
      section.lines.length > 0 &&
      !section.lines.some(
        ({ text }) => namesDegree(text) || namesSchool(text) || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text),
      )
    if (isAbility) section.kind = 'skills'
    const isStudy = section.kind === 'skills' && QUALIFICATION.test(section.heading?.text ?? '')
    if (isStudy && careerIn(section.lines).education > 0) section.kind = 'education'
  }
  // "Languages: Java, SQL" are languages of programmers.
  for (const section of sections) {
    const isSpoken = section.lines.some(({ text }) => spokenLanguageIn(text.slice(0, LONGEST_LANGUAGES)))
    if (section.kind === 'languages' && section.lines.length && !isSpoken) section.kind = 'skills'
  }
  return sections.map(section =>
    section.kind === 'unknown' || settled.has(section)
      ? { ...section, kind: settled.get(section) ?? 'other', isUnnamed: true }
      : section,
  )
}
