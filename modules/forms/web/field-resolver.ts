import type { Resolver } from 'react-hook-form'
import type { Answer, Answers, FormSection } from '../contract.ts'
import { answersOf, answersToSend, filesOf, problemsOf, shownSections } from './form-state.ts'

/** What was entered, by field. */
export type FieldValues = Record<string, Answer | File | undefined>

/** Checks a form by the rules of its fields' kinds, as the server does. Its result is what is submitted. */
export const fieldResolver =
  (sections: readonly FormSection[]): Resolver<FieldValues, unknown, Answers> =>
  values => {
    const sending = answersToSend(sections, answersOf(values))
    const problems = Object.entries(problemsOf(shownSections(sections, sending), sending, filesOf(values)))
    return problems.length === 0
      ? { values: sending, errors: {} }
      : { values: {}, errors: Object.fromEntries(problems.map(([key, message]) => [key, { type: 'kind', message }])) }
  }
