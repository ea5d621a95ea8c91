import { kindWords } from '../words/kinds.ts'
import { asOneText, checkText, type FieldKindRules } from './field-kind.ts'

const SHORT_TEXT_MAX = 300
export const LONG_TEXT_MAX = 5000

export const shortText: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.short_text,
  check: (value, { max }) => checkText(value, max ?? SHORT_TEXT_MAX),
  short: true,
  forJobs: true,
}

export const longText: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.long_text,
  check: (value, { max }) => checkText(value, max ?? LONG_TEXT_MAX),
  forJobs: true,
}
