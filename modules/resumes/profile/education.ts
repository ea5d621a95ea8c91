import { namesDegree, namesSchool } from './education-words.ts'
import { datedEntries } from './entries.ts'
import { withoutHeaderBullets } from './header-bullets.ts'
import { isTableHead } from './field-labels.ts'
import { isHead, withBrokenLines } from './header-lines.ts'
import type { Entry } from './entries.ts'
import { withDividedNames } from './entry-separators.ts'
import type { Line } from './lines.ts'
import { fieldOfStudy } from './field-of-study.ts'
import { partsOf } from './parts.ts'
import type { Part } from './parts.ts'
import { oddsOfName } from './name-kinds/weigh.ts'
import { isEducation } from './positions.ts'
import { namesWorkplace } from './workplaces.ts'
import { assignRoles } from './roles.ts'
import type { Roles } from './roles.ts'
import type { Education } from './schema.ts'

const GRADE = /\b(?:gpa|grade|note|average|schnitt|distinction|honou?rs|mention|cum laude|first class|\d[.,]\d)\b/i

const ENDS_AS_DEGREE = /(?:diploma|certificate|degree|ged|leaving cert|leaver|zeugnis|abschluss)[:.]?$/iu

/** "High School Diploma" is no school, and "Lincoln High School" no degree. */
const isSchool = (text: string) => namesSchool(text) && !(namesDegree(text) && ENDS_AS_DEGREE.test(text))
const isDegree = (text: string) => namesDegree(text) && !(namesSchool(text) && /school$/iu.test(text))

/** "Semester abroad: University of Copenhagen", which belongs to the studies above. */
const EXCHANGE =
  /^\P{L}*(?:(?:semester|year|term) abroad|study abroad|exchange (?:semester|year|student|programme|program)|erasmus|auslands(?:semester|jahr|studium|aufenthalt)|austauschsemester|(?:semestre|année|séjour) (?:à l['’]étranger|d['’]échange)|échange|intercambio|semestre en el extranjero|scambio|semestre all['’]estero|intercâmbio|uitwisseling|studie in het buitenland|wymiana|utbytes(?:termin|år|studier)|değişim)[^:：]{0,20}[:：]/iu

/** How much the learned odds count beside the rules. */
const LEARNED = 0.5

const DOCTOR = /(?<!\p{L})dr(?:es)?\.?(?!\p{L})/iu

/** How much a part suggests a degree (positive) or a school (negative), by lists of words. */
function ruledLean(part: Part): number {
  const { text, introduced, role } = part
  if (role === 'title' || role === 'degree') return 8
  if (role === 'employer' || role === 'school') return -8
  // "Dr." is a degree, "Zahnarztpraxis Dr. Weber" is where somebody was trained.
  const isWorkplace = DOCTOR.test(text) && namesWorkplace(text)
  const degree = !isWorkplace && namesDegree(text)
  const school = namesSchool(text) && !(degree && ENDS_AS_DEGREE.test(text))
  return (
    (degree ? (school ? 0.3 : 2) : 0) -
    (school || isWorkplace ? 2 : 0) -
    (introduced ? 2 : 0) -
    (GRADE.test(text) ? 0.1 : 0)
  )
}

/** The same with what was learned from names. */
function degreeLean(part: Part): number {
  const isName = part.role === null && !part.introduced && !part.bracketed
  return ruledLean(part) + (isName ? LEARNED * oddsOfName(part.text, ['degree', 'title'], ['school', 'employer']) : 0)
}

/** Entries without dates, from the lines that belong to no dated entry: a second degree or school starts the next one. */
function undatedEntries(lines: Line[], taken: Set<number>): Entry[] {
  const entries: Entry[] = []
  let open: Entry | null = null
  for (const [index, line] of lines.entries()) {
    const isSentence =
      /^\p{Ll}/u.test(lines[index + 1]?.text ?? '') && !lines[index + 1]!.afterGap && line.text.length > 30
    if (taken.has(index) || !isHead(line) || isSentence || isTableHead(line)) {
      open = null
      continue
    }
    const parts = partsOf(line, null, 'own', 'education')
    const has = (entry: Entry, test: (text: string) => boolean) => entry.parts.some(part => test(part.text))
    const [degree, school] = [isDegree, isSchool].map(test => parts.some(part => test(part.text)))
    if (!degree && !school) {
      if (line.afterGap) open = null
      continue
    }
    const clashes = open && ((degree && has(open, isDegree)) || (school && has(open, isSchool)))
    if (!open || clashes || line.afterGap) {
      open = { from: index, to: index, range: null, parts: [] }
      entries.push(open)
    }
    open.parts.push(...parts.map(part => ({ ...part, slot: `${open!.to - open!.from + 1} ${part.slot}` })))
    open.to = index
  }
  return entries
}

/** "University of Calder" above several degrees: it belongs to those without a school of their own, too. */
function withSchoolsAbove(roles: Roles[], entries: Entry[], lines: Line[]): Roles[] {
  let above = ''
  return roles.map((role, at) => {
    const { from, parts } = entries[at]!
    const isHeader = parts.some(part => part.text === role.second && part.slot.startsWith('above'))
    if (isHeader) above = role.second
    const isOwn = parts.some(part => !part.isPlace && !part.isRemark && !part.bracketed && part.text !== role.first)
    const goesOn = above !== '' && !isHeader && !isOwn && !lines[from]!.afterGap && namesDegree(role.first)
    if (!goesOn && !isHeader) above = ''
    return goesOn ? { ...role, second: above } : role
  })
}

const complete = ({ parts }: Entry) =>
  parts.some(part => isDegree(part.text)) && parts.some(part => isSchool(part.text))

/** What the heading of a section says: education, or also something else, or nothing that is known. */
type EducationSection = 'education' | 'unnamed' | 'mixed'

/** Reads the education from the lines of its section. `text` is the document's text, for the quotes. */
export function readEducation(section: Line[], text: string, kind: EducationSection = 'education'): Education[] {
  const lines = withBrokenLines(section)
  const found = datedEntries(lines, 'education')
  // In a section of which nobody knows the heading, most entries tell what the others are.
  const isMixed = kind === 'mixed' || (kind === 'unnamed' && found.filter(complete).length < found.length / 2)
  const isOne = (entry: Entry) =>
    isMixed ? isEducation(entry) && complete(entry) : isEducation(entry) || entry.parts.length > 1
  const dated = found.filter(isOne)
  const taken = new Set(dated.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)))
  const undated = undatedEntries(withoutHeaderBullets(lines, 'education'), taken).filter(
    entry => complete(entry) || (!dated.length && !isMixed),
  )
  const entries = withDividedNames(
    [...dated, ...undated].filter(({ from }) => !EXCHANGE.test(lines[from]!.text)).sort((a, b) => a.from - b.from),
    'education',
  )
  const roles = withSchoolsAbove(assignRoles(entries, { lean: degreeLean, ruled: ruledLean }, 'around'), entries, lines)
  return entries.map(({ from, to, range }, index) => ({
    school: roles[index]!.second,
    degree: roles[index]!.first,
    field: fieldOfStudy(roles[index]!.first),
    from: range?.from ?? null,
    to: range?.to ?? null,
    page: lines[from]!.page,
    quote: text.slice(lines[from]!.start, lines[to]!.end),
  }))
}
