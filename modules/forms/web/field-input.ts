import type { FormField as Question, WorkEntry } from '../contract.ts'
import type { FormHandle } from './use-field-form.ts'

/** What every input of a question gets. */
export interface FieldInputProps {
  question: Question
  form: FormHandle
  /** Hides the label visually, for a question that is alone in a section with the same title. */
  quiet?: boolean
  /** "résumé, p. 1", where an answer or a job in it is still what a document said. */
  sourceOf?: (question: Question, entry?: WorkEntry) => string | null
}
