import { datedEntries } from './entries.ts'
import { HEAD_LENGTH, isHead, withBrokenLines } from './header-lines.ts'
import type { Entry } from './entries.ts'
import { withDividedNames } from './entry-separators.ts'
import { hasLegalForm, namesBreak, namesJob, namesOrganization, namesSelfEmployment } from './job-words.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { namesDegree, namesSchool } from './education-words.ts'
import { partsOf } from './parts.ts'
import type { Part } from './parts.ts'
import { lineOf } from './role-lines.ts'
import { oddsOfName } from './name-kinds/weigh.ts'
import { assignRoles } from './roles.ts'
import type { Roles } from './roles.ts'
import type { Position } from './schema.ts'
import { withEmployersAbove } from './nested-entries.ts'
import { undatedPositions } from './undated-positions.ts'
import { namesWorkplace } from './workplaces.ts'

const UNIT_OF_EMPLOYER =
  /^(?:department|dept\.?|division|faculty|school of|abteilung|fachbereich|lehrstuhl|département|departamento|facultad|dipartimento|facoltà|faculdade|afdeling|faculteit|wydział|katedra|institutionen|avdelningen|bölümü)(?!\p{L})/iu

/** Words that only names of organizations have. */
const CERTAIN =
  /(?<!\p{L})(?:universit|universid|université|hospital|klinik|institut|college|school of|faculty|fakultät|facult|hochschule|ministry|ministerio)/iu

/** "Docente di scuola secondaria": a single word and where this person works. */
const WORKS_AT = /^\p{L}{5,25}(?:\/-?\p{L}{1,4})?\s(?:di|de|del|of|at|in|an|à|en|em|w|på|i|bij|van|für|for|am|im)\s/iu

/** Words for a field of work, such as "medicine" and "engineering", which contain those for a person who works in it. */
const FIELD = /(?:ing|ine|ment|ics|ogy|tion|ción|zione|schaft|wesen|ung|erie|ería|tura)$/iu

/** Whether a text with the name of an organization is about a person: "School nurse", but not "School of Nursing". */
function namesPerson(text: string): boolean {
  const words = text.split(/[\s,/()]+/).filter(Boolean)
  return [words[0]!, words.at(-1)!].some(word => namesJob(word) && !FIELD.test(word))
}

/** How much the learned odds count beside the rules. */
const LEARNED = 0.7
/** Of two names that are both clearly titles, their places decide. */
const MOST_CERTAIN = 2.5
const FEWEST_WORDS_OF_TEXT = 5

/** "Leitung Einkauf" is what somebody does, "Leitung" in a sentence can be anything. */
const LEADS = /^(?:(?:[Ss]tellvertretende|[Ss]tellv\.|[Kk]ommissarische)\s)?Leitung\s(?:de[rs]\s|im\s)?\p{Lu}/u

/** How much a part suggests a title (positive) or an employer (negative), by lists of words. */
function ruledLean(part: Part): number {
  const { text, introduced, role } = part
  if (role === 'title' || role === 'degree') return 8
  if (role === 'employer' || role === 'school') return -8
  const isWorkplace = namesWorkplace(text)
  const isUnit = UNIT_OF_EMPLOYER.test(text)
  const isOrganization = isWorkplace || namesOrganization(text) || namesSchool(text)
  const job =
    !isWorkplace && !isUnit && (namesJob(text) || LEADS.test(text)) && (!CERTAIN.test(text) || namesPerson(text))
  const organization = hasLegalForm(text) ? 3 : isOrganization ? (job ? (WORKS_AT.test(text) ? 0 : 0.7) : 2) : 0
  // "Department of Physics" next to a title says where in the university.
  const weight = isUnit ? 0.5 : 1
  return (
    (job ? (organization === 3 ? 0.5 : 2) : 0) -
    organization * weight -
    (introduced ? 6 : 0) -
    (/\.(?:com|org|net|io|de|fr|es|it|nl|pl|se|co|edu)\b/i.test(text) ? 1 : 0)
  )
}

/** The same with what was learned from names: it knows names that the lists do not. */
function titleLean(part: Part): number {
  const isName = part.role === null && !part.introduced && !part.bracketed && !/^\p{Ll}/u.test(part.text)
  const odds = isName ? oddsOfName(part.text, ['title'], ['employer', 'unit', 'school']) : 0
  const ruled = ruledLean(part)
  // A long text without a word that organizations have may also say what the work was.
  const least = ruled < 0 || part.text.split(' ').length < FEWEST_WORDS_OF_TEXT ? -MOST_CERTAIN : -1
  return ruled + LEARNED * Math.max(least, Math.min(MOST_CERTAIN, odds))
}

/** "I have been a", "bin ich als": what people write before their title in running text. */
const FIRST_PERSON = new RegExp(
  `^(?:${[
    String.raw`I(?:['’]ve|['’]m|\shave|\sam|\swas)?\s(?:(?:been|worked as|working as|work as|served as|currently|now|also)\s){0,3}(?:an?|the)\s`,
    String.raw`(?:[Ii]ch\s)?(?:bin|war|arbeite|arbeitete)\s(?:ich\s)?(?:als\s|(?=\p{Lu}))(?:eine?\s)?`,
    String.raw`[Jj](?:e\s(?:suis|travaille comme|travaillais comme)|['’](?:ai été|étais))\s(?:une?\s)?`,
    String.raw`(?:soy|fui|he sido|era|[Tt]rabajo como|[Tt]rabajé como|sou|[Tt]rabalho como|[Tt]rabalhei como)\s(?:una?\s|uma?\s)?`,
    String.raw`(?:sono|sono stat[oa]|ero|[Ll]avoro come|[Hh]o lavorato come)\s(?:una?\s)?`,
    String.raw`(?:[Ii]k\s)?(?:ben|was|werk|werkte)\s(?:ik\s)?(?:als\s)?(?:een\s)?`,
    String.raw`(?:jestem|byłam|byłem|[Pp]racuję jako|[Pp]racował[ae]m jako)\s`,
    String.raw`(?:[Jj]ag\s)?(?:är|var|har varit|jobbar|jobbade|arbetar|arbetade)\s(?:jag\s)?(?:som\s)?(?:en\s)?`,
  ].join('|')})`,
  'u',
)
const DANGLING_PREPOSITION =
  /\s(?:at|for|with|in|bei|beim|bij|voor|für|im|am|an der|chez|à|au|en|para|na|no|em|presso|da|per|w|we|på|hos|i|vid)$/u

/** "UX researcher" in "I have been a UX researcher at". */
function withoutSentence(title: string): string {
  const rest = title.replace(FIRST_PERSON, '')
  return rest === title || rest.length < 3 ? title : rest.replace(DANGLING_PREPOSITION, '')
}

function toPosition(
  { from, to, range, parts }: Entry,
  { first, second }: Roles,
  lines: Line[],
  text: string,
): Position {
  const [top, bottom] = [lines[from]!, lines[to]!]
  return {
    title: withoutSentence(first),
    employer: second || (parts.find(part => part.isRemark && namesSelfEmployment(part.text))?.text ?? ''),
    // A single date is the time of a short position.
    from: range?.from ?? range?.to ?? null,
    to: range?.to ?? null,
    current: range?.current ?? false,
    page: top.page,
    quote: text.slice(top.start, bottom.end),
  }
}

const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5) || 6)

/** Whether one position ended when the other began, as after a promotion. */
function adjoin(one: Position, other: Position): boolean {
  const meets = (end: string | null, start: string | null) =>
    end !== null && start?.length === end.length && Math.abs(monthsOf(start) - monthsOf(end)) <= 2
  return !namesSelfEmployment(one.title) && (meets(one.to, other.from) || meets(other.to, one.from))
}

/** Whether a part of an entry can be a name. "was at home that year." cannot. */
const canBeName = ({ text, isRemark }: Part) => !isRemark && !/^\p{Ll}.*\.$/u.test(text)

/** An organization on a bold line of its own, above the positions there. */
function headingBetween(lines: Line[], from: number, to: number): { employer: string } | null {
  const heading = lines
    .slice(from, to)
    .findLast(
      ({ text, look }) =>
        look.weight >= BOLD && text.length <= HEAD_LENGTH && !isBullet(text) && namesOrganization(text),
    )
  const employer = heading?.text.split(/[,;|\t]/)[0]!.trim()
  return employer ? { employer } : null
}

/** Whether an employer stands above the dates of its entry, so that further titles may be below it. */
const isHeadOf = ({ parts }: Entry, employer: string | undefined): boolean =>
  parts.some(part => part.text === employer && lineOf(part).startsWith('above'))

const BOLD = 600

/** Several titles at one employer: the employer stands above all of them, or only in the first entry. */
function withEmployers(positions: Position[], entries: Entry[], lines: Line[]): Position[] {
  const found: Position[] = []
  let open: { employer: string } | null = null
  for (const [index, position] of positions.entries()) {
    const heading = headingBetween(lines, index === 0 ? 0 : entries[index - 1]!.to + 1, entries[index]!.from)
    if (heading) open = heading
    const next = positions[index + 1]
    const directlyAbove = next && entries[index + 1]!.from - entries[index]!.to <= 1
    if (position.employer && !position.title && directlyAbove && next.title && !next.employer) {
      open = position
      continue
    }
    const before = found.at(-1)
    const isBelow =
      index > 0 && !lines[entries[index]!.from]!.afterGap && isHeadOf(entries[index - 1]!, before?.employer)
    // "Client: Copperline" is the employer of that entry alone.
    const isLabelled =
      index > 0 && entries[index - 1]!.parts.some(part => part.role === 'employer' && part.text === before?.employer)
    const goesOn = before && (isBelow || (adjoin(position, before) && !isLabelled)) ? before : null
    const isOwn = entries[index]!.parts.some(part => namesSelfEmployment(part.text))
    const inherited: { employer: string } | null =
      (position.title && !position.employer && !isOwn && (open ?? goesOn)) || null
    if (position.employer) open = null
    found.push(inherited ? { ...position, employer: inherited.employer } : position)
  }
  return found
}

/** "School nurse", but not "Liceo Linguistico Erasmo". */
const isJobTitle = ({ text }: Part): boolean =>
  namesJob(text) && !namesDegree(text) && (!namesSchool(text) || namesPerson(text))

/** Whether an entry of a section with both work and education is education. */
export function isEducation({ parts }: Entry): boolean {
  const text = parts.map(part => part.text).join(', ')
  return (namesDegree(text) || namesSchool(text)) && !parts.some(isJobTitle)
}

const GRANT = /^(?:\p{L}{0,20}stipendium|scholarship|bourse|beca|borsa di studio|bolsa|stypendium|burs)(?!\p{L})/iu

/** Whether an entry is a position. Below a heading that names both work and education, one that took some time is, too. */
const isWork = ({ parts, range }: Entry, kind: 'mixed' | 'any') =>
  !parts.some(part => GRANT.test(part.text)) &&
  (parts.some(part => namesJob(part.text)) ||
    (kind === 'mixed' && range !== null && range.from !== null && (range.current || range.from !== range.to)))

/** "Consultor en Comunicación" next to "Universidad de Arenal": the word between them introduces no employer, because there is another one. */
function withWholeTitle(entry: Entry): Entry {
  const at = entry.parts.findIndex(part => part.joint !== undefined)
  const [title, rest] = [entry.parts[at - 1], entry.parts[at]]
  const isEmployer = (part: Part) =>
    part !== title && part !== rest && !part.isPlace && !part.isRemark && !part.bracketed && !namesJob(part.text)
  if (!title || !rest || title.cell !== rest.cell || !entry.parts.some(isEmployer)) return entry
  const whole = { ...title, text: `${title.text} ${rest.joint} ${rest.text}` }
  return { ...entry, parts: entry.parts.flatMap(part => (part === title ? [whole] : part === rest ? [] : [part])) }
}

/** Lines about the work between the title and the employer, at most. */
const MOST_ABOVE_EMPLOYER = 6
const MOST_WORDS_OF_EMPLOYER = 10
const PARTICLE = /^(?:\p{Ll}{1,3}|\p{Ll}['’]\p{L}+|della|delle|degli|para|voor|van)$/u

/** Whether a line is nothing but names, as "Universidad Técnica de Arenal." is. */
function isNameAlone(line: Line): boolean {
  const words = line.text.replace(/\.$/, '').split(/\s+/)
  return (
    !isBullet(line.text) &&
    !/[:;]/.test(line.text) &&
    isHead({ ...line, text: line.text.replace(/\.$/, '') }) &&
    words.length <= MOST_WORDS_OF_EMPLOYER &&
    words.every(word => !/^\p{Ll}/u.test(word) || PARTICLE.test(word))
  )
}

/** "Research assistant", below it what the project was about, and then "Universidad de Arenal.": the employer of an entry without one. */
function employerBelow({ to }: Entry, next: Entry | undefined, lines: Line[]): string {
  const below = lines.slice(to + 1, Math.min(next?.from ?? lines.length, to + 1 + MOST_ABOVE_EMPLOYER))
  for (const line of below) {
    if (!isNameAlone(line)) continue
    const named = partsOf(line, null, 'below', 'experience').find(
      ({ text, isPlace, isRemark }) =>
        !isPlace &&
        !isRemark &&
        (CERTAIN.test(text) || (!namesJob(text) && (namesOrganization(text) || hasLegalForm(text)))),
    )
    if (named) return named.text
  }
  return ''
}

/** Reads the positions from the lines of a section. `text` is the document's text, for the quotes. */
export function readPositions(
  section: Line[],
  text: string,
  kind: 'experience' | 'mixed' | 'any' = 'experience',
): Position[] {
  const lines = withBrokenLines(section)
  const dated = datedEntries(lines, 'experience')
  const undated = dated.length === 0 && kind === 'experience' ? undatedPositions(lines) : []
  const found = [...dated, ...undated].filter(
    entry =>
      entry.parts.some(canBeName) &&
      !namesBreak(entry.parts.map(part => part.text).join(' ')) &&
      !(kind !== 'experience' && isEducation(entry)) &&
      !(kind !== 'experience' && !isWork(entry, kind)),
  )
  const entries = withEmployersAbove(withDividedNames(found.map(withWholeTitle), 'experience'), lines)
  const roles = assignRoles(entries, { lean: titleLean, ruled: ruledLean })
  const positions = entries.map((entry, index) => {
    const { first, second } = roles[index]!
    const isOpen = first !== '' && second === '' && namesJob(first)
    return toPosition(
      entry,
      { first, second: isOpen ? employerBelow(entry, entries[index + 1], lines) : second },
      lines,
      text,
    )
  })
  return withEmployers(positions, entries, lines)
}
