import { useMemo, useReducer } from 'react'
import type { Answer, Answers, FormSection } from '../contract.ts'
import type { FormState } from './form-state.ts'
import { answersToSend, emptyForm, formReducer, problemsOf, shownSections, toldProblems } from './form-state.ts'

/** A form that is being filled in. `answers` is as typed, `sending` as it would go out now. */
export interface FormHandle {
  readonly sections: readonly FormSection[]
  readonly answers: Answers
  readonly sending: Answers
  readonly files: FormState['files']
  /** Everything that keeps the form from being sent, told or not. */
  readonly problems: Readonly<Record<string, string>>
  /** What is told at the fields now. */
  readonly told: Readonly<Record<string, string>>
  readonly isEmpty: boolean
  /** `touch`: the answer is a choice, whole at once, and may be judged at once. */
  answer(key: string, value: Answer | undefined, touch?: boolean): void
  fill(answers: Answers): void
  file(key: string, file: File | null): void
  touch(key: string): void
  attempt(): void
  refuse(errors: Readonly<Record<string, string>>): void
  clear(): void
}

/** Holds a form's answers: no library, because candidates load this page on slow lines. */
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
      told: toldProblems(shown, problems, state),
      isEmpty: Object.keys(sending).length === 0 && Object.keys(state.files).length === 0,
    }
  }, [sections, state, does])
}

/** Where a field stands on the page. */
export const fieldAnchor = (key: string): string => `field-${key}`

/** Leads to a field, with the keyboard too. */
export function focusField(key: string): void {
  const place = document.getElementById(fieldAnchor(key))
  place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
