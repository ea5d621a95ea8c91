import type { Answers, FormField } from '#modules/forms/contract.ts'

let snapshot: FormData | null = null

/** Called before the script takes the page over: what was typed while it was on its way. */
export function keepWhatIsTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form#application')
  snapshot = form ? new FormData(form) : null
}

/** What was typed before the script was there, as answers. Given once. */
export function typedBefore(fields: readonly FormField[]): Answers {
  const typed = snapshot
  snapshot = null
  if (!typed) return {}
  const answers: Answers = {}
  for (const { key, kind } of fields) {
    const values = typed.getAll(key).filter(value => typeof value === 'string' && value !== '') as string[]
    const [first] = values
    if (first === undefined || kind === 'file' || kind === 'work_history') continue
    if (kind === 'multiple_choice') answers[key] = values
    else if (kind === 'yes_no') answers[key] = first === 'yes'
    else if (kind === 'consent') answers[key] = true
    else answers[key] = first
  }
  return answers
}
