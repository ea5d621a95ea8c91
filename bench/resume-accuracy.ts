import { z } from 'zod'
import type { Profile } from '#modules/resumes/profile/schema.ts'

// Compares what was read from a résumé with what a person reads in it.

/** Several wordings that are right are separated by ` || `. */
const wording = z.string().nullable()

const expectedPosition = z.object({
  title: wording,
  employer: wording,
  start: wording,
  /** `present` for the current position. */
  end: wording,
  /** Whether it may also be left out, such as a volunteer's. */
  optional: z.boolean(),
})

const expectedEducation = z.object({ school: wording, degree: wording, end: wording, optional: z.boolean() })

const expectedResume = z.object({
  file: z.string(),
  language: z.string(),
  layout: z.string(),
  name: wording,
  emails: z.array(z.string()),
  /** Null if it is not part of the measurement. */
  phones: z.array(z.string()).nullable(),
  location: wording,
  positions: z.array(expectedPosition),
  education: z.array(expectedEducation),
  skills: z.array(z.string()).nullable(),
  /** The fewest and most years of experience that are right. */
  years: z.tuple([z.number(), z.number()]).nullable(),
  languages: z.array(z.object({ name: z.string(), level: z.string().nullable() })).optional(),
  certificates: z.array(z.string()).optional(),
  /** Whether nothing in it can be read, so that human review is right. */
  needs_person: z.boolean().default(false),
})

export const expectedFile = z.object({ as_of: z.string(), files: z.array(expectedResume) })
export type ExpectedResume = z.infer<typeof expectedResume>

export const FIELDS = ['name', 'email', 'phone', 'positions', 'dates', 'education', 'skills', 'years'] as const
/** Measured, but not part of the share of fields: published collections do not label them. */
const FURTHER_FIELDS = ['location', 'languages', 'certificates'] as const
export type FieldName = (typeof FIELDS)[number] | (typeof FURTHER_FIELDS)[number]
export const ALL_FIELDS: readonly FieldName[] = [...FIELDS, ...FURTHER_FIELDS]

export const ENTRIES = ['employers', 'titles', 'dates', 'positions', 'education', 'skills'] as const
type EntryName = (typeof ENTRIES)[number]

/** Of a list: how many were right, how many were read, and how many there are. */
export type Count = { right: number; read: number; expected: number }
/** `absent`: there is nothing to read, and nothing was read. */
type Outcome = 'right' | 'missing' | 'wrong' | 'absent'
export type Accuracy = { fields: Record<FieldName, Outcome>; entries: Record<EntryName, Count>; details: string[] }

const FEW_WORDS = new Set(
  'the and for of with from der die das und des von bei für les dei del della los las por para sur aux une una'.split(
    ' ',
  ),
)
const SAME = 0.6

const fold = (text: string) => text.normalize('NFKD').toLowerCase()
const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}+#]/gu, '')

/** Words without accents; Chinese and Japanese, which have no spaces, as pairs of characters. */
function wordsOf(text: string): string[] {
  const runs =
    fold(text)
      .replace(/\p{M}/gu, '')
      .match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? []
  return runs.flatMap(run =>
    /^\p{Script=Han}/u.test(run)
      ? Array.from({ length: Math.max(1, run.length - 1) }, (_, at) => run.slice(at, at + 2))
      : [run],
  )
}

function mainWords(text: string): Set<string> {
  const all = wordsOf(text)
  const main = all.filter(word => (word.length > 2 || /\p{Script=Han}/u.test(word)) && !FEW_WORDS.has(word))
  return new Set(main.length ? main : all)
}

function overlap(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter(word => other.has(word)).length
  return one.size + other.size ? (2 * both) / (one.size + other.size) : 0
}

const wordings = (expected: string) => expected.split(' || ')

/** 1 for the same letters, otherwise the share of common words (F1). */
function likeness(read: string, expected: string | null): number {
  if (!expected || !read.trim()) return 0
  return Math.max(
    ...wordings(expected).map(one => (letters(one) === letters(read) ? 1 : overlap(mainWords(read), mainWords(one)))),
  )
}

/** All words of the name and no other, in any order. */
const isSameName = (read: string, expected: string) =>
  wordings(expected).some(
    one => letters(one) === letters(read) || overlap(new Set(wordsOf(read)), new Set(wordsOf(one))) === 1,
  )

/** The last nine digits are the same. A country code may be added, but nothing else. */
function isSamePhone(read: string, expected: string): boolean {
  const [own, other] = [read.replace(/\D/g, ''), expected.replace(/\D/g, '')]
  return own.slice(-9) === other.slice(-9) && own.length <= other.length + 3
}

/** The same year, and the same month if both have one. */
function isSameDate(read: string | null, expected: string): boolean {
  if (!read) return false
  return wordings(expected).some(one => {
    if (read === one) return true
    const isDate = read !== 'present' && one !== 'present'
    return isDate && read.slice(0, 4) === one.slice(0, 4) && (read.length === 4 || one.length === 4)
  })
}

type Dates = { start: string | null; end: string | null }

function areSameDates(read: Dates, expected: Dates): boolean {
  const { start, end } = expected
  const isStart = start === null || isSameDate(read.start, start)
  const isSingle = start !== null && (end === null || end === start)
  const isEnd = end === null ? read.end === null : isSameDate(read.end, end)
  return isStart && (isEnd || (isSingle && (read.end === null || isSameDate(read.end, start))))
}

/** Pairs that fit best first; each item is in at most one pair. */
function pairs<A, B>(read: A[], expected: B[], fit: (a: A, b: B) => number): Map<A, B> {
  const all = read.flatMap(a => expected.map(b => ({ a, b, fit: fit(a, b) })))
  const found = new Map<A, B>()
  for (const { a, b } of all.filter(one => one.fit >= 0.9).toSorted((x, y) => y.fit - x.fit)) {
    if (!found.has(a) && ![...found.values()].includes(b)) found.set(a, b)
  }
  return found
}

/** How well two names fit; swapped or joined names still show which entry is meant. */
function namesFit([a, b]: [string, string], [x, y]: [string | null, string | null]): number {
  const [first, second] = [likeness(a, x), likeness(b, y)]
  if (first >= SAME || second >= SAME) return (first >= SAME ? 1 + first : 0) + (second >= SAME ? 1 + second : 0)
  const mixed = Math.max(likeness(a, y), likeness(b, x), likeness(`${a} ${b}`, x), likeness(`${a} ${b}`, y))
  return mixed >= SAME ? 1 : mixed >= 0.45 ? 0.6 : 0
}

const one = (expected: boolean, read: boolean, right: boolean): Outcome =>
  !expected ? (read ? 'wrong' : 'absent') : !read ? 'missing' : right ? 'right' : 'wrong'

/** A list is right if three quarters of it were found and three quarters of what was read are right. */
function list({ right, read, expected }: Count): Outcome {
  return one(expected > 0, read > 0, right >= 0.75 * expected && right >= 0.75 * read)
}

type ReadPosition = Dates & { title: string; employer: string }

function comparePositions(profile: Profile, { positions }: ExpectedResume) {
  const read: ReadPosition[] = profile.positions.map(({ title, employer, from, to, current }) => ({
    title,
    employer,
    start: from,
    end: current ? 'present' : to,
  }))
  const found = pairs(read, positions, (own, other) => {
    const names = namesFit([own.employer, own.title], [other.employer, other.title])
    const dates =
      other.start && isSameDate(own.start, other.start) ? (other.end && isSameDate(own.end, other.end) ? 1.5 : 0.5) : 0
    return names + dates + (names + dates > 0 && !other.optional ? 0.3 : 0)
  })
  const required = positions.filter(position => !position.optional)
  const count = (): Count => ({ right: 0, read: 0, expected: 0 })
  const counts = { employers: count(), titles: count(), dates: count(), positions: count(), named: count() }
  const details: string[] = []
  for (const own of read) {
    const other = found.get(own)
    const label = `${own.title} @ ${own.employer}, ${own.start} to ${own.end}`
    if (other?.optional) {
      details.push(`optional: ${label}`)
      continue
    }
    const isEmployer = other?.employer ? likeness(own.employer, other.employer) >= SAME : other ? null : false
    const isTitle = other?.title ? likeness(own.title, other.title) >= SAME : other ? null : false
    const areDates = other && (other.start || other.end) ? areSameDates(own, other) : other ? null : false
    const note = (counted: Count, is: boolean | null, isThere: boolean) => {
      if (isThere && is !== null) counted.read += 1
      if (is) counted.right += 1
    }
    note(counts.employers, isEmployer, own.employer !== '')
    note(counts.titles, isTitle, own.title !== '')
    note(counts.dates, areDates, own.start !== null || own.end !== null)
    counts.named.read += 1
    counts.positions.read += 1
    if (other && isEmployer !== false && isTitle !== false) counts.named.right += 1
    const isWhole = other && isEmployer !== false && isTitle !== false && areDates !== false
    if (isWhole) counts.positions.right += 1
    details.push(
      `${isWhole ? 'right' : 'WRONG'}: ${label}${isWhole ? '' : other ? ` instead of ${other.title} @ ${other.employer}, ${other.start} to ${other.end}` : ' instead of nothing'}`,
    )
  }
  for (const position of required) {
    if (position.employer) counts.employers.expected += 1
    if (position.title) counts.titles.expected += 1
    if (position.start || position.end) counts.dates.expected += 1
    counts.positions.expected += 1
    counts.named.expected += 1
    if (![...found.values()].includes(position))
      details.push(`MISSED: ${position.title} @ ${position.employer}, ${position.start} to ${position.end}`)
  }
  return { counts, details }
}

function compareEducation(profile: Profile, { education }: ExpectedResume) {
  const found = pairs(profile.education, education, (own, other) => {
    const names = namesFit([own.school, own.degree], [other.school, other.degree])
    return names + (other.end && isSameDate(own.to, other.end) ? 0.4 : 0) + (names > 0 && !other.optional ? 0.3 : 0)
  })
  const required = education.filter(entry => !entry.optional)
  const count: Count = { right: 0, read: 0, expected: required.length }
  const details: string[] = []
  for (const own of profile.education) {
    const other = found.get(own)
    if (other?.optional) continue
    count.read += 1
    const isRight =
      other &&
      (!other.school || likeness(own.school, other.school) >= SAME) &&
      (!other.degree || likeness(own.degree, other.degree) >= SAME)
    if (isRight) count.right += 1
    details.push(
      `education ${isRight ? 'right' : 'WRONG'}: ${own.degree} @ ${own.school}, ${own.to}${isRight ? '' : other ? ` instead of ${other.degree} @ ${other.school}, ${other.end}` : ' instead of nothing'}`,
    )
  }
  for (const entry of required)
    if (![...found.values()].includes(entry))
      details.push(`education MISSED: ${entry.degree} @ ${entry.school}, ${entry.end}`)
  return { count, details }
}

/** A skill counts as found if a part of a skill that was read names it. */
function compareSkills(read: string[], expected: string[]): Count {
  const parts = new Set(
    read.flatMap(skill =>
      [skill, ...skill.split(/[,;/|()•·:–—&]|\s-\s|\band\b/)].flatMap(part => {
        const words = part.split(/\s+/).filter(Boolean).slice(0, 6)
        const runs = words.flatMap((_, from) =>
          words.slice(from).map((__, length) => letters(words.slice(from, from + length + 1).join(''))),
        )
        return [letters(part), ...runs]
      }),
    ),
  )
  return {
    right: expected.filter(skill => parts.has(letters(skill))).length,
    read: read.length,
    expected: expected.length,
  }
}

/** How much of a list of short names was found. */
function compareNames(read: string[], expected: string[]): Outcome {
  const right = expected.filter(name => read.some(own => likeness(own, name) >= SAME)).length
  return list({ right, read: read.length, expected: expected.length })
}

/** Compares a profile with what a person reads in the same résumé. */
export function accuracyOf(profile: Profile, expected: ExpectedResume): Accuracy {
  const { counts, details } = comparePositions(profile, expected)
  const education = compareEducation(profile, expected)
  const skills = compareSkills(profile.skills, expected.skills ?? [])
  const [name, email, phone, place] = [profile.name, profile.email, profile.phone, profile.location].map(
    field => field?.value ?? '',
  ) as [string, string, string, string]
  const years = profile.years_of_experience
  const [least, most] = expected.years ?? [0, 0]
  const fields: Accuracy['fields'] = {
    name: expected.name ? one(true, name !== '', isSameName(name, expected.name)) : 'absent',
    email: one(
      expected.emails.length > 0,
      email !== '',
      expected.emails.some(known => known.toLowerCase() === email.toLowerCase()),
    ),
    phone: expected.phones
      ? one(
          expected.phones.length > 0,
          phone !== '',
          expected.phones.some(known => isSamePhone(phone, known)),
        )
      : 'absent',
    positions: list(counts.named),
    dates: counts.dates.expected ? list({ ...counts.dates, read: counts.dates.right }) : 'absent',
    education: list(education.count),
    skills: expected.skills ? one(true, skills.read > 0, skills.right >= 0.6 * skills.expected) : 'absent',
    years: !expected.years
      ? 'absent'
      : one(true, years !== null || most === 0, (years ?? 0) >= least - 0.5 && (years ?? 0) <= most + 0.5),
    location: expected.location ? one(true, place !== '', likeness(place, expected.location) >= 0.5) : 'absent',
    languages: expected.languages
      ? compareNames(
          profile.languages.map(language => language.name),
          expected.languages.map(language => language.name),
        )
      : 'absent',
    certificates: expected.certificates ? compareNames(profile.certificates, expected.certificates) : 'absent',
  }
  const shown = (field: FieldName, read: unknown, known: unknown) =>
    fields[field] === 'right' || fields[field] === 'absent'
      ? []
      : [`${field} ${fields[field]}: ${JSON.stringify(read)} instead of ${JSON.stringify(known)}`]
  return {
    fields,
    entries: {
      employers: counts.employers,
      titles: counts.titles,
      dates: counts.dates,
      positions: counts.positions,
      education: education.count,
      skills,
    },
    details: [
      ...shown('name', name, expected.name),
      ...shown('email', email, expected.emails),
      ...shown('phone', phone, expected.phones),
      ...shown('location', place, expected.location),
      ...shown('years', years, expected.years),
      ...details,
      ...education.details,
      ...shown('skills', profile.skills, expected.skills),
      ...shown('languages', profile.languages, expected.languages),
      ...shown('certificates', profile.certificates, expected.certificates),
    ],
  }
}
