import type { DocumentReading } from '#platform/documents/reading.ts'
import type { Field, OtherReading, Profile, Source, SourceSpan, Sources } from '../profile/schema.ts'
import { judgeQuality } from '../profile/quality.ts'
import { yearsCovered } from '../profile/years.ts'
import { qualityWords } from '../words/quality.ts'
import { type ModelReading, overlap, type Pointed, type PointedDates } from './model-reading.ts'

/** A value of an entry with its source; null if a reading does not have it. */
interface Part {
  readonly text: string
  readonly source: Source
}

/** An entry of a list as one reading has it: its parts by name, and where it is. */
interface Entry {
  readonly at: SourceSpan | null
  readonly parts: Readonly<Record<string, Part | null>>
  readonly dates: { readonly from: string | null; readonly to: string | null; readonly current: boolean } | null
  readonly quote: string
}

/** An entry of the merged reading. `others` is what the other reading has instead, by part. */
interface MergedEntry extends Entry {
  readonly others: readonly { readonly part: string; readonly value: string; readonly source: Source }[]
}

const MOST_QUOTED = 600

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const same = (one: string, other: string) => fold(one) === fold(other)

/** National and international spellings of a number end with the same digits. */
const sameNumber = (one: string, other: string) => {
  const [a, b] = [one, other].map(text => text.replace(/\D/g, '')) as [string, string]
  return a === b || (Math.min(a.length, b.length) >= 7 && a.endsWith(b.slice(-7)) && b.endsWith(a.slice(-7)))
}

const byModel = (at: SourceSpan): Source => ({ method: 'model', at })

const datesText = (dates: Entry['dates']) =>
  dates ? [dates.from, dates.current ? 'now' : dates.to].filter(Boolean).join(' – ') : ''

/**
 * Merges what the rules and a language model read in the same document. Where both agree or only one has a value, it is used. Where they
 * disagree, the model's value is used, because it passed all checks, and the other one is kept for the recruiter to see.
 */
export function mergeReadings(rules: Profile, model: ModelReading, reading: DocumentReading, now: Date): Profile {
  const sources: Sources = {}
  const others: OtherReading[] = []
  const ofRules = (path: string): Source => rules.sources[path] ?? { method: 'rules', at: null }

  const field = (path: 'name' | 'email' | 'phone' | 'location' | 'headline', isSame = same): Field | null => {
    const [own, pointed] = [rules[path], model[path]]
    if (own) sources[path] = ofRules(path)
    if (!pointed || (own && isSame(own.value, pointed.value))) return own
    if (own) others.push({ path, value: own.value, ...ofRules(path) })
    sources[path] = byModel(pointed.at)
    return { value: pointed.value, page: pointed.at.page, quote: pointed.quote }
  }

  const list = (key: 'positions' | 'education', entries: readonly MergedEntry[]) => {
    for (const [index, { at, parts, dates, others: different }] of entries.entries()) {
      const path = `${key}.${index}`
      const all = Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part.source] as const] : []))
      const method = all.every(([, { method: one }]) => one === 'model') ? 'model' : 'rules'
      sources[path] = { method, at }
      for (const [name, source] of all) if (name !== 'dates' || dates) sources[`${path}.${name}`] = source
      for (const { part, value, source } of different) others.push({ path: `${path}.${part}`, value, ...source })
    }
  }

  const items = (key: 'skills' | 'certificates', pointed: readonly Pointed[]): string[] => {
    const merged = mergeItems(
      rules[key].map((text, index) => ({ text, source: ofRules(`${key}.${index}`) })),
      pointed.map(({ value, at }) => ({ text: value, source: byModel(at) })),
    )
    for (const [index, { source, other }] of merged.entries()) {
      sources[`${key}.${index}`] = source
      if (other && !same(other.text, merged[index]!.text))
        others.push({ path: `${key}.${index}`, value: other.text, ...other.source })
    }
    return merged.map(({ text }) => text)
  }

  const positions = mergeEntries(
    rules.positions.map(({ title, employer, from, to, current, quote }, index) => ({
      at: ofRules(`positions.${index}`).at,
      parts: {
        title: part(title, ofRules(`positions.${index}.title`)),
        employer: part(employer, ofRules(`positions.${index}.employer`)),
        dates: part(datesText({ from, to, current }), ofRules(`positions.${index}.dates`)),
      },
      dates: { from, to, current },
      quote,
    })),
    model.positions.map(({ title, employer, dates }) => pointedEntry({ title, employer }, asWork(dates), reading)),
  )
  const education = mergeEntries(
    rules.education.map(({ school, degree, field: subject, from, to, quote }, index) => ({
      at: ofRules(`education.${index}`).at,
      parts: {
        school: part(school, ofRules(`education.${index}.school`)),
        degree: part(degree, ofRules(`education.${index}.degree`)),
        field: part(subject, ofRules(`education.${index}.field`)),
        dates: part(datesText({ from, to, current: false }), ofRules(`education.${index}.dates`)),
      },
      dates: from || to ? { from, to, current: false } : null,
      quote,
    })),
    model.education.map(({ school, degree, field: subject, dates }) =>
      pointedEntry({ school, degree, field: subject }, dates, reading),
    ),
  )
  list('positions', positions)
  list('education', education)

  const contact = {
    name: field('name'),
    email: field('email'),
    phone: field('phone', sameNumber),
    location: field('location'),
    headline: field('headline'),
  }
  const links = mergeItems(
    rules.links.map((link, index) => ({ text: link.value, link, source: ofRules(`links.${index}`) })),
    model.links.map(({ value, quote, at }) => ({
      text: value,
      link: { value, quote, page: at.page },
      source: byModel(at),
    })),
  ).slice(0, MOST_LINKS)
  for (const [index, { source }] of links.entries()) sources[`links.${index}`] = source
  const languages = mergeItems(
    rules.languages.map((language, index) => ({
      text: language.name,
      language,
      source: ofRules(`languages.${index}`),
    })),
    model.languages.map(({ name, level }) => ({
      text: name.value,
      language: { name: name.value, level },
      source: byModel(name.at),
    })),
  )
  const levels = languages.map(({ source, language, other }, index) => {
    sources[`languages.${index}`] = source
    const [pointed, own] = source.method === 'model' ? [language, other?.language] : [other?.language, language]
    if (own?.level && pointed?.level && !same(own.level, pointed.level))
      others.push({ path: `languages.${index}`, value: `${own.name}, ${own.level}`, method: 'rules', at: source.at })
    return pointed?.level ?? own?.level ?? null
  })

  const found = {
    ...contact,
    links: links.map(({ link }) => link),
    positions: positions.map(({ parts, dates, at, quote }) => ({
      title: parts['title']?.text ?? '',
      employer: parts['employer']?.text ?? '',
      from: dates?.from ?? null,
      to: dates?.to ?? null,
      current: dates?.current ?? false,
      page: at?.page ?? 1,
      quote,
    })),
    education: education.map(({ parts, dates, at, quote }) => ({
      school: parts['school']?.text ?? '',
      degree: parts['degree']?.text ?? '',
      field: parts['field']?.text ?? '',
      from: dates?.from ?? null,
      to: dates?.to ?? null,
      page: at?.page ?? 1,
      quote,
    })),
    skills: items('skills', model.skills),
    languages: languages.map(({ language: { name } }, index) => ({ name, level: levels[index]! })),
    certificates: items('certificates', model.certificates),
  }
  return {
    ...found,
    years_of_experience: yearsCovered(found.positions, now),
    quality: judgeQuality(reading, {
      ...found,
      hasExperienceSection: hasSection(rules, model, found.positions.length),
    }),
    sources,
    others,
    model: model.failed ? 'failed' : 'complete',
  }
}

const MOST_LINKS = 10

/**
 * Whether there is a heading for positions, as far as the rules' assessment says. Without positions: there is one, and they are missing.
 * Positions without a heading are doubtful until the model has found them, too.
 */
function hasSection({ quality: { problems } }: Profile, model: ModelReading, positions: number): boolean {
  if (positions === 0) return problems.includes(qualityWords.disorder)
  return model.positions.length > 0 || !problems.includes(qualityWords.noHeading)
}

const part = (text: string, source: Source): Part | null => (text === '' ? null : { text, source })

/** A single date is the time of a short position. */
const asWork = (dates: PointedDates | null): PointedDates | null =>
  dates && dates.from === null ? { ...dates, from: dates.to } : dates

function pointedEntry(
  values: Record<string, Pointed | null>,
  dates: PointedDates | null,
  { pages }: DocumentReading,
): Entry {
  const spans = [...Object.values(values), dates].flatMap(one => (one ? [one.at] : []))
  const page = spans[0]!.page
  const own = spans.filter(span => span.page === page)
  const at = {
    page,
    start: Math.min(...own.map(({ start }) => start)),
    end: Math.max(...own.map(({ end }) => end)),
  }
  const text = pages.find(({ number }) => number === page)?.text ?? ''
  return {
    at,
    parts: {
      ...Object.fromEntries(
        Object.entries(values).map(([name, one]) => [name, one && { text: one.value, source: byModel(one.at) }]),
      ),
      dates: dates && { text: datesText(dates), source: byModel(dates.at) },
    },
    dates,
    quote: text.slice(at.start, Math.min(at.end, at.start + MOST_QUOTED)),
  }
}

/** Whether two readings mean the same entry: the same dates or the same words. */
function isSameEntry(rules: Entry, model: Entry): boolean {
  for (const name of ['dates', 'title', 'degree', 'school']) {
    const [one, other] = [rules.parts[name]?.source.at, model.parts[name]?.source.at]
    if (one && other && overlap(one, other)) return true
  }
  return false
}

function mergeEntries(rules: readonly Entry[], model: readonly Entry[]): MergedEntry[] {
  const left = new Set(rules)
  const merged = model.map((pointed): MergedEntry => {
    const own = [...left].find(entry => isSameEntry(entry, pointed))
    if (!own) return { ...pointed, others: [] }
    left.delete(own)
    const names = [...new Set([...Object.keys(own.parts), ...Object.keys(pointed.parts)])]
    const pairs = names.map(name => ({ name, own: own.parts[name] ?? null, other: pointed.parts[name] ?? null }))
    const agreed = ({ own: one, other }: (typeof pairs)[number]) =>
      other === null || (one !== null && same(one.text, other.text))
    return {
      at: own.at ?? pointed.at,
      quote: own.quote,
      dates: pointed.dates ?? own.dates,
      parts: Object.fromEntries(pairs.map(pair => [pair.name, agreed(pair) ? pair.own : pair.other])),
      others: pairs.flatMap(pair =>
        !agreed(pair) && pair.own ? [{ part: pair.name, value: pair.own.text, source: pair.own.source }] : [],
      ),
    }
  })
  const place = ({ at }: Entry) => (at ? at.page * 1e7 + at.start : Number.MAX_SAFE_INTEGER)
  return [...merged, ...[...left].map(entry => ({ ...entry, others: [] }))].toSorted((a, b) => place(a) - place(b))
}

/** Items of both readings in the order of the document. Items of the same words with different limits are one item. */
function mergeItems<T extends Part>(rules: readonly T[], model: readonly T[]): (T & { other: T | null })[] {
  const left = new Set(rules)
  const merged: (T & { other: T | null })[] = []
  for (const item of model) {
    const equal = [...left].find(one => same(one.text, item.text))
    const overlapping = [...left].filter(
      one => one.source.at && item.source.at && overlap(one.source.at, item.source.at),
    )
    if (merged.some(one => same(one.text, item.text))) continue
    const own = equal ?? overlapping[0]
    for (const one of overlapping) left.delete(one)
    if (own) left.delete(own)
    merged.push(equal ? { ...equal, other: item } : { ...item, other: own ?? null })
  }
  const place = ({ source: { at } }: T) => (at ? at.page * 1e7 + at.start : Number.MAX_SAFE_INTEGER)
  return [...merged, ...[...left].map(item => ({ ...item, other: null }))].toSorted((a, b) => place(a) - place(b))
}
