import type { Answer, Answers, FormField, FormSection } from '../contract.ts'
import { checkAnswer, isShown, liveAnswers } from '../policy.ts'

export type WorkEntry = { title: string; employer: string; from: string; to: string }

/** What a person has filled in so far, and what they have been shown of it. */
export interface FormState {
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  /** Fields left once: from then on they tell what is wrong, live. */
  readonly touched: ReadonlySet<string>
  /** The send button was pressed: every field tells. */
  readonly attempted: boolean
  /** The server's own sentences; each stands until its field changes. */
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

export const workEntries = (value: Answer | undefined): WorkEntry[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'object') : []

const filled = (entry: WorkEntry) => entry.title.trim() !== '' || entry.employer.trim() !== ''

/** An answer as it is checked and sent: numbers as numbers, nothing where nothing was written. */
function settled(field: FormField, value: Answer): Answer | undefined {
  if (field.kind === 'work_history') {
    const entries = workEntries(value).filter(filled)
    return entries.length > 0 ? entries : undefined
  }
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  const number = field.kind === 'number' ? Number(text.replace(',', '.')) : Number.NaN
  return Number.isFinite(number) ? number : text
}

/** What would be sent now. */
export function answersToSend(sections: readonly FormSection[], answers: Answers): Answers {
  const fields = sections.flatMap(section => section.fields)
  const settledOnes = fields.flatMap(field => {
    const given = answers[field.key]
    const value = given === undefined ? undefined : settled(field, given)
    return value === undefined ? [] : [[field.key, value] as const]
  })
  return liveAnswers(sections, Object.fromEntries(settledOnes))
}

/** The sections with the fields that are asked now; a section that asks nothing is not there. */
export function shownSections(sections: readonly FormSection[], sending: Answers): FormSection[] {
  return sections
    .map(section => ({ ...section, fields: section.fields.filter(field => isShown(field, sending)) }))
    .filter(section => section.fields.length > 0)
}

/** What is wrong, by field, whether or not it is told yet. */
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

/** What is told: the server's word first, then what was left or tried to be sent. In the order of the form. */
export function toldProblems(
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

export type SectionProgress = 'done' | 'mend' | 'open' | 'free'

export const isVoluntary = (section: FormSection): boolean => section.fields.some(({ kind }) => kind === 'demographic')

/** How far a section is: voluntary questions are never something to get done. */
export function progressOf(
  section: FormSection,
  told: Readonly<Record<string, string>>,
  problems: Readonly<Record<string, string>>,
  sending: Answers,
  files: FormState['files'],
): SectionProgress {
  if (section.fields.some(({ key }) => key in told)) return 'mend'
  if (isVoluntary(section)) return 'free'
  if (section.fields.some(({ key }) => key in problems)) return 'open'
  return section.fields.some(({ key }) => key in sending || key in files) ? 'done' : 'open'
}

/** Short optional questions without help stand side by side, two by two: the keys that share a line. */
export function pairedKeys(fields: readonly FormField[]): Set<string> {
  const SHORT = new Set(['short_text', 'phone', 'number', 'date', 'link'])
  const fits = (field: FormField | undefined) =>
    field && SHORT.has(field.kind) && !field.help && field.label.length <= 32
  const paired = new Set<string>()
  for (let at = 0; at < fields.length - 1; at += 1) {
    const [left, right] = [fields[at], fields[at + 1]]
    if (!left || !right || !fits(left) || !fits(right)) continue
    paired.add(left.key).add(right.key)
    at += 1
  }
  return paired
}
