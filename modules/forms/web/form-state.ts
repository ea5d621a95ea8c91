import type { Answer, Answers, FormField, FormSection } from '../contract.ts'
import { rulesOf } from '../field-kinds.ts'
import { checkAnswer, isShown, isVoluntary, liveAnswers } from '../answering.ts'

export { asksForFile } from '../answering.ts'
export { workEntries } from '../field-kinds/work-history.ts'

/** One message for each field that has one. */
export type FormMessages = Readonly<Record<string, string>>

type Files = Readonly<Record<string, File>>

/** Which problems a person has seen. */
export interface Attention {
  /** Fields that were left once: their problems are shown from then on. */
  readonly touched: Readonly<Record<string, unknown>>
  /** Submitting was tried: all problems are shown. */
  readonly attempted: boolean
  /** The server's messages; each is shown until its field changes. */
  readonly refused: FormMessages
}

type Entered = Readonly<Record<string, Answer | File | undefined>>

/** What was typed and chosen, without files and without what was cleared. */
export function answersOf(values: Entered): Answers {
  const answers: Answers = {}
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && !(value instanceof File)) answers[key] = value
  }
  return answers
}

export function filesOf(values: Entered): Record<string, File> {
  const files: Record<string, File> = {}
  for (const [key, value] of Object.entries(values)) if (value instanceof File) files[key] = value
  return files
}

/** The answers that would be submitted now. */
export function answersToSend(sections: readonly FormSection[], answers: Answers): Answers {
  const fields = sections.flatMap(section => section.fields)
  const given = fields.flatMap(field => {
    const answer = answers[field.key]
    const value = answer === undefined ? undefined : rulesOf(field).normalize(answer)
    return value === undefined ? [] : [[field.key, value] as const]
  })
  return liveAnswers(sections, Object.fromEntries(given))
}

/** The sections with the fields that are asked now, without empty sections. */
export function shownSections(sections: readonly FormSection[], sending: Answers): FormSection[] {
  return sections
    .map(section => ({ ...section, fields: section.fields.filter(field => isShown(field, sending)) }))
    .filter(section => section.fields.length > 0)
}

/** All problems by field, shown or not. */
export function problemsOf(shown: readonly FormSection[], sending: Answers, files: Files): Record<string, string> {
  const found = shown
    .flatMap(section => section.fields)
    .flatMap(field => {
      const problem = checkAnswer(field, sending[field.key], field.key in files)
      return problem ? [[field.key, problem] as const] : []
    })
  return Object.fromEntries(found)
}

/** The problems to show, in the order of the form: the server's first, then those of fields that were left. */
export function shownProblemsOf(
  shown: readonly FormSection[],
  problems: FormMessages,
  { touched, attempted, refused }: Attention,
): Record<string, string> {
  const told = shown
    .flatMap(section => section.fields)
    .flatMap(({ key }) => {
      const problem = refused[key] ?? (attempted || key in touched ? problems[key] : undefined)
      return problem ? [[key, problem] as const] : []
    })
  return Object.fromEntries(told)
}

export type SectionProgress = 'done' | 'fix' | 'open' | 'optional'

export const hasVoluntary = (section: FormSection): boolean => section.fields.some(isVoluntary)

/** The progress of a section; voluntary questions are never required for it. */
export function progressOf(
  section: FormSection,
  told: FormMessages,
  problems: FormMessages,
  sending: Answers,
  files: Files,
): SectionProgress {
  if (section.fields.some(({ key }) => key in told)) return 'fix'
  if (hasVoluntary(section)) return 'optional'
  if (section.fields.some(({ key }) => key in problems)) return 'open'
  return section.fields.some(({ key }) => key in sending || key in files) ? 'done' : 'open'
}

/** The keys of short questions without help that share a row, two by two. */
export function pairedKeys(fields: readonly FormField[]): Set<string> {
  const fits = (field: FormField | undefined) =>
    field && rulesOf(field).short && !field.help && field.label.length <= 32
  const paired = new Set<string>()
  for (let at = 0; at < fields.length - 1; at += 1) {
    const [left, right] = [fields[at], fields[at + 1]]
    if (!left || !right || !fits(left) || !fits(right)) continue
    paired.add(left.key).add(right.key)
    at += 1
  }
  return paired
}
