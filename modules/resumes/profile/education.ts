import { findPoint, findRange } from './dates.ts'
import type { FoundRange } from './dates.ts'
import { withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import type { Education } from './schema.ts'

const school =
  /universi|uniwersytet|hochschule|college|school|schule|gymnasium|institut|instytut|polit[eé]c|politechnika|academ|akademi|école|escuela|escola|lyc[ée]e|liceo|liceum|faculty|faculté|facultad|facoltà|faculdade|hogeschool|technikum|conservator|seminary|campus|bootcamp|berufskolleg|szkoła|\bIUT\b|\bMIT\b|\bETH\b|\bTU\b|\bFH\b/i
const degree =
  /\b(b\.?\s?sc|[bm]\.s|bs|ms|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|ph\.?\s?d|mba|bba|llb|llm|d\.?phil|a-?levels?|gcse|bts|dut|deug|hbo|vwo|mbo)\b\.?|bachelor|master|licen[cs]|maestr[íi]a|laurea|magist|inżynier|diplom|doctor|doktor|abitur|matura|baccalaur|bac\b|grado|graduad|ingenier|ingénieur|técnico|mestrado|bacharel|btec|hn[dc]\b|nvq|city & guilds|apprentice|ausbildung zu|lehre|certificat|degree|maturità|kauffrau|kaufmann|tecnic|fachinformatiker|staatsexamen|formación|curso/i

type Entry = { degree: string; school: string; range: FoundRange | null; first: Line; last: Line }

const trim = (text: string) => text.replace(/^[\s,;:|·()–—-]+|[\s,;:|·(–—-]+$/g, '')

type Parsed = { range: FoundRange | null; degree: string | null; school: string | null; other: string | null }

function parseLine(line: Line): Parsed {
  const text = withoutBullet(line.text)
  const range = findRange(text) ?? findPoint(text)
  const rest = range ? `${text.slice(0, range.start)}\t${text.slice(range.end)}` : text
  const parts = rest.split(/\t|\s+[|·]\s+|,\s+|\s+[-–—]\s+|\s+(?:at|an der|an dem|à l['’]|à la|en la|alla|presso)\s+/i)
  const pieces = parts.map(trim).filter(piece => /\p{L}{2}/u.test(piece))
  const found = { school: pieces.find(piece => school.test(piece)) ?? null, degree: null as string | null }
  found.degree = pieces.find(piece => piece !== found.school && degree.test(piece)) ?? null
  const other = pieces.find(piece => piece !== found.school && piece !== found.degree) ?? null
  return { range, ...found, other }
}

function clashes(entry: Entry, parsed: Parsed): boolean {
  return Boolean((parsed.degree && entry.degree) || (parsed.school && entry.school) || (parsed.range && entry.range))
}

const isProper = (text: string) =>
  /^\p{Lu}/u.test(text) && !/grade|gpa|note|distin|honou?r|mention|cum laude/i.test(text)

function take(entry: Entry, parsed: Parsed, line: Line): void {
  entry.degree ||= parsed.degree ?? ''
  entry.school ||= parsed.school ?? ''
  // An unknown degree is on the line with the date, or starts the entry.
  if (!entry.degree && parsed.other && (parsed.range || line === entry.first)) entry.degree = parsed.other
  // "BSc Physics, UC Davis": the text next to a degree is a school, unless it is a grade.
  else if (!entry.school && parsed.degree && parsed.other && isProper(parsed.other)) entry.school = parsed.other
  entry.range ??= parsed.range
  entry.last = line
}

type Open = { entries: Entry[]; pending: Line | null }

/** Adds a line to an entry. An unknown line waits for a school or date that may follow it. */
function place(open: Open, line: Line): Open {
  const parsed = parseLine(line)
  if (!parsed.degree && !parsed.school && !parsed.range) return { ...open, pending: line }
  const { entries, pending } = open
  let entry = entries.at(-1)
  if (!entry || clashes(entry, parsed)) {
    const named = !parsed.degree && pending && !line.afterGap ? parseLine(pending).other : null
    entry = { degree: named ?? '', school: '', range: null, first: named ? pending! : line, last: line }
    entries.push(entry)
  }
  take(entry, parsed, line)
  return { entries, pending: null }
}

/** Reads the entries of the education section. A line that conflicts with the current entry starts the next one. */
export function readEducation(lines: Line[], text: string): Education[] {
  const { entries } = lines.reduce(place, { entries: [], pending: null } as Open)
  return entries
    .filter(entry => entry.school || (entry.degree && entry.range))
    .map(entry => ({
      school: entry.school,
      degree: entry.degree,
      from: entry.range?.from ?? null,
      to: entry.range?.to ?? null,
      page: entry.first.page,
      quote: text.slice(entry.first.start, entry.last.end),
    }))
}
