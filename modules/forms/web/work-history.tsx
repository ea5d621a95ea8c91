import type { EducationEntry, WorkEntry } from '../contract.ts'
import { educationEntries, schoolText } from '../field-kinds/education.ts'
import { whenText, workEntries } from '../field-kinds/work-history.ts'
import { formWords } from '../words/form.ts'
import { EntriesField, type EntryInput } from './entries-field.tsx'
import type { FieldInputProps } from './field-input.ts'

const { work, education } = formWords

const PERIOD = [
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

const SCHOOL: readonly EntryInput<EducationEntry>[] = [
  { part: 'degree', label: education.degree, most: 200, wide: true },
  { part: 'school', label: education.school, most: 200, wide: true },
  ...PERIOD,
]

/** A person's schools and degrees. */
export function EducationHistory(props: FieldInputProps) {
  const { question, form } = props
  return (
    <EntriesField
      {...props}
      entries={educationEntries(form.answers[question.key])}
      empty={{ school: '', degree: '', from: '', to: '' }}
      texts={education}
      nameOf={entry => entry.degree.trim() || entry.school.trim()}
      noteOf={schoolText}
      inputs={SCHOOL}
      onChange={entries => form.answer(question.key, entries.length > 0 ? entries : undefined)}
    />
  )
}
