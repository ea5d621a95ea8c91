import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import type { Address } from '../contract.ts'
import { addressOf } from '../field-kinds/address.ts'
import { rareInputWords } from '../words/rare-inputs.ts'
import type { FieldInputProps } from './field-input.ts'
import { fieldAnchor } from './use-field-form.ts'

const words = rareInputWords.address

const PARTS: readonly { part: keyof Address; autoComplete: string; most: number; wide?: boolean }[] = [
  { part: 'street', autoComplete: 'street-address', most: 200, wide: true },
  { part: 'postal_code', autoComplete: 'postal-code', most: 20 },
  { part: 'city', autoComplete: 'address-level2', most: 120 },
  { part: 'region', autoComplete: 'address-level1', most: 120 },
  { part: 'country', autoComplete: 'country-name', most: 120 },
]

/** A postal address. */
export function AddressField({ question, form }: FieldInputProps) {
  const { key, label, help, required } = question
  const address = addressOf(form.answers[key])
  return (
    <div id={fieldAnchor(key)}>
      <Field
        label={label}
        help={help || undefined}
        error={form.shownProblems[key]}
        required={required}
        optional={!required}
        group
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {PARTS.map(({ part, autoComplete, most, wide }) => (
            <label key={part} className={`text-14 ${wide ? 'sm:col-span-2' : ''}`}>
              <span className="mb-1 block text-text-2">{words[part]}</span>
              <Input
                id={`${fieldAnchor(key)}-${part}`}
                aria-describedby={undefined}
                name={key}
                autoComplete={autoComplete}
                maxLength={most}
                value={address[part]}
                onChange={event => form.answer(key, { ...address, [part]: event.target.value })}
              />
            </label>
          ))}
        </div>
      </Field>
    </div>
  )
}
