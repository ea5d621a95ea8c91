import { useMemo, useReducer } from 'react'
import type { Answer, Answers, FormSection } from '../contract.ts'
import type { FormState } from './form-state.ts'
import { answersToSend, emptyForm, formReducer, problemsOf, shownSections, shownProblemsOf } from './form-state.ts'

/** A form that is being filled in. `answers` is as typed, `sending` as it would be submitted now. */
export interface FormHandle {
  readonly sections: readonly FormSection[]
  readonly answers: Answers
  readonly sending: Answers
  readonly files: FormState['files']
  /** Everything that prevents submitting, shown or not. */
  readonly problems: Readonly<Record<string, string>>
  /** What is shown at the fields now. */
  readonly shownProblems: Readonly<Record<string, string>>
  readonly isEmpty: boolean
  /** `touch`: the answer is complete, such as a choice, and can be checked right away. */
  answer(key: string, value: Answer | undefined, touch?: boolean): void
  fill(answers: Answers): void
  file(key: string, file: File | null): void
  touch(key: string): void
  attempt(): void
  refuse(errors: Readonly<Record<string, string>>): void
  clear(): void
}

/** The state of a form that is being filled in. Without react-hook-form and zod (41 kB), because candidates load this page on slow connections. */
export function useForm(sections: readonly FormSection[]): FormHandle {
  const [state, send] = useReducer(formReducer, emptyForm)
  const does = useMemo(
    () => ({
      answer: (key: string, value: Answer | undefined, touch?: boolean) => send({ type: 'answer', key, value, touch }),
      fill: (answers: Answers) => send({ type: 'fill', answers }),
      file: (key: string, file: File | null) => send({ type: 'file', key, file }),
      touch: (key: string) => send({ type: 'touch', key }),
      attempt: () => send({ type: 'attempt' }),
      refuse: (errors: Readonly<Record<string, string>>) => send({ type: 'refuse', errors }),
      clear: () => send({ type: 'clear' }),
    }),
    [],
  )
  return useMemo(() => {
    const sending = answersToSend(sections, state.answers)
    const shown = shownSections(sections, sending)
    const problems = problemsOf(shown, sending, state.files)
    return {
      ...does,
      sections: shown,
      answers: state.answers,
      sending,
      files: state.files,
      problems,
      shownProblems: shownProblemsOf(shown, problems, state),
      isEmpty: Object.keys(sending).length === 0 && Object.keys(state.files).length === 0,
    }
  }, [sections, state, does])
}

/** The id of a field's element. */
export const fieldAnchor = (key: string): string => `field-${key}`

/** Scrolls to a field and focuses it. */
export function focusField(key: string): void {
  const place = document.getElementById(fieldAnchor(key))
  place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
