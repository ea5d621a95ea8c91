import { useLayoutEffect, useRef } from 'react'
import type { Answers, FormField } from '../contract.ts'
import { rulesOf } from '../field-kinds.ts'
import type { FormHandle } from './use-field-form.ts'

/**
 * Answers that were typed into the server-rendered form while the script was still loading. Hydration leaves the inputs as they
 * are, so they are read from the document. Files are picked up by their own fields.
 */
function readEarlyAnswers(fields: readonly FormField[], form: FormData): Answers {
  const answers: Answers = {}
  for (const field of fields) {
    const given = form.getAll(field.key).filter(value => typeof value === 'string')
    const values = rulesOf(field).inParts ? given : given.filter(value => value !== '')
    const [first, ...more] = values
    const answer = first === undefined ? undefined : rulesOf(field).fromInputs([first, ...more])
    if (answer !== undefined) answers[field.key] = answer
  }
  return answers
}

/** Takes over these answers before the first paint, so that no render can empty an input. */
export function useEarlyAnswers(fields: readonly FormField[], form: FormHandle) {
  const taken = useRef(false)
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLFormElement>('form#application')
    if (taken.current || !page) return
    taken.current = true
    form.fill(readEarlyAnswers(fields, new FormData(page)), true)
  }, [fields, form])
}
