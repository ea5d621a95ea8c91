import type { ResumeChanges, ResumeDetails } from './details-schema.ts'
import type { Position, Profile, Source, Sources } from './profile/schema.ts'

export type { ResumeChanges, ResumeDetails } from './details-schema.ts'

// The details of a résumé that people see and correct. Safe for the browser, and apart from their schemas, which pages need not load.

/** The longest texts. */
export const LONGEST = {
  name: 120,
  email: 254,
  phone: 40,
  location: 120,
  headline: 160,
  link: 300,
  entry: 200,
  skill: 80,
  certificate: 160,
  level: 80,
} as const
/** How many entries each list has at most. */
export const MOST = { links: 10, positions: 40, education: 20, skills: 100, languages: 20, certificates: 60 } as const

export interface Correction {
  readonly by: 'candidate' | 'recruiter'
  readonly changes: ResumeChanges
}

const NOTHING: ResumeDetails = {
  name: '',
  email: '',
  phone: '',
  location: '',
  headline: '',
  links: [],
  positions: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
}

const DETAIL_SECTIONS = Object.keys(NOTHING) as (keyof ResumeDetails)[]

const cut = (text: string | undefined, length: number) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, length).trim()

const cutAll = (texts: readonly string[], most: number, length: number) =>
  texts
    .map(text => cut(text, length))
    .filter(Boolean)
    .slice(0, most)

/** What was read, as people see and correct it. */
export function detailsOf(profile: Profile | null): ResumeDetails {
  if (!profile) return NOTHING
  return {
    name: cut(profile.name?.value, LONGEST.name),
    email: cut(profile.email?.value, LONGEST.email),
    phone: cut(profile.phone?.value, LONGEST.phone),
    location: cut(profile.location?.value, LONGEST.location),
    headline: cut(profile.headline?.value, LONGEST.headline),
    links: cutAll(
      profile.links.map(({ value }) => value),
      MOST.links,
      LONGEST.link,
    ),
    positions: profile.positions.slice(0, MOST.positions).map(({ title, employer, from, to, current }) => ({
      title: cut(title, LONGEST.entry),
      employer: cut(employer, LONGEST.entry),
      from,
      to,
      current,
    })),
    education: profile.education.slice(0, MOST.education).map(({ school, degree, field, from, to }) => ({
      school: cut(school, LONGEST.entry),
      degree: cut(degree, LONGEST.entry),
      field: cut(field, LONGEST.entry),
      from,
      to,
    })),
    skills: cutAll(profile.skills, MOST.skills, LONGEST.skill),
    languages: profile.languages.slice(0, MOST.languages).map(({ name, level }) => ({
      name: cut(name, LONGEST.skill),
      level: cut(level ?? '', LONGEST.level),
    })),
    certificates: cutAll(profile.certificates, MOST.certificates, LONGEST.certificate),
  }
}

/** The database returns the fields of an entry in another order. */
const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const same = (one: unknown, other: unknown) => JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

/** The sections that differ, with their new values. */
export const changesBetween = (before: ResumeDetails, after: ResumeDetails): ResumeChanges =>
  Object.fromEntries(DETAIL_SECTIONS.filter(key => !same(before[key], after[key])).map(key => [key, after[key]]))

type Section = ResumeDetails[keyof ResumeDetails]

/** The parts of a value with their paths below it; a text has one part. */
function partsOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [['', value]]
  const { from, to, current, ...texts } = value as Record<string, unknown>
  const named = Object.entries(texts).filter(([, text]) => text !== '')
  // A language has one source: its name and its level are next to each other.
  if ('name' in texts) return [['', value]]
  return [...named, ...(from || to ? [['dates', [from, to, current]] as [string, unknown]] : [])]
}

/** How many parts two entries have in common. */
const common = (one: unknown, other: unknown) => {
  const parts = new Map(partsOf(one))
  return partsOf(other).filter(([name, part]) => same(parts.get(name), part)).length
}

/** The sources of a corrected section: what stayed the same keeps its source, all else is from the person who corrected it. */
function correctedSources(
  path: keyof ResumeDetails,
  [before, after]: readonly [Section, Section],
  sources: Sources,
  by: Source,
): Sources {
  const kept = Object.entries(sources).filter(([key]) => key !== path && !key.startsWith(`${path}.`))
  const next: Sources = Object.fromEntries(kept)
  if (!Array.isArray(before) || !Array.isArray(after)) {
    next[path] = by
    return next
  }
  const left = new Map<number, unknown>(before.entries())
  for (const [index, value] of after.entries()) {
    const ranked = [...left].toSorted(([, a], [, b]) => common(b, value) - common(a, value))
    const [earlier, old] = ranked[0] ?? [-1, undefined]
    const isKnown = old !== undefined && common(old, value) > 0
    if (isKnown) left.delete(earlier)
    const oldParts = new Map(isKnown ? partsOf(old) : [])
    const own = `${path}.${index}`
    next[own] = (isKnown && same(old, value) && sources[`${path}.${earlier}`]) || by
    for (const [name, part] of partsOf(value)) {
      if (name === '') continue
      const isSame = same(oldParts.get(name), part)
      next[`${own}.${name}`] = (isSame && sources[`${path}.${earlier}.${name}`]) || by
    }
  }
  return next
}

export interface CorrectedDetails {
  readonly details: ResumeDetails
  readonly sources: Sources
  /** Positions or education were entered by a person, so a file that cannot be read well can be evaluated. */
  readonly isEntered: boolean
}

/** What was read, with all corrections in order. */
export function correctedDetails(profile: Profile | null, corrections: readonly Correction[]): CorrectedDetails {
  let details = detailsOf(profile)
  let sources = profile?.sources ?? {}
  for (const { by, changes } of corrections) {
    for (const key of DETAIL_SECTIONS) {
      const value = changes[key]
      if (value === undefined || same(value, details[key])) continue
      sources = correctedSources(key, [details[key], value], sources, { method: by, at: null })
      details = { ...details, [key]: value }
    }
  }
  const isEntered =
    details.positions.length + details.education.length > 0 &&
    corrections.some(({ changes }) => changes.positions !== undefined || changes.education !== undefined)
  return { details, sources, isEntered }
}

/** The positions of corrected details, as a profile has them. */
export const asPositions = (details: ResumeDetails): Position[] =>
  details.positions.map(one => ({ ...one, page: 1, quote: '' }))
