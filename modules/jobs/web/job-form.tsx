import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { type Choice, Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { type Job, jobInput } from '../contract.ts'
import { choicesOf, EMPLOYMENT_WORDS, EXPERIENCE_WORDS, WORKPLACE_WORDS } from './job-words.ts'
import { plainFromRich } from './plain-text.ts'
import { QuestionsField } from './questions-field.tsx'
import { RequirementsField } from './requirements-field.tsx'

/** What the form edits: the description as plain text, places on one line. */
export const jobFormSchema = jobInput.pick({
  title: true,
  department: true,
  workplace: true,
  employment_type: true,
  experience_level: true,
  locations: true,
  description: true,
  requirements: true,
  openings: true,
  closing_date: true,
  interview_flow_id: true,
  interview_settings_id: true,
  extra_questions: true,
})
export type JobFormInput = z.input<typeof jobFormSchema>
export type JobFormValues = z.output<typeof jobFormSchema>
export type JobForm = UseFormReturn<JobFormInput, unknown, JobFormValues>

export const formValuesOf = (job: Job): JobFormInput => ({ ...job, description: plainFromRich(job.description) })

export const emptyJob: JobFormInput = {
  title: '',
  department: null,
  workplace: 'on_site',
  employment_type: 'full_time',
  experience_level: null,
  locations: [],
  description: '',
  requirements: [{ id: 'r1', text: '', must_have: true }],
  openings: 1,
  closing_date: null,
  interview_flow_id: null,
  interview_settings_id: null,
  extra_questions: [],
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line px-4 py-7 lg:grid-cols-[220px_minmax(0,680px)] md:px-7">
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 max-w-[44ch] text-13 text-text-2">{note}</p>
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  )
}

const orNull = { setValueAs: (value: string | null) => value || null }

/** Everything about a job, in the order in which one thinks of it. */
export function JobFormFields({
  form,
  flows,
  settings,
}: {
  form: JobForm
  flows: readonly Choice[]
  settings: readonly Choice[]
}) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Part title="The role" note="What candidates see first.">
        <Field label="Title" error={errors.title?.message} required>
          <Input {...register('title')} maxLength={160} placeholder="Backend Engineer" />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Department" optional error={errors.department?.message}>
            <Input {...register('department', orNull)} maxLength={120} />
          </Field>
          <Field label="Places" optional aside="separated by commas" error={errors.locations?.message}>
            <Controller
              control={control}
              name="locations"
              render={({ field }) => <PlacesInput value={field.value ?? []} onChange={field.onChange} />}
            />
          </Field>
          <Field label="Workplace">
            <Select {...register('workplace')} choices={choicesOf(WORKPLACE_WORDS)} />
          </Field>
          <Field label="Employment">
            <Select {...register('employment_type')} choices={choicesOf(EMPLOYMENT_WORDS)} />
          </Field>
          <Field label="Experience" optional>
            <Select {...register('experience_level', orNull)} placeholder="Any" choices={choicesOf(EXPERIENCE_WORDS)} />
          </Field>
          <Field label="Closes after" optional error={errors.closing_date?.message}>
            <Input type="date" {...register('closing_date', orNull)} />
          </Field>
        </div>
        <Field
          label="Description"
          help="A blank line starts a new paragraph. A line that begins with “- ” becomes a point of a list."
          error={errors.description?.message}
        >
          <Textarea
            {...register('description')}
            className="min-h-52"
            placeholder="You build and keep the services that move goods across Europe."
          />
        </Field>
      </Part>
      <Part
        title="What it needs"
        note="Résumés are read against these, one by one, with a quote for each. Write what you would check yourself."
      >
        <Controller
          control={control}
          name="requirements"
          render={({ field, fieldState }) => (
            <RequirementsField
              value={(field.value ?? []) as never}
              onChange={field.onChange}
              error={fieldState.error && 'Please fill each line in, or remove it.'}
            />
          )}
        />
      </Part>
      <Part title="The interview" note="The same questions and the same scale for everyone who applies.">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Interview flow" error={errors.interview_flow_id?.message}>
            <Select
              {...register('interview_flow_id', orNull)}
              choices={flows}
              placeholder={flows.length === 0 ? 'None yet' : undefined}
            />
          </Field>
          <Field label="Interviewer" error={errors.interview_settings_id?.message}>
            <Select
              {...register('interview_settings_id', orNull)}
              choices={settings}
              placeholder={settings.length === 0 ? 'None yet' : undefined}
            />
          </Field>
        </div>
      </Part>
      <Part title="Questions on the form" note="Asked for this job alone, beside your organization’s form.">
        <Controller
          control={control}
          name="extra_questions"
          render={({ field, fieldState }) => (
            <QuestionsField
              value={(field.value ?? []) as never}
              onChange={field.onChange}
              error={fieldState.error && 'Please word each question, or remove it.'}
            />
          )}
        />
      </Part>
    </>
  )
}

function PlacesInput({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const split = (text: string) =>
    text
      .split(',')
      .map(one => one.trim())
      .filter(Boolean)
  return (
    <Input
      defaultValue={value.join(', ')}
      placeholder="Berlin, Hamburg"
      onChange={event => onChange(split(event.target.value))}
    />
  )
}
