import { address } from './field-kinds/address.ts'
import { demographic, multipleChoice, singleChoice } from './field-kinds/choice.ts'
import { email, link, phone } from './field-kinds/contact.ts'
import { education } from './field-kinds/education.ts'
import type { FieldKindRules } from './field-kinds/field-kind.ts'
import { file } from './field-kinds/file.ts'
import { date, number, scale } from './field-kinds/quantity.ts'
import { longText, shortText } from './field-kinds/text.ts'
import { workHistory } from './field-kinds/work-history.ts'
import { consent, yesNo } from './field-kinds/yes-no.ts'

/** Every kind of question. A new kind is an entry here and its input in `web/field-inputs.tsx`. */
export const FIELD_KINDS = {
  short_text: shortText,
  long_text: longText,
  email,
  phone,
  number,
  date,
  link,
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  yes_no: yesNo,
  scale,
  file,
  consent,
  address,
  work_history: workHistory,
  education,
  demographic,
} as const satisfies Record<string, FieldKindRules>

export type FieldKind = keyof typeof FIELD_KINDS

export const fieldKindNames = Object.keys(FIELD_KINDS) as FieldKind[]

export const rulesOf = ({ kind }: { kind: FieldKind }): FieldKindRules => FIELD_KINDS[kind]
