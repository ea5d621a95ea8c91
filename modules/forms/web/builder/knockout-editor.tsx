import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { FormField, KnockoutRule } from '../../contract.ts'
import { KNOCKOUTS, knockoutOf } from '../../knockout.ts'
import { builderWords } from '../../words/builder.ts'
import { fieldUseQuery } from './api.ts'
import { useBuilder } from './builder-context.ts'
import { LiveText } from './live-text.tsx'
import { SwitchRow } from './switch-row.tsx'
import { useFieldEdit } from './use-field-edit.ts'

const words = builderWords.settings

const choicesOf = (field: FormField) =>
  field.kind === 'yes_no'
    ? [
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]
    : field.options.map(option => ({ value: option, label: option }))

/** Which answers mark an application, and how many applications that would be now. */
export function KnockoutEditor({ field }: { field: FormField }) {
  const { canEdit } = useBuilder()
  const edit = useFieldEdit(field)
  const ways = KNOCKOUTS[field.kind]
  if (!ways) return null
  const rule = knockoutOf(field)
  const set = (next: KnockoutRule | null) => edit({ knockout: next })
  const first = field.kind === 'yes_no' ? ['no'] : []
  const isNumber = rule?.when === 'below' || rule?.when === 'above'
  return (
    <div>
      <SwitchRow
        label={words.knockout}
        help={words.knockoutHelp}
        checked={rule !== null}
        disabled={!canEdit}
        onChange={on => set(on ? { when: ways[0]!, values: first } : null)}
      />
      {rule && (
        <div className="mt-2 ml-[42px]">
          {ways.length > 1 ? (
            <Field label={words.whenLabel}>
              <Select
                disabled={!canEdit}
                value={rule.when}
                choices={ways.map(way => ({ value: way, label: words.when[way] }))}
                onChange={event => set({ ...rule, when: event.target.value as KnockoutRule['when'] })}
              />
            </Field>
          ) : (
            <p className="text-13 font-medium">{words.when[rule.when]}</p>
          )}
          {isNumber ? (
            <div className="mt-2 w-32">
              <LiveText
                aria-label={words.number}
                inputMode="decimal"
                maxLength={12}
                disabled={!canEdit}
                value={rule.values[0] ?? ''}
                onChange={value => set({ ...rule, values: [value.trim()] })}
              />
            </div>
          ) : (
            <div className="mt-1.5 grid gap-1">
              {choicesOf(field).map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  disabled={!canEdit}
                  checked={rule.values.includes(value)}
                  onChange={event =>
                    set({
                      ...rule,
                      values: event.target.checked ? [...rule.values, value] : rule.values.filter(one => one !== value),
                    })
                  }
                />
              ))}
            </div>
          )}
          <WouldMark field={field} />
        </div>
      )}
    </div>
  )
}

function WouldMark({ field }: { field: FormField }) {
  const use = useQuery({ ...fieldUseQuery(useDeferredValue(field)), placeholderData: keepPreviousData })
  const count = use.data?.would_mark
  return (
    <p aria-live="polite" className="mt-2 min-h-5 text-13 text-text-2">
      {count && words.wouldMark(count.marked, count.of)}
    </p>
  )
}
