import type { ComponentType } from 'react'
import type { FieldKind } from '../field-kinds.ts'
import { ChoiceField, ConsentField, ManyField, YesNoField } from './choice-fields.tsx'
import type { FieldInputProps } from './field-input.ts'
import { FileField } from './file-field.tsx'
import { lineInput, LongText } from './text-fields.tsx'
import { rareInput } from './rare-input.tsx'
import { WorkHistory } from './work-history.tsx'

/** The input of each kind of question. What else a kind is stands in `field-kinds.ts`. */
export const FIELD_INPUTS: Readonly<Record<FieldKind, ComponentType<FieldInputProps>>> = {
  short_text: lineInput({ type: 'text' }),
  long_text: LongText,
  email: lineInput({ type: 'email' }),
  phone: lineInput({ type: 'tel' }),
  number: lineInput({ type: 'text', inputMode: 'decimal' }),
  date: lineInput({ type: 'date' }),
  link: lineInput({ type: 'text', inputMode: 'url' }),
  single_choice: ChoiceField,
  multiple_choice: ManyField,
  yes_no: YesNoField,
  scale: rareInput('ScaleField'),
  file: FileField,
  consent: ConsentField,
  address: rareInput('AddressField'),
  work_history: WorkHistory,
  education: rareInput('EducationHistory'),
  demographic: ChoiceField,
}
