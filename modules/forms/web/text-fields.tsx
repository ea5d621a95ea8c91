import { Chip } from '#ui/chip.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { LONG_TEXT_MAX } from '../field-kinds/text.ts'
import { plainText } from '../field-kinds/field-kind.ts'
import { formWords as words } from '../words/form.ts'
import type { FieldInputProps } from './field-input.ts'
import { fieldAnchor } from './use-field-form.ts'

interface LineType {
  type: string
  inputMode?: 'numeric' | 'decimal' | 'url'
}

/** Values for the browser's autofill (WCAG 2.2, 1.3.5). */
const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  location: 'address-level2',
  link: 'url',
}

function labelOf({ question, form, sourceOf }: FieldInputProps) {
  const { key, label, help, required } = question
  const source = sourceOf?.(question)
  return {
    id: `${fieldAnchor(key)}-control`,
    label,
    help: help || undefined,
    error: form.shownProblems[key],
    required,
    optional: !required,
    aside: source ? <Chip tone="evidence">{source}</Chip> : undefined,
  }
}

const inputOf = ({ question: { key }, form }: FieldInputProps) => ({
  name: key,
  value: plainText(form.answers[key]),
  onChange: (event: { target: { value: string } }) => form.answer(key, event.target.value),
  onBlur: () => form.touch(key),
})

/** An input of one line. */
export const lineInput = (type: LineType) =>
  function LineInput(props: FieldInputProps) {
    return (
      <Field {...labelOf(props)}>
        <Input {...type} {...inputOf(props)} autoComplete={AUTOCOMPLETE[props.question.key] ?? 'off'} />
      </Field>
    )
  }

export function LongText(props: FieldInputProps) {
  const { question, form } = props
  const most = question.max ?? LONG_TEXT_MAX
  const used = plainText(form.answers[question.key]).length
  return (
    <Field {...labelOf(props)}>
      <Textarea rows={6} {...inputOf(props)} />
      <p className={`num mt-1.5 text-right text-14 ${used > most ? 'font-medium text-danger' : 'text-text-2'}`}>
        {words.characters(used, most)}
        <span className="sr-only">{words.charactersUnit}</span>
      </p>
    </Field>
  )
}
