import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { SaveBar } from '#ui/save-bar.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { type InterviewSettings, interviewSettings, interviewSettingsInput } from '../../contract.ts'
import { interviewSettingsWords as words } from '../../words/settings.ts'
import { interviewSettingsQuery, saveSettings } from '../api.ts'
import { CandidatePreview } from './candidate-preview.tsx'
import { LengthSection, RecordingSection } from './course-sections.tsx'
import { LinkSection } from './link-section.tsx'
import type { SettingsValues } from './settings-form.ts'
import { GeneralSection, PacingSection, VoiceSection } from './style-sections.tsx'

const FIELDS = Object.keys(interviewSettingsInput.shape) as (keyof SettingsValues)[]
interface SettingsEditorProps {
  /** Null for settings that do not exist yet. */
  saved: InterviewSettings | null
  /** What the form shows first. */
  start: InterviewSettings
  readOnly: boolean
  /** How long the organization stores anything, and where that is changed. */
  mostDays: number
  limitHref: string
  onSaved: (saved: InterviewSettings) => void
  /** Leaves new settings; saved ones are shown as they were. */
  onDiscard: () => void
}

/** What the form edits. Not checked: new settings have no name yet. */
const valuesOf = (settings: InterviewSettings) =>
  Object.fromEntries(FIELDS.map(field => [field, settings[field]])) as Required<SettingsValues>

/** The button that saved can be far below the message. */
const scrollTo = (message: HTMLElement | null) => {
  message?.scrollIntoView({ block: 'center' })
}

type Saved = Pick<InterviewSettings, 'id' | 'updated_at'>

/** What someone else saved meanwhile, if that is why the settings were not saved. */
function theirsIn(error: Error | null): Saved | null {
  if (!(error instanceof CallError) || error.code !== 'stale_edit') return null
  return interviewSettings.pick({ id: true, updated_at: true }).safeParse(error.problem['current']).data ?? null
}

/** One set of interview settings, next to what candidates read. */
export function SettingsEditor(props: SettingsEditorProps) {
  const { saved, start: shown, readOnly, mostDays, limitHref, onSaved, onDiscard } = props
  const client = useQueryClient()
  const start = valuesOf(shown)
  const form = useSchemaForm(interviewSettingsInput, start)
  const { isDirty } = form.formState
  const section = { form, readOnly }
  const { setFocus } = form
  const isNew = !saved
  // New settings begin with their name. The button that was pressed for them may be gone.
  useEffect(() => {
    if (isNew) setFocus('name', { shouldSelect: true })
  }, [isNew, setFocus])
  const save = useMutation({
    mutationFn: ({ values, over }: { values: SettingsValues; over: Saved | null }) => saveSettings(over, values),
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
  const theirs = theirsIn(save.error)
  const seen = interviewSettingsInput.safeParse(form.watch())
  const name = form.watch('name')
  return (
    <form noValidate onSubmit={form.handleSubmit(() => save.mutate({ values: form.getValues(), over: saved }))}>
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 [&_section]:border-b [&_section]:border-line [&_section]:py-6 [&>fieldset:last-child>section:last-child]:border-0">
          {readOnly && (
            <div className="pt-6">
              <Alert tone="neutral" title={words.readOnly} />
            </div>
          )}
          {save.error && (
            <div ref={scrollTo} className="pt-6">
              <Alert
                tone="danger"
                title={words.saveFailed}
                live
                actions={
                  theirs && (
                    <>
                      <Button size="small" onClick={() => save.mutate({ values: form.getValues(), over: theirs })}>
                        {words.saveMine}
                      </Button>
                      <Button
                        size="small"
                        onClick={() => void client.invalidateQueries({ queryKey: interviewSettingsQuery().queryKey })}
                      >
                        {words.loadTheirs}
                      </Button>
                    </>
                  )
                }
              >
                {errorWords(save.error).says}
              </Alert>
            </div>
          )}
          <fieldset disabled={readOnly} className="contents">
            <GeneralSection {...section} isDefault={Boolean(saved?.is_default)} />
          </fieldset>
          {/* Not disabled as a whole: who may not edit can still listen. */}
          <VoiceSection {...section} />
          <fieldset disabled={readOnly} className="contents">
            <PacingSection {...section} />
            <LengthSection {...section} />
            <RecordingSection {...section} mostDays={mostDays} limitHref={limitHref} />
            <LinkSection {...section} />
          </fieldset>
        </div>
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
