import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { isYesOrNo, OPERATORS } from '../../condition-problems.ts'
import { conditionsOf } from '../../conditions.ts'
import type { Condition, ConditionOperator, FormField } from '../../contract.ts'
import { rulesOf } from '../../field-kinds.ts'
import { scaleSteps } from '../../field-kinds/quantity.ts'
import { MOST_CONDITIONS } from '../../limits.ts'
import { builderWords } from '../../words/builder.ts'
import { useBuilder } from './builder-context.ts'
import { LiveText } from './live-text.tsx'
import { useFieldEdit } from './use-field-edit.ts'

const words = builderWords.settings

/** The answers that can be chosen; none if one is typed. */
function valuesOf(source: FormField | undefined): { value: string; label: string }[] {
  if (!source) return []
  if (isYesOrNo(source.kind))
    return [
      { value: 'yes', label: words.yes },
      { value: 'no', label: words.no },
    ]
  if (source.kind === 'scale') return scaleSteps(source).map(step => ({ value: String(step), label: String(step) }))
  return rulesOf(source).choosesOption ? source.options.map(option => ({ value: option, label: option })) : []
}

const firstFor = (source: FormField): Condition => ({
  field: source.key,
  operator: OPERATORS[source.kind][0] ?? 'answered',
  value: valuesOf(source)[0]?.value ?? '',
})

/** The questions before this one that a condition can depend on. */
function sourcesFor(fields: readonly FormField[], key: string): FormField[] {
  const at = fields.findIndex(field => field.key === key)
  return fields.slice(0, at).filter(({ kind }) => OPERATORS[kind].length > 0)
}

export function ConditionsEditor({ field }: { field: FormField }) {
  const { sections, canEdit } = useBuilder()
  const edit = useFieldEdit(field)
  const sources = sourcesFor(
    sections.flatMap(section => section.fields),
    field.key,
  )
  const conditions = conditionsOf(field)
  const set = (next: Condition[]) => edit({ show_if: next.length > 0 ? next : null })
  const last = sources.findLast(({ kind }) => isYesOrNo(kind) || kind.endsWith('choice')) ?? sources.at(-1)
  return (
    <div>
      <h4 className="font-medium">{words.showIf}</h4>
      <p className="text-13 text-text-2">{sources.length > 0 ? words.showIfHelp : words.noSources}</p>
      {conditions.map((condition, at) => (
        // Conditions have no id; they are edited by their position.
        // oxlint-disable-next-line react/no-array-index-key
        <OneCondition
          key={`${at} ${condition.field}`}
          condition={condition}
          at={at}
          sources={sources}
          disabled={!canEdit}
          onChange={next => set(conditions.map((one, index) => (index === at ? next : one)))}
          onRemove={() => set(conditions.filter((_, index) => index !== at))}
        />
      ))}
      {canEdit && last && conditions.length < MOST_CONDITIONS && (
        <Button size="small" kind="quiet" className="mt-2" onClick={() => set([...conditions, firstFor(last)])}>
          <Icon of={Plus} /> {words.addCondition}
        </Button>
      )}
    </div>
  )
}

interface OneConditionProps {
  condition: Condition
  at: number
  sources: readonly FormField[]
  disabled: boolean
  onChange: (condition: Condition) => void
  onRemove: () => void
}

function OneCondition({ condition, at, sources, disabled, onChange, onRemove }: OneConditionProps) {
  const source = sources.find(({ key }) => key === condition.field)
  const values = valuesOf(source)
  const operators = new Set<ConditionOperator>([...(source ? OPERATORS[source.kind] : []), condition.operator])
  return (
    <div className="mt-2.5 grid gap-2 rounded-large border border-line bg-sunken p-3">
      <Select
        aria-label={words.conditionField(at + 1)}
        disabled={disabled}
        value={source ? condition.field : ''}
        choices={[
          ...(source ? [] : [{ value: '', label: words.missing }]),
          ...sources.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={event => {
          const chosen = sources.find(({ key }) => key === event.target.value)
          if (chosen) onChange(firstFor(chosen))
        }}
      />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
        <Select
          aria-label={words.conditionOperator(at + 1)}
          disabled={disabled}
          value={condition.operator}
          choices={[...operators].map(operator => ({ value: operator, label: words.operators[operator] }))}
          onChange={event => onChange({ ...condition, operator: event.target.value as ConditionOperator })}
        />
        {condition.operator !== 'answered' &&
          (values.length > 0 ? (
            <Select
              aria-label={words.conditionValue(at + 1)}
              disabled={disabled}
              value={condition.value}
              placeholder={values.some(({ value }) => value === condition.value) ? undefined : words.chooseValue}
              choices={values}
              onChange={event => onChange({ ...condition, value: event.target.value })}
            />
          ) : (
            <LiveText
              aria-label={words.conditionValue(at + 1)}
              disabled={disabled}
              maxLength={200}
              type={source?.kind === 'date' ? 'date' : 'text'}
              value={condition.value}
              onChange={value => onChange({ ...condition, value })}
            />
          ))}
      </div>
      {!disabled && (
        <Button size="small" kind="quiet" className="justify-self-end" onClick={onRemove}>
          {words.removeCondition}
        </Button>
      )}
    </div>
  )
}
