import { useLayoutEffect, useRef } from 'react'
import type { Answers, FormField } from '../contract.ts'
import type { FormHandle } from './use-form.ts'

/**
 * Answers that were typed into the server-rendered form while the script was still loading. Hydration leaves the inputs as they
 * are, so they are read from the document. Files are picked up by their own fields.
 */
function readEarlyAnswers(fields: readonly FormField[], form: FormData): Answers {
  const answers: Answers = {}
  for (const { key, kind } of fields) {
    const values = form.getAll(key).filter(value => typeof value === 'string' && value !== '') as string[]
    const [first] = values
    if (first === undefined || kind === 'file' || kind === 'work_history') continue
    if (kind === 'multiple_choice') answers[key] = values
    else if (kind === 'yes_no') answers[key] = first === 'yes'
    else if (kind === 'consent') answers[key] = true
    else answers[key] = first
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
    const answers = readEarlyAnswers(fields, new FormData(page))
    form.fill(answers)
    for (const key of Object.keys(answers)) form.touch(key)
  }, [fields, form])
}
