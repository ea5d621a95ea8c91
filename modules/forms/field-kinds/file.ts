import { answerWords } from '../words/answers.ts'
import { kindWords } from '../words/kinds.ts'
import type { FieldKindRules } from './field-kind.ts'

/** The field picks up a file that was chosen before the script had loaded by itself. */
export const file: FieldKindRules = {
  name: kindWords.names.file,
  check: () => null,
  isAnswered: (_, hasFile) => hasFile,
  missing: answerWords.fileRequired,
  normalize: value => value,
  fromInputs: () => undefined,
  toText: () => '',
  file: true,
  ownLabel: true,
}
