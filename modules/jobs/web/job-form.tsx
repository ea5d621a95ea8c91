import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { prose } from '#platform/contract/shapes.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { type Choice, Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { type Job, jobInput, requirement } from '../contract.ts'
import { editorWords as words } from '../words/editor.ts'
import { jobTerms } from '../words/terms.ts'
import { choicesOf } from './choices.ts'
import { HiringTeamField, type TeamMember } from './hiring-team-field.tsx'
import { plainFromRich } from './plain-text.ts'
import { QuestionsField } from './questions-field.tsx'
import { RequirementsField } from './requirements-field.tsx'
import type { ProposeChecks } from './use-proposed-checks.ts'

/** The form's values: the description as plain text, locations on one line, and requirements including empty lines. */
export const jobFormSchema = jobInput
  .pick({
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
    hiring_team: true,
  })
  .extend({ requirements: z.array(requirement.extend({ text: prose(300) })).max(20) })
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
  hiring_team: [],
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

/** Every field of a job. */
export function JobFormFields({
  form,
  flows,
  settings,
  people,
  proposeChecks,
}: {
  form: JobForm
  flows: readonly Choice[]
  settings: readonly Choice[]
  people: readonly TeamMember[]
  proposeChecks: ProposeChecks
}) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Part title={words.role.title} note={words.role.note}>
        <Field label={words.role.name} error={errors.title?.message} required>
          <Input {...register('title')} maxLength={160} placeholder={words.role.namePlaceholder} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={words.role.department} optional error={errors.department?.message}>
            <Input {...register('department', orNull)} maxLength={120} />
          </Field>
          <Field
            label={words.role.locations}
            optional
            aside={words.role.locationsHelp}
            error={errors.locations?.message}
          >
            <Controller
              control={control}
              name="locations"
              render={({ field }) => <LocationsInput value={field.value ?? []} onChange={field.onChange} />}
            />
          </Field>
          <Field label={words.role.workplace}>
            <Select {...register('workplace')} choices={choicesOf(jobTerms.workplace)} />
          </Field>
          <Field label={words.role.employment}>
            <Select {...register('employment_type')} choices={choicesOf(jobTerms.employment)} />
          </Field>
          <Field label={words.role.experience} optional>
            <Select
              {...register('experience_level', orNull)}
              placeholder={words.role.anyExperience}
              choices={choicesOf(jobTerms.experience)}
            />
          </Field>
          <Field label={words.role.closing} optional error={errors.closing_date?.message}>
            <Input type="date" {...register('closing_date', orNull)} />
          </Field>
        </div>
        <Field label={words.role.description} help={words.role.descriptionHelp} error={errors.description?.message}>
          <Textarea {...register('description')} className="min-h-52" placeholder={words.role.descriptionPlaceholder} />
        </Field>
      </Part>
      <Part title={words.requirements.title} note={words.requirements.note}>
        <Controller
          control={control}
          name="requirements"
          render={({ field, fieldState }) => (
            <RequirementsField
              value={(field.value ?? []) as never}
              onChange={field.onChange}
              proposeChecks={proposeChecks}
              error={fieldState.error && (fieldState.error.message ?? words.requirements.incomplete)}
            />
          )}
        />
      </Part>
      <Part title={words.interview.title} note={words.interview.note}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={words.interview.flow} error={errors.interview_flow_id?.message}>
            <Select
              {...register('interview_flow_id', orNull)}
              choices={flows}
              placeholder={flows.length === 0 ? words.interview.none : undefined}
            />
          </Field>
          <Field label={words.interview.settings} error={errors.interview_settings_id?.message}>
            <Select
              {...register('interview_settings_id', orNull)}
              choices={settings}
              placeholder={settings.length === 0 ? words.interview.none : undefined}
            />
          </Field>
        </div>
      </Part>
      <Part title={words.team.title} note={words.team.note}>
        <Controller
          control={control}
          name="hiring_team"
          render={({ field, fieldState }) => (
            <HiringTeamField
              value={field.value ?? []}
              onChange={field.onChange}
              people={people}
              error={fieldState.error?.message}
            />
          )}
        />
      </Part>
      <Part title={words.questions.title} note={words.questions.note}>
        <Controller
          control={control}
          name="extra_questions"
          render={({ field, fieldState }) => (
            <QuestionsField
              value={(field.value ?? []) as never}
              onChange={field.onChange}
              error={fieldState.error && (fieldState.error.message ?? words.questions.incomplete)}
            />
          )}
        />
      </Part>
    </>
  )
}

function LocationsInput({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const split = (text: string) =>
    text
      .split(',')
      .map(one => one.trim())
      .filter(Boolean)
  return (
    <Input
      defaultValue={value.join(', ')}
      placeholder={words.role.locationsPlaceholder}
      onChange={event => onChange(split(event.target.value))}
    />
  )
}
