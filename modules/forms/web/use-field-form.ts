import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Answer, Answers, FormSection } from '../contract.ts'
import { type FieldValues, fieldResolver } from './field-resolver.ts'
import type { FormMessages } from './form-state.ts'
import { answersOf, answersToSend, filesOf, problemsOf, shownProblemsOf, shownSections } from './form-state.ts'

/** A form that is being filled in. `answers` is as typed, `sending` as it would be submitted now. */
export interface FormHandle {
  readonly sections: readonly FormSection[]
  readonly answers: Answers
  readonly sending: Answers
  readonly files: Readonly<Record<string, File>>
  /** Everything that prevents submitting, shown or not. */
  readonly problems: FormMessages
  /** What is shown at the fields now. */
  readonly shownProblems: FormMessages
  readonly isEmpty: boolean
  /** `touch`: the answer is complete, such as a choice, and can be checked right away. */
  answer(key: string, value: Answer | undefined, touch?: boolean): void
  /** Sets several answers; `touch` as in `answer`. */
  fill(answers: Answers, touch?: boolean): void
  file(key: string, file: File | null): void
  touch(key: string): void
  /** Shows all problems. Submits if there are none; otherwise focuses the first. */
  submit(event: { preventDefault: () => void }, send: () => void): void
  refuse(errors: FormMessages): void
  clear(): void
}

const SERVER = 'server'

/** A form whose fields are of the registered kinds, in react-hook-form without zod: candidates load it on slow connections. */
export function useFieldForm(sections: readonly FormSection[]): FormHandle {
  const resolver = useMemo(() => fieldResolver(sections), [sections])
  const form = useForm<FieldValues, unknown, Answers>({ resolver, shouldFocusError: false, defaultValues: {} })
  const { control, formState } = form
  const values = useWatch({ control }) as FieldValues
  const given = useMemo(() => {
    const [answers, files] = [answersOf(values), filesOf(values)]
    const sending = answersToSend(sections, answers)
    const shown = shownSections(sections, sending)
    const isEmpty = Object.keys(sending).length + Object.keys(files).length === 0
    return { sections: shown, answers, files, sending, problems: problemsOf(shown, sending, files), isEmpty }
  }, [sections, values])
  return useMemo(() => {
    const { errors, touchedFields, isSubmitted } = formState
    const refused = Object.fromEntries(
      Object.entries(errors).flatMap(([key, error]) => (error?.type === SERVER ? [[key, error.message ?? '']] : [])),
    )
    const refuse = (messages: FormMessages) => {
      for (const [key, message] of Object.entries(messages)) form.setError(key, { type: SERVER, message })
    }
    const change = (key: string, value: Answer | File | undefined, shouldTouch = false) => {
      form.setValue(key, value, { shouldTouch })
      form.clearErrors(key)
    }
    return {
      ...given,
      shownProblems: shownProblemsOf(given.sections, given.problems, {
        touched: touchedFields,
        attempted: isSubmitted,
        refused,
      }),
      answer: change,
      fill: (answers, shouldTouch = false) => {
        for (const [key, value] of Object.entries(answers)) form.setValue(key, value, { shouldTouch })
      },
      file: (key, file) => change(key, file ?? undefined),
      touch: key => form.setValue(key, form.getValues(key), { shouldTouch: true }),
      submit: (event, send) => {
        // An attempt replaces the form's errors; a message of the server stays until its field changes.
        const again = (next: () => void) => () => {
          refuse(refused)
          next()
        }
        const fields = given.sections.flatMap(section => section.fields)
        const focusFirst = () => focusField(fields.find(({ key }) => key in given.problems)?.key ?? '')
        void form.handleSubmit(again(send), again(focusFirst))(event as React.BaseSyntheticEvent)
      },
      refuse,
      clear: () => form.reset(),
    } satisfies FormHandle
  }, [form, formState, given])
}

/** The id of a field's element. */
export const fieldAnchor = (key: string): string => `field-${key}`

/** Scrolls to a field and focuses it. */
export function focusField(key: string): void {
  const place = document.getElementById(fieldAnchor(key))
  place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
