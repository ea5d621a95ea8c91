import type { CustomAiField, Source } from '../contract.ts'
import { customAiWords as words } from '../words/page.ts'
import type { AskedInput, FieldInput } from './api.ts'

/** A field while it is edited. */
export interface DraftField {
  name: string
  question: string
  answer_type: CustomAiField['answer_type']
  details: CustomAiField['details']
  fromResume: boolean
  fromInterview: boolean
  all_jobs: boolean
  job_ids: string[]
  hidden_in_blind_review: boolean
  enabled: boolean
}

const NO_DETAILS = { yes: '', no: '', low: '', high: '', unit: '', options: [] }

export const emptyDraft = (changes: Partial<DraftField> = {}): DraftField => ({
  name: '',
  question: '',
  answer_type: 'yes_no',
  details: NO_DETAILS,
  fromResume: true,
  fromInterview: false,
  all_jobs: true,
  job_ids: [],
  hidden_in_blind_review: false,
  enabled: true,
  ...changes,
})

export const draftOf = (field: CustomAiField): DraftField =>
  emptyDraft({
    name: field.name,
    question: field.question,
    answer_type: field.answer_type,
    details: field.details,
    fromResume: field.source !== 'interview',
    fromInterview: field.source !== 'resume',
    all_jobs: field.all_jobs,
    job_ids: field.jobs.map(({ id }) => id),
    hidden_in_blind_review: field.hidden_in_blind_review,
    enabled: field.enabled,
  })

/** Null while no source is chosen. */
const sourceOf = ({ fromResume, fromInterview }: DraftField): Source | null => {
  if (fromResume && fromInterview) return 'both'
  if (!fromResume && !fromInterview) return null
  return fromResume ? 'resume' : 'interview'
}

/** What is asked; null while it is not complete. */
export function askedOf(draft: DraftField): AskedInput | null {
  const source = sourceOf(draft)
  const { answer_type } = draft
  const options = draft.details.options.map(option => option.trim()).filter(Boolean)
  if (!source || draft.question.trim() === '' || (answer_type === 'choice' && options.length < 2)) return null
  return { question: draft.question, answer_type, details: { ...draft.details, options }, source }
}

export const inputOf = (draft: DraftField): FieldInput => ({
  name: draft.name,
  question: draft.question,
  answer_type: draft.answer_type,
  details: { ...draft.details, options: draft.details.options.map(option => option.trim()).filter(Boolean) },
  source: sourceOf(draft) ?? 'resume',
  all_jobs: draft.all_jobs,
  job_ids: draft.all_jobs ? [] : draft.job_ids,
  hidden_in_blind_review: draft.hidden_in_blind_review,
  enabled: draft.enabled,
})

/** Whether the answers to the earlier question would be outdated. */
export const changesQuestion = (a: DraftField, b: DraftField): boolean =>
  JSON.stringify(askedOf(a)) !== JSON.stringify(askedOf(b))

export const EXAMPLES: readonly DraftField[] = [
  emptyDraft({ ...words.examples.years, answer_type: 'number' }),
  emptyDraft(words.examples.licence),
  emptyDraft({ ...words.examples.level, answer_type: 'text' }),
  emptyDraft(words.examples.term),
]
