import { Sparkles } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { ChipsInput } from '#ui/chips-input.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MOST_LOCATIONS } from '../policy.ts'
import { draftingWords } from '../words/drafting.ts'
import { editorWords as words } from '../words/editor.ts'
import { jobTerms } from '../words/terms.ts'
import { AskedRequirements } from './asked-requirements.tsx'
import { choicesOf } from './choices.ts'
import { HiringTeamField, type Colleague } from './hiring-team-field.tsx'
import { FlowCards } from './flow-cards.tsx'
import { type FlowChoice, questionsBefore, roundsWithPeople, type SettingsChoice } from './interview-choices.ts'
import type { JobFormInput, JobFormValues } from './job-schema.ts'
import { PayField } from './pay-field.tsx'
import { QuestionsField } from './questions-field.tsx'
import { RequirementsField } from './requirements-field.tsx'
import { ShowPayField } from './show-pay-field.tsx'
import { type SectionName, sectionTitles } from './sections.ts'
import type { SuggestRequirements } from './suggested-requirements.tsx'
import { useToday } from './use-today.ts'
import type { Proposals } from './use-proposed-checks.ts'

/** Large, and only needed for the description. */
const RichTextEditor = lazy(() => import('#ui/rich-text/editor.tsx'))

const DraftPanel = lazy(() => import('./draft-panel.tsx'))

export type JobForm = UseFormReturn<JobFormInput, unknown, JobFormValues>

interface SectionProps {
  name: SectionName
  note: string
  actions?: ReactNode
  children: ReactNode
}

const Section = ({ name, note, actions, children }: SectionProps) => (
  <section
    id={name}
    aria-labelledby={`${name}-title`}
    className="scroll-mt-16 border-t border-line px-4 py-6 first:border-t-0 md:px-7"
  >
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h2 id={`${name}-title`} className="text-16 font-semibold">
          {sectionTitles[name]}
        </h2>
        <p className="mt-0.5 max-w-[62ch] text-13 text-text-2">{note}</p>
      </div>
      {actions}
    </div>
    <div className="mt-4 grid gap-5">{children}</div>
  </section>
)

const orNull = { setValueAs: (value: string | null) => value || null }

export interface JobFormFieldsProps {
  form: JobForm
  flows: readonly FlowChoice[]
  settings: readonly SettingsChoice[]
  people: readonly Colleague[]
  proposals: Proposals
  suggestRequirements: SuggestRequirements
  /** Of the organization, ISO 3166. */
  country: string | null
  /** What the organization's form asks. */
  formNote?: ReactNode
  /** Where a flow is created; undefined if the reader cannot. */
  createFlow?: string
  /** What else belongs to the interview. */
  customAi?: ReactNode
}

/** Every field of a job. */
export function JobFormFields(props: JobFormFieldsProps) {
  const { form, flows, settings, people, proposals, suggestRequirements, country } = props
  const { register, control, formState } = form
  const { errors } = formState
  const closing = form.watch('closing_date')
  const flowId = form.watch('interview_flow_id')
  const flow = flows.find(({ value }) => value === flowId)
  const today = useToday()
  const [drafting, setDrafting] = useState(false)
  const openDraft = useRef<HTMLButtonElement>(null)
  const closeDraft = () => {
    setDrafting(false)
    openDraft.current?.focus()
  }
  const passed = Boolean(closing) && String(closing) < today
  return (
    <>
      <Section name="details" note={words.role.note}>
        <Field label={words.role.name} error={errors.title?.message} required>
          <Input {...register('title')} maxLength={160} placeholder={words.role.namePlaceholder} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label={words.role.department} optional error={errors.department?.message}>
            <Input {...register('department', orNull)} maxLength={120} />
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
        </div>
        <Field label={words.role.locations} optional aside={words.role.locationsHelp} error={errors.locations?.message}>
          <Controller
            control={control}
            name="locations"
            render={({ field }) => (
              <ChipsInput
                value={field.value ?? []}
                onChange={field.onChange}
                onBlur={field.onBlur}
                most={MOST_LOCATIONS}
                maxLength={120}
                splitsAtCommas
                placeholder={field.value?.length ? words.role.addLocation : words.role.locationsPlaceholder}
                removeLabel={words.role.removeLocation}
              />
            )}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label={words.role.workplace}>
            <Select {...register('workplace')} choices={choicesOf(jobTerms.workplace)} />
          </Field>
          <Field label={words.role.openings} error={errors.openings?.message}>
            <Input
              {...register('openings', { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
              min={1}
              max={999}
              className="num"
            />
          </Field>
          <Field
            label={words.role.closing}
            optional
            error={errors.closing_date?.message ?? (passed ? words.role.closingPassed : undefined)}
          >
            <Input type="date" {...register('closing_date', orNull)} />
          </Field>
        </div>
      </Section>
      <Section
        name="description"
        note={words.description.note}
        actions={
          <Button ref={openDraft} aria-expanded={drafting} onClick={() => setDrafting(!drafting)}>
            <Icon of={Sparkles} /> {draftingWords.ai.open}
          </Button>
        }
      >
        <Controller
          control={control}
          name="description"
          render={({ field, fieldState }) => (
            <Field
              label={<span className="sr-only">{words.description.title}</span>}
              group
              error={fieldState.error?.message}
            >
              <Suspense fallback={<Skeleton className="h-64" />}>
                <RichTextEditor
                  value={field.value ?? ''}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  invalid={fieldState.invalid}
                />
              </Suspense>
            </Field>
          )}
        />
        {drafting && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <DraftPanel form={form} onClose={closeDraft} />
          </Suspense>
        )}
      </Section>
      <Section name="requirements" note={words.requirements.note}>
        <Controller
          control={control}
          name="requirements"
          render={({ field, fieldState }) => (
            <RequirementsField
              value={(field.value ?? []) as never}
              onChange={field.onChange}
              proposals={proposals}
              questionsBefore={questionsBefore(flow)}
              description={form.watch('description') ?? ''}
              suggest={suggestRequirements}
              error={fieldState.error && (fieldState.error.message ?? words.requirements.incomplete)}
            />
          )}
        />
      </Section>
      <Section name="pay" note={words.pay.note}>
        <Controller
          control={control}
          name="salary"
          render={({ field }) => (
            <PayField
              value={field.value as never}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.salary?.message ?? errors.salary?.min?.message ?? errors.salary?.max?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="show_salary"
          render={({ field }) => (
            <ShowPayField
              value={field.value ?? true}
              hasPay={Boolean(form.watch('salary'))}
              country={country}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      </Section>
      <Section name="questions" note={words.questions.note}>
        {props.formNote}
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
      </Section>
      <Section name="team" note={words.team.note}>
        <Controller
          control={control}
          name="hiring_team"
          render={({ field, fieldState }) => (
            <HiringTeamField
              value={field.value ?? []}
              onChange={field.onChange}
              people={people}
              rounds={roundsWithPeople(flow)}
              error={fieldState.error && (fieldState.error.message ?? words.team.incomplete)}
            />
          )}
        />
      </Section>
      <Section name="interview" note={words.interview.note}>
        <Field label={words.interview.flow} group error={errors.interview_flow_id?.message}>
          <Controller
            control={control}
            name="interview_flow_id"
            render={({ field }) => (
              <FlowCards
                flows={flows}
                value={field.value ?? null}
                onChange={field.onChange}
                onBlur={field.onBlur}
                createHref={props.createFlow}
              />
            )}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={words.interview.settings} error={errors.interview_settings_id?.message}>
            <Select
              {...register('interview_settings_id', orNull)}
              choices={settings}
              placeholder={settings.length === 0 ? words.interview.none : undefined}
            />
          </Field>
        </div>
        <Controller
          control={control}
          name="requirements"
          render={({ field }) => (
            <AskedRequirements
              value={(field.value ?? []) as never}
              onChange={field.onChange}
              flow={flow}
              minutes={settings.find(({ value }) => value === form.watch('interview_settings_id'))?.minutes}
            />
          )}
        />
        {props.customAi}
      </Section>
    </>
  )
}
