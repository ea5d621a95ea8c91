import type { Answer, Answers, FormField, FormSection } from './contract.ts'
import { answerWords as words } from './words/answers.ts'

export interface AnswerError {
  readonly path: string
  readonly message: string
}

const isEmpty = (value: Answer | undefined) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** An answer as text for comparison. Lists cannot be compared. */
const asText = (value: Answer | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Whether a field is asked, given what is answered so far. */
export function isShown(field: FormField, answers: Answers): boolean {
  if (!field.show_if) return true
  const given = answers[field.show_if.field]
  if (Array.isArray(given)) return given.some(one => one === field.show_if!.equals)
  return asText(given) === field.show_if.equals
}

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@.]{2,}$/

const checkPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').length
  if (/[^\d\s+()./-]/.test(text)) return words.phoneCharacters
  if (digits < 7) return words.phoneShort
  return digits > 15 ? words.phoneLong : null
}

const checkNumber = (value: Answer, { min, max }: FormField) => {
  const number = typeof value === 'number' ? value : Number(value)
  if (!Number.isFinite(number)) return words.number
  if (min != null && number < min) return words.atLeast(min)
  return max != null && number > max ? words.atMost(max) : null
}

const checkDate = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? words.date : null
}

const checkLink = (text: string) => {
  try {
    const { protocol, hostname } = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
    return /^https?:$/.test(protocol) && hostname.includes('.') ? null : words.link
  } catch {
    return words.link
  }
}

const checkText = (value: Answer, most: number) =>
  typeof value !== 'string' ? words.text : value.length > most ? words.tooLong(value.length - most) : null

/** What is wrong with a given answer and how to fix it; null if nothing is. */
function checkGiven(field: FormField, value: Answer): string | null {
  switch (field.kind) {
    case 'email':
      return typeof value === 'string' && value.length <= 254 && EMAIL.test(value.trim()) ? null : words.email
    case 'phone':
      return typeof value === 'string' ? checkPhone(value) : words.phone
    case 'number':
      return checkNumber(value, field)
    case 'date':
      return checkDate(asText(value))
    case 'link':
      return checkText(value, 500) ?? checkLink(asText(value))
    case 'single_choice':
    case 'demographic':
      return field.options.includes(asText(value)) ? null : words.choice
    case 'multiple_choice':
      return Array.isArray(value) && value.every(one => typeof one === 'string' && field.options.includes(one))
        ? null
        : words.choices
    case 'yes_no':
      return typeof value === 'boolean' ? null : words.yesNo
    case 'consent':
      return typeof value === 'boolean' ? null : words.consent
    case 'work_history':
      return Array.isArray(value) ? null : words.workHistory
    case 'file':
      return null
    case 'long_text':
      return checkText(value, field.max ?? 5000)
    case 'short_text':
      return checkText(value, field.max ?? 300)
  }
}

/** One answer against its field. `hasFile` says whether a file came for it. */
export function checkAnswer(field: FormField, value: Answer | undefined, hasFile = false): string | null {
  if (field.kind === 'file') return field.required && !hasFile ? words.fileRequired : null
  if (field.kind === 'consent' && field.required && value !== true) return words.consentRequired
  if (isEmpty(value)) return field.required ? words.required : null
  return checkGiven(field, value as Answer)
}

/** Every answer against the form; answers to fields that are not asked or not there are refused, not ignored. */
export function checkAnswers(
  sections: readonly FormSection[],
  answers: Answers,
  fileFields: readonly string[],
): AnswerError[] {
  const fields = sections.flatMap(section => section.fields)
  const known = new Set(fields.map(field => field.key))
  const unknown = [...Object.keys(answers), ...fileFields].filter(key => !known.has(key))
  const errors: AnswerError[] = unknown.map(key => ({
    path: key,
    message: words.notAsked,
  }))
  for (const field of fields) {
    if (!isShown(field, answers)) continue
    const message = checkAnswer(field, answers[field.key], fileFields.includes(field.key))
    if (message) errors.push({ path: field.key, message })
  }
  return errors
}

/** Whether an answer is the one that marks the application. */
export const isKnockedOut = (sections: readonly FormSection[], answers: Answers): boolean =>
  sections.some(section =>
    section.fields.some(
      field => field.knockout != null && isShown(field, answers) && asText(answers[field.key]) === field.knockout,
    ),
  )

/** The answers to the fields that are asked now, without answers to hidden fields and to fields that depended on those. */
export function liveAnswers(sections: readonly FormSection[], answers: Answers): Answers {
  const fields = sections.flatMap(section => section.fields)
  let live = answers
  for (;;) {
    const hidden = fields.filter(field => field.key in live && !isShown(field, live))
    if (hidden.length === 0) return live
    live = Object.fromEntries(Object.entries(live).filter(([key]) => !hidden.some(field => field.key === key)))
  }
}

/** The form as asked for a job: the organization's, with the job's own questions before the voluntary ones. */
export function formFor(
  sections: readonly FormSection[],
  job: { readonly extra_questions: readonly FormField[] },
): FormSection[] {
  if (job.extra_questions.length === 0) return [...sections]
  const own: FormSection = {
    key: 'about_this_role',
    title: words.aboutThisRole,
    help: '',
    fields: [...job.extra_questions],
  }
  const at = sections.findIndex(({ fields }) => fields.some(({ kind }) => kind === 'demographic' || kind === 'consent'))
  return at < 0 ? [...sections, own] : [...sections.slice(0, at), own, ...sections.slice(at)]
}
