import type { z } from 'zod'
import { BudgetSpent } from '#platform/ai/model-runs.ts'
import { type LanguageModel, ModelMisbehaved, ModelUnavailable } from '#platform/ai/port.ts'
import type { DateRange } from '../profile/dates.ts'
import type { SourceSpan } from '../profile/schema.ts'
import { contactAnswer, educationAnswer, listsAnswer, positionsAnswer, SYSTEM, TASKS, type Words } from './answers.ts'
import { CHECKS, datesOf } from './check-words.ts'
import {
  type NumberedLine,
  numberedParts,
  type PageText,
  type PointedWords,
  withColumns,
  withoutContacts,
  wordsAt,
} from './numbered-lines.ts'

/** A value that a model pointed to and that looks like its field. */
export interface Pointed {
  readonly value: string
  /** The words as they are in the document. */
  readonly quote: string
  readonly at: SourceSpan
}

export interface PointedDates extends DateRange {
  readonly quote: string
  readonly at: SourceSpan
}

interface PointedPosition {
  readonly title: Pointed | null
  readonly employer: Pointed | null
  readonly dates: PointedDates | null
}

interface PointedEducation {
  readonly school: Pointed | null
  readonly degree: Pointed | null
  readonly field: Pointed | null
  readonly dates: PointedDates | null
}

/** What a language model read, after all checks. */
export interface ModelReading {
  readonly name: Pointed | null
  readonly email: Pointed | null
  readonly phone: Pointed | null
  readonly location: Pointed | null
  readonly headline: Pointed | null
  readonly links: readonly Pointed[]
  readonly positions: readonly PointedPosition[]
  readonly education: readonly PointedEducation[]
  readonly skills: readonly Pointed[]
  readonly languages: readonly { readonly name: Pointed; readonly level: string | null }[]
  readonly certificates: readonly Pointed[]
  /** Some or all sections have no answer: the model failed or was too slow. */
  readonly failed: boolean
}

interface Document {
  readonly pages: readonly PageText[]
  readonly language: string | null
  /** The names that the rules found. Requests for other sections than the contact do not contain them. */
  readonly names: readonly string[]
}

type Section = keyof typeof TASKS

/** An entry's values are at most this many lines apart. */
const MOST_LINES_APART = 12
const SECTION_TOKENS: Record<Section, number> = { contact: 500, positions: 3500, education: 1500, lists: 4000 }

/** Failures of a model that the rules can replace. Everything else is a bug. */
const isFailure = (error: unknown, signal: AbortSignal) =>
  error instanceof ModelUnavailable ||
  error instanceof ModelMisbehaved ||
  error instanceof BudgetSpent ||
  signal.aborted

/** Copies the words that were pointed to, and refuses what does not exist, does not look like its field, or was already used. */
class Pointing {
  readonly #lines: readonly NumberedLine[]
  readonly #language: string | null
  #taken: SourceSpan[] = []

  constructor(lines: readonly NumberedLine[], language: string | null) {
    this.#lines = lines
    this.#language = language
  }

  #words(points: Words): PointedWords | null {
    return points && wordsAt(this.#lines, points)
  }

  #isFree({ page, start, end }: SourceSpan): boolean {
    return !this.#taken.some(one => one.page === page && one.start < end && one.end > start)
  }

  /** @param shared whether several values may have the same words, such as the employer of several positions */
  value(field: keyof typeof CHECKS, points: Words, shared = false): (Pointed & { lines: readonly number[] }) | null {
    const words = this.#words(points)
    const value = words && CHECKS[field](words.value, this.#language)
    if (!words || !value || (!shared && !this.#isFree(words.at))) return null
    if (!shared) this.#taken.push(words.at)
    return { value, quote: words.value, at: words.at, lines: words.lines }
  }

  dates(points: Words): (PointedDates & { lines: readonly number[] }) | null {
    const words = this.#words(points)
    const range = words && datesOf(words.value)
    if (!words || !range || !this.#isFree(words.at)) return null
    this.#taken.push(words.at)
    return { ...range, quote: words.value, at: words.at, lines: words.lines }
  }
}

/** The values of an entry that are near its first one. Others belong to something else. */
function together<T extends Record<string, { lines: readonly number[] } | null>>(entry: T): T {
  const first = Object.values(entry).find(one => one !== null)?.lines[0] ?? 0
  return Object.fromEntries(
    Object.entries(entry).map(([key, one]) => [
      key,
      one && Math.abs(one.lines[0]! - first) <= MOST_LINES_APART ? one : null,
    ]),
  ) as T
}

/**
 * Reads a résumé with a language model that points to numbered lines and columns. Code copies the words, so nothing can be invented.
 * The sections are asked for in parallel, long documents in parts. Never throws because of the model: what it did not answer is missing.
 */
export async function readByModel(
  model: LanguageModel,
  { pages, language, names }: Document,
  signal: AbortSignal,
): Promise<ModelReading> {
  const parts = numberedParts(pages)
  let failed = false
  const ask = async <T>(section: Section, schema: z.ZodType<T>, own: readonly NumberedLine[]): Promise<T | null> => {
    const lines = section === 'contact' ? own : withoutContacts(own, names)
    try {
      const { value } = await model.generate({
        purpose: `resume ${section}`,
        system: SYSTEM,
        material: [{ label: 'Résumé', text: withColumns(lines) }],
        task: TASKS[section],
        schema,
        maxOutputTokens: SECTION_TOKENS[section],
        signal,
      })
      return value
    } catch (error) {
      if (!isFailure(error, signal)) throw error
      failed = true
      return null
    }
  }
  const answers = await Promise.all(
    parts.map(async (lines, index) => {
      const [contact, positions, education, lists] = await Promise.all([
        // Contact details are at the beginning.
        index === 0 ? ask('contact', contactAnswer, lines) : null,
        ask('positions', positionsAnswer, lines),
        ask('education', educationAnswer, lines),
        ask('lists', listsAnswer, lines),
      ])
      const pointing = () => new Pointing(lines, language)
      return {
        contact: contactOf(contact, pointing()),
        positions: positionsOf(positions, pointing()),
        education: educationOf(education, pointing()),
        ...listsOf(lists, pointing()),
      }
    }),
  )
  return {
    ...(answers[0]?.contact ?? contactOf(null, new Pointing([], language))),
    positions: answers.flatMap(part => part.positions),
    education: answers.flatMap(part => part.education),
    skills: answers.flatMap(part => part.skills),
    languages: answers.flatMap(part => part.languages),
    certificates: answers.flatMap(part => part.certificates),
    failed,
  }
}

const existing = <T>(values: readonly (T | null)[]): T[] => values.filter(one => one !== null)

const contactOf = (answer: z.infer<typeof contactAnswer> | null, pointing: Pointing) => ({
  name: pointing.value('name', answer?.name ?? null),
  email: pointing.value('email', answer?.email ?? null),
  phone: pointing.value('phone', answer?.phone ?? null),
  location: pointing.value('location', answer?.location ?? null),
  headline: pointing.value('headline', answer?.headline ?? null),
  links: existing((answer?.links ?? []).map(link => pointing.value('link', link))),
})

const positionsOf = (answer: z.infer<typeof positionsAnswer> | null, pointing: Pointing): PointedPosition[] =>
  (answer?.positions ?? [])
    .map(({ title, employer, dates }) =>
      together({
        title: pointing.value('title', title),
        dates: pointing.dates(dates),
        employer: pointing.value('employer', employer, true),
      }),
    )
    // The same words are no title and employer at once.
    .map(one =>
      one.employer && one.title && overlap(one.employer.at, one.title.at) ? { ...one, employer: null } : one,
    )
    .filter(({ title, employer, dates }) => title !== null && (employer !== null || dates !== null))

const educationOf = (answer: z.infer<typeof educationAnswer> | null, pointing: Pointing): PointedEducation[] =>
  (answer?.education ?? [])
    .map(({ school, degree, field, dates }) =>
      together({
        degree: pointing.value('degree', degree),
        school: pointing.value('school', school),
        // The field is often a part of the degree.
        field: pointing.value('field', field, true),
        dates: pointing.dates(dates),
      }),
    )
    .filter(({ school, degree }) => school !== null || degree !== null)

const listsOf = (answer: z.infer<typeof listsAnswer> | null, pointing: Pointing) => ({
  skills: existing((answer?.skills ?? []).map(skill => pointing.value('skill', skill))),
  languages: (answer?.languages ?? []).flatMap(({ name, level }) => {
    const found = pointing.value('language', name)
    const words = found && pointing.value('level', level)
    return found ? [{ name: found, level: words && overlap(words.at, found.at) ? null : (words?.value ?? null) }] : []
  }),
  certificates: existing((answer?.certificates ?? []).map(one => pointing.value('certificate', one))),
})

/** Whether two stretches have words in common. */
export const overlap = (one: SourceSpan, other: SourceSpan): boolean =>
  one.page === other.page && one.start < other.end && one.end > other.start
