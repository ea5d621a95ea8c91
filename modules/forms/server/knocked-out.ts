import type { Answers, FormSection } from '../contract.ts'
import { isMarked } from '../knockout.ts'
import { isShown } from '../policy.ts'

/** Whether an answer marks the application. */
export const isKnockedOut = (sections: readonly FormSection[], answers: Answers): boolean =>
  sections.some(section => section.fields.some(field => isShown(field, answers) && isMarked(field, answers[field.key])))
