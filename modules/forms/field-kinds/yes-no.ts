import type { Answer } from '../contract.ts'
import { answerWords } from '../words/answers.ts'
import { kindWords } from '../words/kinds.ts'
import { type FieldKindRules, normalizeAnswer } from './field-kind.ts'

const toText = (value: Answer) => (value === true ? kindWords.yes : kindWords.no)

export const yesNo: FieldKindRules = {
  name: kindWords.names.yes_no,
  check: value => (typeof value === 'boolean' ? null : answerWords.yesNo),
  normalize: normalizeAnswer,
  fromInputs: ([first]) => first === 'yes',
  toText,
  forJobs: true,
}

/** A checkbox with a statement. A required one must be selected; "no" is not an answer to it. */
export const consent: FieldKindRules = {
  name: kindWords.names.consent,
  check: value => (typeof value === 'boolean' ? null : answerWords.consent),
  isAnswered: value => value === true,
  missing: answerWords.consentRequired,
  normalize: normalizeAnswer,
  fromInputs: () => true,
  toText,
  statement: true,
}
