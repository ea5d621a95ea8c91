import { useInfiniteQuery } from '@tanstack/react-query'
import { jobsQuery } from '#modules/jobs/web/api.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { ANSWER_TYPES, LONGEST_MEANING, LONGEST_NAME, LONGEST_QUESTION } from '../policy.ts'
import { customAiWords, fieldWords as words } from '../words/page.ts'
import type { DraftField } from './draft-field.ts'
import { TYPE_ICONS } from './type-icons.ts'

export interface QuestionProps {
  draft: DraftField
  onChange: (change: Partial<DraftField>) => void
  /** By the path of the input. */
  errors: Readonly<Record<string, string>>
  readOnly: boolean
  /** The titles of the jobs that are chosen, also if they are not open anymore. */
  chosenJobs: readonly { id: string; title: string }[]
}

/** What is asked, from what, and about whom. */
export function QuestionFields({ draft, onChange, errors, readOnly, chosenJobs }: QuestionProps) {
  return (
    <fieldset disabled={readOnly} className="grid gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid content-start gap-4">
        <Field label={words.question} help={words.questionHelp} error={errors.question}>
          <Textarea
            rows={3}
            maxLength={LONGEST_QUESTION}
            className="text-16"
            value={draft.question}
            onChange={event => onChange({ question: event.target.value })}
          />
        </Field>
        <Field label={customAiWords.type} group>
          <div className="flex flex-wrap gap-1.5">
            {ANSWER_TYPES.map(type => (
              <label
                key={type}
                className="relative inline-flex h-[34px] cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 text-13 font-medium has-checked:border-brand has-checked:text-brand has-checked:shadow-[inset_0_0_0_1px_var(--brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:opacity-60 max-md:h-11"
              >
                <input
                  type="radio"
                  name="answer_type"
                  className="absolute inset-0 m-0 cursor-pointer opacity-0"
                  checked={draft.answer_type === type}
                  onChange={() => onChange({ answer_type: type })}
                />
                <Icon of={TYPE_ICONS[type]} size={16} />
                {customAiWords.types[type]}
              </label>
            ))}
          </div>
        </Field>
        <Meaning draft={draft} onChange={onChange} errors={errors} />
      </div>
      <div className="grid content-start gap-4">
        <Field label={words.name} error={errors.name}>
          <Input
            maxLength={LONGEST_NAME}
            value={draft.name}
            onChange={event => onChange({ name: event.target.value })}
          />
        </Field>
        <Field
          label={customAiWords.source}
          group
          error={errors.source ?? (draft.fromResume || draft.fromInterview ? undefined : words.needsSource)}
        >
          <div className="grid gap-1">
            <Checkbox
              label={words.fromResume}
              checked={draft.fromResume}
              onChange={event => onChange({ fromResume: event.target.checked })}
            />
            <Checkbox
              label={words.fromInterview}
              checked={draft.fromInterview}
              onChange={event => onChange({ fromInterview: event.target.checked })}
            />
          </div>
        </Field>
        <Jobs draft={draft} onChange={onChange} error={errors.job_ids} chosenJobs={chosenJobs} />
        <Checkbox
          label={words.blind}
          help={words.blindHelp}
          checked={draft.hidden_in_blind_review}
          onChange={event => onChange({ hidden_in_blind_review: event.target.checked })}
        />
        <Checkbox
          label={words.enabled}
          checked={draft.enabled}
          onChange={event => onChange({ enabled: event.target.checked })}
        />
      </div>
    </fieldset>
  )
}

/** What the answers mean. */
function Meaning({ draft, onChange, errors }: Pick<QuestionProps, 'draft' | 'onChange' | 'errors'>) {
  const { answer_type: type, details } = draft
  const text = (name: 'yes' | 'no' | 'low' | 'high' | 'unit', label: string, maxLength: number) => (
    <Field key={name} label={label} error={errors[`details.${name}`]}>
      <Input
        maxLength={maxLength}
        value={details[name]}
        onChange={event => onChange({ details: { ...details, [name]: event.target.value } })}
      />
    </Field>
  )
  if (type === 'yes_no')
    return (
      <div className="grid gap-3">
        {text('yes', words.yesMeans, LONGEST_MEANING)}
        {text('no', words.noMeans, LONGEST_MEANING)}
        <p className="text-12 text-text-2">{words.notStated}</p>
      </div>
    )
  if (type === 'score')
    return (
      <div className="grid gap-3">
        {text('low', words.low, LONGEST_MEANING)}
        {text('high', words.high, LONGEST_MEANING)}
      </div>
    )
  if (type === 'number') return text('unit', words.unit, 20)
  if (type !== 'choice') return null
  return (
    <Field label={words.options} help={words.optionsHelp} error={errors['details.options']}>
      <Textarea
        rows={4}
        value={details.options.join('\n')}
        onChange={event => onChange({ details: { ...details, options: event.target.value.split('\n').slice(0, 12) } })}
      />
    </Field>
  )
}

/** All jobs, or those that are chosen. */
function Jobs({
  draft,
  onChange,
  error,
  chosenJobs,
}: Pick<QuestionProps, 'draft' | 'onChange' | 'chosenJobs'> & { error: string | undefined }) {
  const jobs = useInfiniteQuery({ ...jobsQuery({}), enabled: !draft.all_jobs })
  const listed = jobs.data?.pages.flatMap(({ items }) => items.map(({ id, title }) => ({ id, title }))) ?? []
  const choices = [...listed, ...chosenJobs.filter(({ id }) => !listed.some(one => one.id === id))]
  const toggle = (id: string, on: boolean) =>
    onChange({ job_ids: on ? [...draft.job_ids, id] : draft.job_ids.filter(one => one !== id) })
  return (
    <div className="grid gap-2">
      <Field label={words.jobs} error={error}>
        <Select
          choices={[
            { value: 'all', label: words.allJobs },
            { value: 'selected', label: words.selectedJobs },
          ]}
          value={draft.all_jobs ? 'all' : 'selected'}
          onChange={event => onChange({ all_jobs: event.target.value === 'all' })}
        />
      </Field>
      {!draft.all_jobs && (
        <div role="group" aria-label={words.selectedJobs} className="grid max-h-48 gap-1 overflow-y-auto p-1">
          {choices.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={draft.job_ids.includes(id)}
              onChange={event => toggle(id, event.target.checked)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
