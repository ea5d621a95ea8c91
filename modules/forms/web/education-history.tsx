import type { EducationEntry } from '../contract.ts'
import { educationEntries, schoolText } from '../field-kinds/education.ts'
import { rareInputWords } from '../words/rare-inputs.ts'
import { EntriesField, type EntryInput } from './entries-field.tsx'
import type { FieldInputProps } from './field-input.ts'
import { PERIOD } from './work-history.tsx'

const { education } = rareInputWords

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
