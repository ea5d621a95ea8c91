import { rulesOf } from '../field-kinds.ts'
import type { FieldInputProps } from './field-input.ts'
import { FIELD_INPUTS } from './field-inputs.tsx'
import { fieldAnchor } from './use-field-form.ts'

/** A question of the form, by its kind. */
export function FormField(props: FieldInputProps) {
  const { question } = props
  const Input = FIELD_INPUTS[question.kind]
  if (rulesOf(question).ownLabel) return <Input {...props} />
  return (
    <div id={fieldAnchor(question.key)}>
      <Input {...props} />
    </div>
  )
}
