import { useQuery } from '@tanstack/react-query'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { jobQuery } from '#modules/jobs/web/api.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { OUTCOME_NAMES, STAGE_NAMES } from '../policy.ts'
import { queryWords as words } from '../words/query.ts'
import { CustomFilter } from './custom-filter.tsx'
import { filterValuesQuery, type ListFilter } from './api.ts'
import { sourceName } from './source-name.ts'
import type { FilterChange } from './use-list-filter.ts'

interface FilterPanelProps {
  filter: ListFilter
  jobs: readonly { job_id: string; title: string }[]
  onChange: (change: FilterChange) => void
}

const choicesOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))
const textChoices = (values: readonly string[], selected: string | undefined) =>
  [...new Set([...values, ...(selected ? [selected] : [])])].map(value => ({ value, label: sourceName(value) }))

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** All filters of the list. Each applies right away. */
export function FilterPanel({ filter, jobs, onChange }: FilterPanelProps) {
  const values = useQuery(filterValuesQuery())
  const people = useQuery(adminsQuery())
  const choice = (
    name: keyof ListFilter,
    label: string,
    choices: readonly { value: string; label: string }[],
    any: string = words.any,
  ) => (
    <Field label={label}>
      <Select
        choices={choices}
        placeholder={any}
        value={textOf(filter[name])}
        onChange={event => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
  const input = (name: keyof ListFilter, label: string, type: 'number' | 'date') => (
    <Field label={label}>
      <Input
        type={type}
        {...(type === 'number' && { min: 0, max: 100, inputMode: 'numeric' as const })}
        value={textOf(filter[name])}
        onChange={event => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
  const owners = [
    { value: 'me', label: words.me },
    { value: 'none', label: words.nobody },
    ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className="grid w-[min(30rem,calc(100vw-3rem))] grid-cols-2 items-end gap-x-3 gap-y-3.5">
      <div className="col-span-2">
        {choice(
          'job_id',
          words.job,
          jobs.map(({ job_id, title }) => ({ value: job_id, label: title })),
          words.anyJob,
        )}
      </div>
      <RequirementFilter filter={filter} onChange={onChange} />
      <CustomFilter
        fields={values.data?.custom_fields ?? []}
        value={filter.custom}
        onChange={custom => onChange({ custom })}
      />
      {choice('stage', words.stage, choicesOf(STAGE_NAMES))}
      {choice('outcome', words.outcome, choicesOf(OUTCOME_NAMES))}
      {input('min_match', words.matchFrom, 'number')}
      {input('max_match', words.matchTo, 'number')}
      {choice('screening', words.screening, choicesOf(words.screenings))}
      {choice('owner', words.owner, owners)}
      {input('from', words.appliedFrom, 'date')}
      {input('to', words.appliedTo, 'date')}
      {choice('source', words.source, textChoices(values.data?.sources ?? [], filter.source))}
      {choice('tag', words.tag, textChoices(values.data?.tags ?? [], filter.tag))}
      {choice('knockout', words.knockout, [
        { value: 'true', label: words.knockoutYes },
        { value: 'false', label: words.knockoutNo },
      ])}
      <div className="flex items-end pb-2">
        <Checkbox
          label={words.archived}
          checked={filter.archived === 'true'}
          onChange={event => onChange({ archived: event.target.checked ? 'true' : null })}
        />
      </div>
    </div>
  )
}

/** A requirement of the chosen job, and how it is met. */
function RequirementFilter({ filter, onChange }: Omit<FilterPanelProps, 'jobs'>) {
  const job = useQuery({ ...jobQuery(filter.job_id ?? ''), enabled: Boolean(filter.job_id) })
  const [requirement = '', result = 'met'] = filter.requirement?.split(':') ?? []
  const change = (id: string, value: string) => onChange({ requirement: id ? `${id}:${value}` : null })
  return (
    <>
      <Field label={words.requirement} help={filter.job_id ? undefined : words.requirementNeedsJob}>
        <Select
          disabled={!filter.job_id}
          choices={(job.data?.requirements ?? []).map(({ id, text }) => ({ value: id, label: text }))}
          placeholder={words.anyRequirement}
          value={requirement}
          onChange={event => change(event.target.value, result)}
        />
      </Field>
      <Field label={words.requirementResult}>
        <Select
          disabled={!requirement}
          choices={choicesOf(words.results)}
          value={result}
          onChange={event => change(requirement, event.target.value)}
        />
      </Field>
    </>
  )
}
