import { applies, conditionsOf } from './conditions.ts'
import type { Answer, Answers, FormField, FormSection } from './contract.ts'
import { rulesOf } from './field-kinds.ts'
import { isEmpty } from './field-kinds/field-kind.ts'
import { answerWords as words } from './words/answers.ts'

// What a candidate's browser needs of `policy.ts`, and nothing else of it.

/** Whether a field is asked, given what is answered so far. */
export const isShown = (field: FormField, answers: Answers): boolean =>
  conditionsOf(field).every(condition => applies(condition, answers))

/** One answer against its field: what is wrong and how to fix it; null if nothing is. `hasFile` says whether a file came for it. */
export function checkAnswer(field: FormField, value: Answer | undefined, hasFile = false): string | null {
  const rules = rulesOf(field)
  const isAnswered = rules.isAnswered?.(value, hasFile) ?? !isEmpty(value)
  if (field.required && !isAnswered) return rules.missing ?? words.required
  return value === undefined || isEmpty(value) ? null : rules.check(value, field)
}

/** Whether answers are stored separately, without the person. */
export const isVoluntary = (field: FormField): boolean => rulesOf(field).voluntary ?? false

/** Whether it is a statement to agree to. */
export const isStatement = (field: FormField): boolean => rulesOf(field).statement ?? false

/** Whether the answer is a file. */
export const asksForFile = (field: FormField): boolean => rulesOf(field).file ?? false

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
