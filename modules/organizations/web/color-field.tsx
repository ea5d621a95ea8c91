import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { brandingWords as words } from '../words/registration.ts'

/** What the browser's color picker can show. */
export const COLOR = /^#[0-9a-f]{6}$/i

interface ColorFieldProps {
  label: string
  help: string
  value: string
  /** What the picker shows while the text is no color. */
  fallback: string
  error?: string
  input: UseFormRegisterReturn
  onPick: (value: string) => void
}

/** A color, chosen with the browser's picker or typed. */
export function ColorField({ label, help, value, fallback, error, input, onPick }: ColorFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      <span className="flex gap-2">
        <Input
          id={`${input.name}-picker`}
          aria-label={words.picker(label)}
          aria-invalid={undefined}
          type="color"
          value={COLOR.test(value) ? value : fallback}
          onChange={event => onPick(event.target.value)}
        />
        <Input {...input} spellCheck={false} maxLength={7} className="font-mono" />
      </span>
    </Field>
  )
}
