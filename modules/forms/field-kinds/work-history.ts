import { locale } from '#platform/locale/locale.ts'
import type { Answer, WorkEntry } from '../contract.ts'
import { answerWords } from '../words/answers.ts'
import { kindWords } from '../words/kinds.ts'
import type { FieldKindRules } from './field-kind.ts'

export const workEntries = (value: Answer | undefined): WorkEntry[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'object' && 'employer' in one) : []

/** "2022-03" as "March 2022"; anything else as it was written. */
export function monthText(value: string): string {
  const date = value.trim()
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(date) ? locale.datePart(`${date}-01`, { month: 'long', year: 'numeric' }) : date
}

/** "March 2022 to now". */
export function periodText(from: string, to: string): string {
  const [start, end] = [monthText(from), monthText(to)]
  return start && end ? kindWords.period(start, end) : start || end
}

/** "Cedar Pay, March 2022 to now". */
export const whenText = ({ employer, from, to }: WorkEntry): string =>
  locale.parts([employer.trim(), periodText(from, to)])

const hasName = (entry: WorkEntry) => entry.title.trim() !== '' || entry.employer.trim() !== ''

export const workHistory: FieldKindRules = {
  name: kindWords.names.work_history,
  check: value => (Array.isArray(value) ? null : answerWords.workHistory),
  normalize: value => {
    const entries = workEntries(value).filter(hasName)
    return entries.length > 0 ? entries : undefined
  },
  // Its entries open and close by script, so there is nothing to read before.
  fromInputs: () => undefined,
  toText: value =>
    workEntries(value)
      .map(entry => locale.parts([entry.title.trim(), whenText(entry)]))
      .join('\n'),
  ownLabel: true,
}
