import { Field } from '#ui/field.tsx'
import { scaleSteps } from '../field-kinds/quantity.ts'
import { plainText } from '../field-kinds/field-kind.ts'
import { ClearAnswer, common } from './choice-fields.tsx'
import type { FieldInputProps } from './field-input.ts'

/** A step between two ends, such as from 1 to 5. */
export function ScaleField(props: FieldInputProps) {
  const { question, form } = props
  const { key, low_label: low, high_label: high } = question
  const given = plainText(form.answers[key])
  return (
    <Field {...common(props)} group>
      <div className="flex flex-wrap gap-2">
        {scaleSteps(question).map(step => (
          <label key={step} className="radio-card relative min-w-12 flex-1 justify-center px-2!">
            <input
              type="radio"
              name={key}
              value={step}
              className="sr-only"
              checked={given === String(step)}
              onChange={() => form.answer(key, step, true)}
            />
            <span className="num">{step}</span>
          </label>
        ))}
      </div>
      {(low || high) && (
        <p className="mt-1.5 flex justify-between gap-4 text-14 text-text-2">
          <span>{low}</span>
          <span className="text-right">{high}</span>
        </p>
      )}
      {given !== '' && !question.required && <ClearAnswer onPress={() => form.answer(key, undefined, true)} />}
    </Field>
  )
}
