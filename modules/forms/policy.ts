import { checkAnswer, isShown, isStatement, isVoluntary } from './answering.ts'
import type { Answer, Answers, FormField, FormSection } from './contract.ts'
import { type FieldKind, fieldKindNames, rulesOf } from './field-kinds.ts'
import { answerWords as words } from './words/answers.ts'

export { asksForFile, checkAnswer, isShown, isVoluntary, liveAnswers } from './answering.ts'
export { educationEntries } from './field-kinds/education.ts'

export interface AnswerError {
  readonly path: string
  readonly message: string
}

/** An answer as people read it; empty if there is none. */
export const answerText = (field: FormField, value: Answer | undefined): string =>
  value === undefined ? '' : rulesOf(field).toText(value)

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

/** A new question. */
export const newField = (
  kind: FieldKind,
  key: string,
  label: string,
  settings: Partial<FormField> = {},
): FormField => ({ key, kind, label, help: '', required: false, options: [], ...settings })

/** The kinds of questions that a job can ask in addition to the form, with their names. */
export const jobQuestionKinds = fieldKindNames
  .filter(kind => rulesOf({ kind }).forJobs)
  .map(kind => ({ value: kind, label: rulesOf({ kind }).name }))

/** Whether candidates choose from the field's options. */
export const choosesOption = (field: Pick<FormField, 'kind'>): boolean => rulesOf(field).choosesOption ?? false

/** A form as candidates get it: which answers mark an application, and for which jobs a field is, is visible only to the organization. */
export const publicForm = (sections: readonly FormSection[]): FormSection[] =>
  sections.map(section => ({
    ...section,
    fields: section.fields.map(field => ({
      ...field,
      knockout: undefined,
      jobs: undefined,
      hidden_in_blind_review: undefined,
    })),
  }))

/** The sections that are asked, with the fields for this job. */
const askedFor = (sections: readonly FormSection[], jobId: string | undefined): FormSection[] =>
  sections
    .filter(section => !section.off)
    .map(section => {
      const fields = section.fields.filter(({ jobs }) => !jobs || (jobId !== undefined && jobs.includes(jobId)))
      return fields.length === section.fields.length ? section : { ...section, fields }
    })
    .filter(({ fields }) => fields.length > 0)

/** How many questions a form asks for a job; statements to agree to are none. */
export const countAsked = (sections: readonly FormSection[], jobId: string | undefined): number =>
  askedFor(sections, jobId).flatMap(({ fields }) => fields.filter(({ kind }) => kind !== 'consent')).length

/** The form as asked for a job: the fields for it, with the job's own questions before the voluntary ones. */
export function formFor(
  all: readonly FormSection[],
  job: { readonly id?: string; readonly extra_questions: readonly FormField[] },
): FormSection[] {
  const sections = askedFor(all, job.id)
  if (job.extra_questions.length === 0) return sections
  const own: FormSection = {
    key: 'about_this_role',
    title: words.aboutThisRole,
    help: '',
    fields: [...job.extra_questions],
  }
  const at = sections.findIndex(({ fields }) => fields.some(field => isVoluntary(field) || isStatement(field)))
  return at < 0 ? [...sections, own] : [...sections.slice(0, at), own, ...sections.slice(at)]
}
