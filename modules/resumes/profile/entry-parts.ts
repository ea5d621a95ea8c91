import { namesJob, namesOrganization } from './job-words.ts'

/** A part of an entry's header. Its position determines what it may be. */
export type Part = {
  text: string
  line: number
  place: number
  /** After the date on the same line, where places and remarks are written. */
  afterDate: boolean
  /** Introduced by `at`, `bei`, `chez` …: names the employer. */
  introduced: boolean
}

const separators =
  /\t|\s+[|·•@]\s+|\s+[-–—]\s+|,\s+(?!(?:inc|ltd|llc|llp|plc|gmbh|ag|s\.?a|s\.?l|corp|co)\b)|\s*\|\s*|\s+\/\s+/i
const atWords =
  /\s+(?:at|with|bei|chez|en|presso|na|no|bij|w)\s+(?:(?:the|der|dem|den|la|le|les|de|het)\s+|l['’])?(?=[\p{Lu}\d])/u
const placeWords =
  /^(remote|hybrid|on-?site|homeoffice|télétravail|remoto|full[- ]time|part[- ]time|vollzeit|teilzeit|cdi|cdd)\b/i

const trim = (text: string) => text.replace(/^[\s,;:|·()–—-]+|[\s,;:|·(–—-]+$/g, '').replace(/^\(([^)]*)\)$/, '$1')

/** Splits a header line into parts. `dateAt` is the position of its date, or null. */
export function partsOf(text: string, line: number, date: { start: number; end: number } | null): Part[] {
  const before = date ? text.slice(0, date.start) : text
  const after = date ? text.slice(date.end) : ''
  const hasBefore = Boolean(trim(before))
  return [...pieces(before, false), ...pieces(after, hasBefore)].map((part, place) => ({ ...part, line, place }))
}

function pieces(text: string, afterDate: boolean): Omit<Part, 'line' | 'place'>[] {
  return text
    .split(separators)
    .flatMap(piece => {
      const [title, ...employer] = piece.split(atWords)
      // Words like `in` split only text that starts with a job title. Otherwise "Banco en Línea" would be split.
      if (!employer.length || !namesJob(title!)) return [{ text: trim(piece), introduced: false }]
      return [
        { text: trim(title!), introduced: false },
        { text: trim(employer.join(' ')), introduced: true },
      ]
    })
    .filter(piece => piece.text && /\p{L}/u.test(piece.text))
    .map(piece => ({ ...piece, afterDate }))
}

/**
 * How much the position of a part suggests an employer: next to the title, or at the start of a separate line. A line
 * above the title, or one that continues with a town, is more likely the employer than the text next to the title.
 */
function placeScore(part: Part, title: Part | null, parts: Part[]): number {
  if (title && part.line === title.line) return Math.abs(part.place - title.place) === 1 ? 0.6 : 0
  if (part.place !== 0) return 0
  const withTown = parts.some(other => other.line === part.line && other.place === 1)
  return title && (part.line < title.line || withTown) ? 0.7 : 0.5
}

function employerScore(part: Part, title: Part | null, parts: Part[]): number {
  return (
    (part.introduced ? 4 : 0) +
    (namesOrganization(part.text) ? 2 : 0) +
    placeScore(part, title, parts) -
    (part.afterDate ? 0.7 : 0) -
    (placeWords.test(part.text) ? 3 : 0) -
    (namesJob(part.text) ? 0.4 : 0)
  )
}

/** A job title that is not clearly an organization: `Engineer` before `Engineering Consulting GmbH`. */
function pickTitle(parts: Part[]): Part | null {
  const jobs = parts.filter(part => namesJob(part.text) && !part.introduced)
  return jobs.find(part => !namesOrganization(part.text)) ?? jobs[0] ?? null
}

/** Below this only its position suggests an employer. */
const SURE = 1.5

/**
 * Decides which part is the title and which the employer. Either may be empty. If neither
 * words nor prepositions help, the first part is the title, because this is the usual order.
 */
export function titleAndEmployer(parts: Part[]): { title: string; employer: string } {
  const known = pickTitle(parts)
  const candidates = parts.filter(part => part !== known)
  const score = (part: Part, title: Part | null) => employerScore(part, title, parts)
  const sure = candidates.find(part => score(part, known) >= SURE)
  const title = known ?? parts.find(part => part !== sure && !part.afterDate && !placeWords.test(part.text)) ?? null
  const others = parts.filter(part => part !== title)
  const employer = [...others].sort((a, b) => score(b, title) - score(a, title))[0] ?? null
  // A single phrase without a job word is more likely a company than a title.
  if (!known && !employer && title) return { title: '', employer: title.text }
  return { title: title?.text ?? '', employer: employer?.text ?? '' }
}
