import type { WorkEntry } from '../contract.ts'
import { whenText, workEntries } from '../field-kinds/work-history.ts'
import { formWords } from '../words/form.ts'
import { EntriesField, type EntryInput } from './entries-field.tsx'
import type { FieldInputProps } from './field-input.ts'

const { work } = formWords

export const PERIOD = [
  { part: 'from', label: work.from, help: work.fromHelp, most: 20 },
  { part: 'to', label: work.until, help: work.untilHelp, most: 20 },
] as const

const JOB: readonly EntryInput<WorkEntry>[] = [
  { part: 'title', label: work.title, most: 200, wide: true },
  { part: 'employer', label: work.employer, most: 200, wide: true, autoComplete: 'organization' },
  ...PERIOD,
]

/** A person's jobs. */
export function WorkHistory(props: FieldInputProps) {
  const { question, form, sourceOf } = props
  return (
    <EntriesField
      {...props}
      entries={workEntries(form.answers[question.key])}
      empty={{ title: '', employer: '', from: '', to: '' }}
      texts={work}
      nameOf={entry => entry.title.trim() || entry.employer.trim()}
      noteOf={whenText}
      source={entry => sourceOf?.(question, entry) ?? null}
      inputs={JOB}
      onChange={entries => form.answer(question.key, entries.length > 0 ? entries : undefined)}
    />
  )
}
