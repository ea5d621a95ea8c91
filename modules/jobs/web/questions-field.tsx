import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ChipsInput } from '#ui/chips-input.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { FormField } from '#modules/forms/contract.ts'
import { choosesOption, jobQuestionKinds, newField } from '#modules/forms/policy.ts'
import { editorWords } from '../words/editor.ts'

const words = editorWords.questions

interface QuestionsFieldProps {
  value: readonly FormField[]
  onChange: (value: FormField[]) => void
  error?: string
}

const MOST_OPTIONS = 50

const newQuestion = () => newField('yes_no', `q_${crypto.randomUUID().slice(0, 8)}`, '')

/** Questions for this job only, asked in addition to the organization's form. */
export function QuestionsField({ value, onChange, error }: QuestionsFieldProps) {
  const change = (index: number, part: Partial<FormField>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <div>
      <ol className="grid gap-2">
        {value.map((one, index) => (
          <li key={one.key} className="grid gap-2">
            <div className="flex flex-wrap items-center gap-2">
              <Input
                aria-label={words.name(index + 1)}
                aria-invalid={(error !== undefined && one.label.trim() === '') || undefined}
                value={one.label}
                maxLength={300}
                placeholder={words.placeholder}
                onChange={event => change(index, { label: event.target.value })}
                className="min-w-56 flex-1"
              />
              <Select
                aria-label={words.kind(index + 1)}
                value={one.kind}
                onChange={event => change(index, { kind: event.target.value as FormField['kind'] })}
                choices={jobQuestionKinds}
                className="w-40"
              />
              <Select
                aria-label={words.needed(index + 1)}
                value={one.required ? 'required' : 'optional'}
                onChange={event => change(index, { required: event.target.value === 'required' })}
                choices={[
                  { value: 'optional', label: words.optional },
                  { value: 'required', label: words.required },
                ]}
                className="w-28"
              />
              <IconButton
                icon={Trash2}
                label={words.remove(index + 1)}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </div>
            {choosesOption(one) && (
              <Field label={words.options(index + 1)} aside={words.optionsHelp}>
                <ChipsInput
                  value={one.options}
                  onChange={options => change(index, { options })}
                  most={MOST_OPTIONS}
                  maxLength={200}
                  placeholder={words.addOption}
                  removeLabel={words.removeOption}
                />
              </Field>
            )}
          </li>
        ))}
      </ol>
      <Button className="mt-2" onClick={() => onChange([...value, newQuestion()])}>
        <Icon of={Plus} /> {words.add}
      </Button>
      <FieldError>{error}</FieldError>
    </div>
  )
}
