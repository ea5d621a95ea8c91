import type { Answer, Answers, FormField, FormSection } from '../contract.ts'
import { rulesOf } from '../field-kinds.ts'
import { checkAnswer, isShown, isVoluntary, liveAnswers } from '../policy.ts'

/** What a person has filled in so far, and which problems they have seen. */
export interface FormState {
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  /** Fields that were left once: their problems are shown from then on. */
  readonly touched: ReadonlySet<string>
  /** Submitting was tried: all problems are shown. */
  readonly attempted: boolean
  /** The server's messages; each is shown until its field changes. */
  readonly refused: Readonly<Record<string, string>>
}

export type FormEvent =
  | { readonly type: 'answer'; readonly key: string; readonly value: Answer | undefined; readonly touch?: boolean }
  | { readonly type: 'fill'; readonly answers: Answers }
  | { readonly type: 'file'; readonly key: string; readonly file: File | null }
  | { readonly type: 'touch'; readonly key: string }
  | { readonly type: 'attempt' }
  | { readonly type: 'refuse'; readonly errors: Readonly<Record<string, string>> }
  | { readonly type: 'clear' }

export const emptyForm: FormState = { answers: {}, files: {}, touched: new Set(), attempted: false, refused: {} }

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key))

export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'answer': {
      const rest = without(state.answers, event.key)
      const answers = event.value === undefined ? rest : { ...rest, [event.key]: event.value }
      const touched = event.touch ? new Set([...state.touched, event.key]) : state.touched
      return { ...state, answers, touched, refused: without(state.refused, event.key) }
    }
    case 'fill':
      return { ...state, answers: { ...state.answers, ...event.answers } }
    case 'file': {
      const rest = without(state.files, event.key)
      const files = event.file ? { ...rest, [event.key]: event.file } : rest
      return { ...state, files, refused: without(state.refused, event.key) }
    }
    case 'touch':
      return state.touched.has(event.key) ? state : { ...state, touched: new Set([...state.touched, event.key]) }
    case 'attempt':
      return { ...state, attempted: true }
    case 'refuse':
      return { ...state, refused: { ...state.refused, ...event.errors } }
    case 'clear':
      return emptyForm
  }
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
export function problemsOf(
  shown: readonly FormSection[],
  sending: Answers,
  files: FormState['files'],
): Record<string, string> {
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
  problems: Readonly<Record<string, string>>,
  { touched, attempted, refused }: FormState,
): Record<string, string> {
  const told = shown
    .flatMap(section => section.fields)
    .flatMap(({ key }) => {
      const problem = refused[key] ?? (attempted || touched.has(key) ? problems[key] : undefined)
      return problem ? [[key, problem] as const] : []
    })
  return Object.fromEntries(told)
}

export type SectionProgress = 'done' | 'fix' | 'open' | 'optional'

export const hasVoluntary = (section: FormSection): boolean => section.fields.some(isVoluntary)

/** The progress of a section; voluntary questions are never required for it. */
export function progressOf(
  section: FormSection,
  told: Readonly<Record<string, string>>,
  problems: Readonly<Record<string, string>>,
  sending: Answers,
  files: FormState['files'],
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
