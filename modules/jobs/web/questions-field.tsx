import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { FormField } from '#modules/forms/contract.ts'

const KINDS = [
  { value: 'yes_no', label: 'Yes or no' },
  { value: 'short_text', label: 'A line' },
  { value: 'long_text', label: 'A few sentences' },
  { value: 'number', label: 'A number' },
  { value: 'date', label: 'A date' },
] as const

interface QuestionsFieldProps {
  value: readonly FormField[]
  onChange: (value: FormField[]) => void
  error?: string
}

const fresh = (): FormField => ({
  key: `q_${crypto.randomUUID().slice(0, 8)}`,
  kind: 'yes_no',
  label: '',
  help: '',
  required: false,
  options: [],
})

/** This job's own questions, asked beside the organization's form. */
export function QuestionsField({ value, onChange, error }: QuestionsFieldProps) {
  const change = (index: number, part: Partial<FormField>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <div>
      <ol className="grid gap-2">
        {value.map((one, index) => (
          <li key={one.key} className="flex flex-wrap items-center gap-2">
            <Input
              aria-label={`Question ${index + 1}`}
              value={one.label}
              maxLength={300}
              placeholder="Such as: Have you been on call?"
              onChange={event => change(index, { label: event.target.value })}
              className="min-w-56 flex-1"
            />
            <Select
              aria-label={`How question ${index + 1} is answered`}
              value={one.kind}
              onChange={event => change(index, { kind: event.target.value as FormField['kind'] })}
              choices={KINDS}
              className="w-40"
            />
            <Select
              aria-label={`Whether question ${index + 1} must be answered`}
              value={one.required ? 'required' : 'optional'}
              onChange={event => change(index, { required: event.target.value === 'required' })}
              choices={[
                { value: 'optional', label: 'Optional' },
                { value: 'required', label: 'Required' },
              ]}
              className="w-28"
            />
            <IconButton
              icon={Trash2}
              label={`Remove question ${index + 1}`}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      <Button className="mt-2" onClick={() => onChange([...value, fresh()])}>
        <Icon of={Plus} /> Add a question
      </Button>
      <FieldError>{error}</FieldError>
    </div>
  )
}
