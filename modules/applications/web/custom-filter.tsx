import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { CustomField } from '../contract.ts'
import { type CustomCondition, customConditions, customFilterText } from '../policy.ts'
import { customWords as words } from '../words/custom.ts'

interface CustomFilterProps {
  fields: readonly CustomField[]
  value: string | undefined
  onChange: (value: string | null) => void
}

/** Filters by the answer to a custom AI field. The panel edits the first condition; further ones of the address stay. */
export function CustomFilter({ fields, value, onChange }: CustomFilterProps) {
  const [first, ...others] = value ? (customConditions(value) ?? []) : []
  const [chosen, setChosen] = useState('')
  if (fields.length === 0) return null
  const field = fields.find(({ id }) => id === (first?.field ?? chosen))
  const change = (next: CustomCondition | null) => {
    const all = [...(next ? [next] : []), ...others]
    onChange(all.length > 0 ? customFilterText(all) : null)
  }
  return (
    <>
      <Field label={words.field}>
        <Select
          choices={fields.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={words.any}
          value={field?.id ?? ''}
          onChange={event => {
            setChosen(event.target.value)
            const next = fields.find(({ id }) => id === event.target.value)
            change(next ? firstCondition(next) : null)
          }}
        />
      </Field>
      {field ? (
        <Condition key={field.id} field={field} condition={first} onChange={change} />
      ) : (
        <Field label={words.answer}>
          <Select disabled choices={[]} placeholder={words.any} value="" onChange={() => {}} />
        </Field>
      )}
    </>
  )
}

/** What a field is filtered by until something else is chosen; null if a value has to be entered first. */
function firstCondition({ id, answer_type, options }: CustomField): CustomCondition | null {
  if (answer_type === 'yes_no') return { field: id, kind: 'yes' }
  if (answer_type === 'score') return { field: id, kind: 'none' }
  return answer_type === 'choice' && options[0] ? { field: id, kind: 'is', value: options[0] } : null
}

interface ConditionProps {
  field: CustomField
  condition: CustomCondition | undefined
  onChange: (next: CustomCondition | null) => void
}

const OF_ALL = ['none', 'outdated'] as const

function Condition({ field: { id, answer_type, options }, condition, onChange }: ConditionProps) {
  const [kind, setKind] = useState<string>(() => keyOf(condition) || (answer_type === 'number' ? 'number' : 'text'))
  const choices = [
    ...(answer_type === 'yes_no' ? (['yes', 'no'] as const).map(one => ({ value: one, label: words.kinds[one] })) : []),
    ...(answer_type === 'choice' ? options.map(one => ({ value: `is=${one.toLowerCase()}`, label: one })) : []),
    ...(answer_type === 'number' ? [{ value: 'number', label: words.kinds.number }] : []),
    ...(answer_type === 'text' ? [{ value: 'text', label: words.kinds.text }] : []),
    ...OF_ALL.map(one => ({ value: one, label: words.kinds[one] })),
  ]
  const choose = (next: string) => {
    setKind(next)
    const [name, value] = next.split('=')
    if (name === 'yes' || name === 'no' || name === 'none' || name === 'outdated') onChange({ field: id, kind: name })
    else if (name === 'is')
      onChange({ field: id, kind: 'is', value: options.find(one => one.toLowerCase() === value) ?? '' })
  }
  const range = condition?.kind === 'number' ? condition : null
  const bound = (name: 'low' | 'high', text: string) => {
    const number = text === '' || !Number.isFinite(Number(text)) ? null : Number(text)
    const low = name === 'low' ? number : (range?.low ?? null)
    const high = name === 'high' ? number : (range?.high ?? null)
    onChange(low === null && high === null ? null : { field: id, kind: 'number', low, high })
  }
  return (
    <>
      <Field label={words.answer}>
        <Select choices={choices} value={keyOf(condition) || kind} onChange={event => choose(event.target.value)} />
      </Field>
      {kind === 'number' && (
        <>
          {(['low', 'high'] as const).map(name => (
            <Field key={name} label={words[name]}>
              <Input
                type="number"
                inputMode="decimal"
                value={range?.[name] ?? ''}
                onChange={event => bound(name, event.target.value)}
              />
            </Field>
          ))}
        </>
      )}
      {kind === 'text' && (
        <Field label={words.contains} className="col-span-2">
          <Input
            maxLength={120}
            value={condition?.kind === 'text' ? condition.value : ''}
            onChange={event =>
              onChange(event.target.value.trim() === '' ? null : { field: id, kind: 'text', value: event.target.value })
            }
          />
        </Field>
      )}
    </>
  )
}

function keyOf(condition: CustomCondition | undefined): string {
  if (!condition) return ''
  return condition.kind === 'is' ? `is=${condition.value.toLowerCase()}` : condition.kind
}
