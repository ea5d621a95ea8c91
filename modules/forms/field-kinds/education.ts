import { locale } from '#platform/locale/locale.ts'
import type { Answer, EducationEntry } from '../contract.ts'
import { answerWords } from '../words/answers.ts'
import { kindWords } from '../words/kinds.ts'
import type { FieldKindRules } from './field-kind.ts'
import { periodText } from './work-history.ts'

export const educationEntries = (value: Answer | undefined): EducationEntry[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'object' && 'school' in one) : []

/** "University of Ghent, 2015 to 2018". */
export const schoolText = ({ school, from, to }: EducationEntry): string =>
  locale.parts([school.trim(), periodText(from, to)])

const hasName = (entry: EducationEntry) => entry.degree.trim() !== '' || entry.school.trim() !== ''

export const education: FieldKindRules = {
  name: kindWords.names.education,
  check: value =>
    Array.isArray(value) && educationEntries(value).length === value.length ? null : answerWords.education,
  normalize: value => {
    const entries = educationEntries(value).filter(hasName)
    return entries.length > 0 ? entries : undefined
  },
  // Its entries open and close by script, so there is nothing to read before.
  fromInputs: () => undefined,
  toText: value =>
    educationEntries(value)
      .map(entry => locale.parts([entry.degree.trim(), schoolText(entry)]))
      .join('\n'),
  ownLabel: true,
}
