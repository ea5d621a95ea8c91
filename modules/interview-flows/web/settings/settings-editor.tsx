import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { Select } from '#ui/select.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { type InterviewSettings, interviewSettingsInput } from '../../contract.ts'
import { interviewSettingsWords as words } from '../../words/settings.ts'
import { interviewSettingsQuery, saveSettings } from '../api.ts'
import { CandidatePreview } from './candidate-preview.tsx'
import { VoiceChoice } from './voice-choice.tsx'

type SettingsValues = z.input<typeof interviewSettingsInput>

const FIELDS = Object.keys(interviewSettingsInput.shape) as (keyof SettingsValues)[]
const number = { setValueAs: (value: unknown) => (value === '' || value === null ? undefined : Number(value)) }
const optionalNumber = { setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)) }
const upTo3 = (label: (count: number) => string) =>
  [0, 1, 2, 3].map(count => ({ value: String(count), label: label(count) }))
const TONES = Object.entries(words.tones).map(([value, label]) => ({ value, label }))
const RECORDINGS = Object.entries(words.recordings).map(([value, { label, note }]) => ({ value, label, help: note }))

interface SettingsEditorProps {
  /** Null for settings that do not exist yet. */
  saved: InterviewSettings | null
  /** What the form shows first. */
  start: InterviewSettings
  readOnly: boolean
  onSaved: (saved: InterviewSettings) => void
  /** Leaves new settings; saved ones are shown as they were. */
  onDiscard: () => void
}

/** One set of interview settings, next to what candidates read. */
export function SettingsEditor({ saved, start: shown, readOnly, onSaved, onDiscard }: SettingsEditorProps) {
  const client = useQueryClient()
  const start = useMemo(() => interviewSettingsInput.parse(shown), [shown])
  const form = useSchemaForm(interviewSettingsInput, start)
  const { errors, isDirty } = form.formState
  const save = useMutation({
    mutationFn: (values: SettingsValues) => saveSettings(saved, values),
    onSuccess: async next => {
      await client.invalidateQueries({ queryKey: interviewSettingsQuery().queryKey })
      onSaved(next)
    },
    onError: error => {
      if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, FIELDS)
    },
  })
  const unsaved = !readOnly && (isDirty || !saved)
  useLeaveWarning(unsaved && isDirty)
  const isStale = save.error instanceof CallError && save.error.code === 'stale_edit'
  const seen = interviewSettingsInput.safeParse(form.watch())
  const name = form.watch('name')
  return (
    <form noValidate onSubmit={form.handleSubmit(() => save.mutate(form.getValues()))}>
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,1fr)_340px]">
        <fieldset
          disabled={readOnly}
          className="min-w-0 [&>section]:border-b [&>section]:border-line [&>section]:py-6 [&>section:last-child]:border-0"
        >
          {readOnly && <Alert tone="neutral" title={words.readOnly} />}
          {save.error && (
            <Alert
              tone="danger"
              title={words.saveFailed}
              live
              actions={
                isStale && (
                  <Button
                    size="small"
                    onClick={() => void client.invalidateQueries({ queryKey: interviewSettingsQuery().queryKey })}
                  >
                    {words.loadTheirs}
                  </Button>
                )
              }
            >
              {errorWords(save.error).says}
            </Alert>
          )}
          <section aria-label={words.general} className="grid gap-4 sm:grid-cols-2">
            <Field label={words.name} help={words.nameHelp} error={errors.name?.message} required>
              <Input {...form.register('name')} maxLength={120} />
            </Field>
            <Field label={words.persona} help={words.personaHelp} error={errors.persona?.message} required>
              <Input {...form.register('persona')} maxLength={80} />
            </Field>
            <Field label={words.tone} help={words.toneHelp} error={errors.tone?.message}>
              <Select {...form.register('tone')} choices={TONES} />
            </Field>
            <Checkbox
              {...form.register('is_default')}
              className="sm:pt-6"
              label={words.makeDefault}
              help={words.makeDefaultHelp}
              error={errors.is_default?.message}
              disabled={readOnly || saved?.is_default}
            />
          </section>
          <section aria-label={words.voice}>
            <h2 className="mb-3 font-semibold">{words.voice}</h2>
            <VoiceChoice
              field={form.register('voice_id')}
              chosen={form.watch('voice_id')}
              error={errors.voice_id?.message}
              readOnly={readOnly}
            />
          </section>
          <section aria-label={words.length}>
            <h2 className="mb-3 font-semibold">{words.length}</h2>
            <div className="grid gap-4 sm:grid-cols-3">
              <Field label={words.minutes} error={errors.minutes?.message} required>
                <Input {...form.register('minutes', number)} type="number" inputMode="numeric" min={5} max={60} />
              </Field>
              <Field label={words.followUps} error={errors.follow_ups?.message}>
                <Select {...form.register('follow_ups', number)} choices={upTo3(words.upTo)} />
              </Field>
              <Field label={words.retakes} error={errors.retakes?.message}>
                <Select {...form.register('retakes', number)} choices={upTo3(words.retakeCount)} />
              </Field>
            </div>
            <p className="mt-3 text-13 text-text-2">{words.lengthNote}</p>
          </section>
          <section aria-label={words.recording} className="grid gap-4">
            <Field label={<span className="text-14 font-semibold">{words.recording}</span>} group>
              <RadioCards {...form.register('recording')} cards={RECORDINGS} columns={3} />
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={words.recordingDays} optional error={errors.recording_days?.message}>
                <Input {...form.register('recording_days', optionalNumber)} type="number" inputMode="numeric" min={1} />
              </Field>
              <Field
                label={words.transcriptDays}
                help={words.daysHelp}
                optional
                error={errors.transcript_days?.message}
              >
                <Input
                  {...form.register('transcript_days', optionalNumber)}
                  type="number"
                  inputMode="numeric"
                  min={1}
                />
              </Field>
            </div>
            <p className="text-13 text-text-2">{words.daysHelp}</p>
          </section>
          <section aria-label={words.link} className="grid gap-4 sm:grid-cols-2">
            <h2 className="font-semibold sm:col-span-2">{words.link}</h2>
            <Field label={words.linkDays} help={words.linkDaysHelp} error={errors.link_valid_days?.message} required>
              <Input {...form.register('link_valid_days', number)} type="number" inputMode="numeric" min={1} max={30} />
            </Field>
            <Checkbox
              {...form.register('reminders')}
              className="sm:pt-6"
              label={words.reminders}
              help={words.remindersHelp}
            />
          </section>
        </fieldset>
        <div className="py-6 xl:sticky xl:top-0 xl:self-start">
          <CandidatePreview settings={seen.success ? seen.data : start} />
        </div>
      </div>
      {unsaved && (
        <SaveBar
          title={words.unsaved(name || words.newName)}
          note={saved ? words.unsavedNote : undefined}
          discard={words.discard}
          save={saved ? words.save : words.createThese}
          busy={save.isPending}
          onDiscard={() => {
            form.reset(start)
            save.reset()
            onDiscard()
          }}
        />
      )}
    </form>
  )
}
