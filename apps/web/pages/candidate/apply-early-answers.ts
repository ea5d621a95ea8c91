import type { Answers, FormField } from '#modules/forms/contract.ts'

/**
 * Answers that were typed into the server-rendered form while the script was still loading. Hydration leaves the inputs as they
 * are, so they are read from the document. Files are picked up by their own fields.
 */
export function readEarlyAnswers(fields: readonly FormField[], form: FormData): Answers {
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
